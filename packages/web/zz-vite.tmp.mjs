import react from '@vitejs/plugin-react';
export default { plugins: [react()], cacheDir: '/tmp/zz-vite-cache', resolve: { conditions: ['polity-source', 'module', 'browser', 'development|production'] },
  server: { host: '127.0.0.1', port: 6399, strictPort: true, hmr: false, proxy: { '/api': { target: 'http://127.0.0.1:6398', ws: true } } } };
