import { existsSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { extensions } from './scripts/extensions/extensions-plugin.ts';
import { iconLines } from './scripts/icon-lines-plugin.ts';
import { inlineScript } from './scripts/inline-script-plugin.ts';
import { stylesheets } from './src/content/blocks/stylesheets.ts';

/**
 * What islands share comes in a few files, by who shares it, not in thirty of one kilobyte: each of those would cost
 * the browser a request and a round of compiling. Plain modules are separate from views: scripts use them, too, and a page
 * without an island must not fetch React for their sake. The kit's gallery shows every component and so shares
 * everything: what it shares with one other island only stays in a file of those two.
 */
const together = [
  { name: 'maplibre', test: /node_modules[\\/]maplibre-gl[\\/]/ },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  {
    // Of the calculators and the viewer; merged into a file of shared views they would burden every list.
    name: 'controls',
    test: /ui[\\/](slider|slider-input|tabs)\.tsx$|platform[\\/]bounds\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    // The visitor's place and distances from it: forms use them without a place field or a map.
    name: 'chosen-place',
    test: /maps[\\/]chosen-place\.ts$|platform[\\/]coordinates\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    // Place fields and maps: among the shared views they would come with every list.
    name: 'maps',
    test: /shared[\\/]maps[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
    includeDependenciesRecursively: false,
  },
  {
    // The type-ahead of a search field needs it on pages without an island.
    name: 'combobox-state',
    test: /ui[\\/]combobox-state\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    // Among the shared views they would come with lists, which have no such forms.
    name: 'forms',
    test: /(features|shared)[\\/](forms|leads|valuation)[\\/]/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 3_000,
    includeDependenciesRecursively: false,
  },
  {
    // What lists with filters share; the history of a list is used by stories, too, and is plain.
    name: 'faceted-list',
    test: /faceted-list[\\/](?!list-query-state|views[\\/]use-(list|focus))/,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_000,
    includeDependenciesRecursively: false,
  },
  {
    name: 'views',
    test: /\.tsx$|node_modules[\\/]lucide-react/,
    minShareCount: 3,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_000,
    includeDependenciesRecursively: false,
  },
  {
    name: 'small-scripts',
    test: /[\\/](back-link|contact-clicks|contact-hash|copy-link|disclosure|print-button|search-box)\.script\.ts$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'plain',
    test: /src[\\/](features[\\/](cars|finance|pricing)|shared[\\/](faceted-list|platform|search|sites|ui)|content[\\/]blocks)[\\/].*\.ts$/,
    minShareCount: 3,
    entriesAware: true,
    entriesAwareMergeThreshold: 1_000,
    includeDependenciesRecursively: false,
  },
];

/** Of the demo's own pages; images are built without the demo. */
const demoStylesheets = [
  'demo/server/directory/views/directory.css',
  'demo/server/docs/views/docs.css',
].filter((file) => existsSync(file));

/** Two builds: the browser's files with a manifest, and the server as one module with its packages external. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), tailwindcss(), inlineScript(), extensions(), ...(isSsrBuild ? [] : [iconLines()])],
  appType: 'custom',
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node22', minify: false, sourcemap: true }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        // MapLibre comes in one piece, and only where a map is seen.
        chunkSizeWarningLimit: 1100,
        // The page names its scripts itself (deferred-entry.ts); stylesheets of what opens later are still waited for.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')),
        },
        rolldownOptions: {
          // A constant that two files share is written into both, instead of making one load the other.
          optimization: { inlineConst: { mode: 'all' } },
          input: [
            'src/web/client/main.ts',
            'src/web/client/web-vitals.ts',
            ...stylesheets,
            ...demoStylesheets,
          ],
          output: {
            codeSplitting: { groups: together },
            // A shared file would be named after all entries that share it.
            chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
          },
        },
      },
}));
