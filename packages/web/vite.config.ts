/** How the page is built: one small first load, each game's words and board on demand, nothing inline (strict CSP). */
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** While the page is being written, what it asks of the server goes to a `polity serve` on this port. */
const server = `http://127.0.0.1:${process.env.POLITY_PORT ?? 3000}`;

/** Lays a compressed copy beside every file, so that the server need not compress while people wait. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          const source = Buffer.from(file.type === 'chunk' ? file.code : file.source);
          if (source.length < 1024) continue;
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.br`, source: brotliCompressSync(source) });
          this.emitFile({ type: 'asset', fileName: `${file.fileName}.gz`, source: gzipSync(source) });
        }
      },
    },
  };
}

export default defineConfig({
  plugins: [react(), compressed()],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: true },
  server: { host: '127.0.0.1', proxy: { '/api': { target: server, ws: true } } },
});
