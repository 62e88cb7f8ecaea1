import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const target = process.env.SHOP_URL ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [react(), tailwindcss()],
  // The shop's API has no CORS headers and its session is in cookies: a page calls it on its own origin.
  // Without changeOrigin, which Vite adds to a plain text, so that the shop sees which page asks.
  server: { proxy: { '/api': { target, changeOrigin: false } } },
});
