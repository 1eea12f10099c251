import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { sheets } from './src/blocks/sheets.ts';

/** Scripts of a few lines come together: each alone would cost a page more in requests than in words. */
const together = [
  {
    name: 'small-scripts',
    test: /(back-link|contact-clicks|contact-hash|copy-link|fold|print-button|search-box)\.script\.ts$/,
    includeDependenciesRecursively: false,
  },
];

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
        rolldownOptions: {
          input: ['src/client/main.ts', ...sheets],
          output: { codeSplitting: { groups: together } },
        },
      },
}));
