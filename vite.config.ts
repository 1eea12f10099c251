import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sheets } from './src/blocks/sheets.ts';

/** Two builds: the browser's files with a manifest, and the server as one module that keeps its packages outside. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss()],
  appType: 'custom',
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node22', minify: false, sourcemap: true }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        rollupOptions: { input: ['src/client/main.ts', ...sheets] },
      },
}));
