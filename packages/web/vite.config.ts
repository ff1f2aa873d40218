/** How the page is built: one small first load, each game's words and board on demand, nothing inline (strict CSP). */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** While the page is being written, what it asks of the server goes to a `polity serve` on this port. */
const server = `http://127.0.0.1:${process.env.POLITY_PORT ?? 3000}`;

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false }, reportCompressedSize: true },
  server: { host: '127.0.0.1', proxy: { '/api': { target: server, ws: true } } },
});
