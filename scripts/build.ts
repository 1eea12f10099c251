import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

/** The browser's files and the server, then every text file once more in br and gzip. */
const root = join(import.meta.dirname, '..');
const quiet = { root, logLevel: 'warn', configFile: join(root, 'vite.config.ts') } as const;

const demoServer = 'demo/server/demo-server.ts';

await build(quiet);
await build({
  ...quiet,
  build: {
    ssr: true,
    rollupOptions: {
      // Workers are programs of their own, found by these names beside the server, which looks for files from where it is.
      input: {
        main: 'src/main/main.ts',
        'run-server': 'src/main/run-server.ts',
        'search-worker': 'src/shared/search/adapters/embedded/worker-entry.ts',
        'import-worker': 'src/features/inventory/adapters/import-worker.ts',
        'wanted-photos-worker': 'src/features/inventory/adapters/wanted-photos-worker.ts',
        'roll-back-worker': 'src/features/inventory/adapters/roll-back-worker.ts',
        'feed-worker': 'src/features/outgoing-feeds/adapters/feed-worker.ts',
        'paint-worker': 'src/content/publishing/adapters/paint-worker.ts',
        // Images are built without the demo.
        ...(existsSync(join(root, demoServer)) && { 'demo-server': demoServer }),
      },
      // Beside the server, too, since what is shared looks for files from where it is.
      output: { chunkFileNames: '[name]-[hash].js' },
    },
  },
});
// Data that the server opens as a file lies beside it.
await copyFile(
  join(root, 'src/shared/maps/tiles/basemap.mbtiles'),
  join(root, 'dist/server/basemap.mbtiles'),
);
await compress(join(root, 'dist/client/assets'));

async function compress(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!['.js', '.mjs', '.css', '.svg'].includes(extname(name))) continue;
    const bytes = await readFile(join(folder, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
    await writeFile(join(folder, `${name}.br`), brotliCompressSync(bytes, { params }));
    await writeFile(join(folder, `${name}.gz`), gzipSync(bytes, { level: 9 }));
  }
}
