import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { extensionIn } from '../../src/main/extensions/find-extensions.ts';
import { inlineScript } from '../inline-script-plugin.ts';
import { extensions } from './extensions-plugin.ts';

const product = join(import.meta.dirname, '../..');
const folder = process.env['EXTENSION_FOLDER'] ?? process.cwd();
const source = extensionIn(folder);

/** The tests of one extension, wherever it lies, with the product's own Vitest. */
export default defineConfig({
  root: folder,
  cacheDir: join(product, '.cache/extensions/vite'),
  plugins: [inlineScript(), extensions(source ? [source] : [])],
  server: { fs: { strict: false } },
  test: { testTimeout: 60_000, hookTimeout: 60_000, include: ['**/*.test.{ts,tsx}'] },
});
