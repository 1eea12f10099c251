import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockIndexFiles } from './blocks/block-index.ts';

/** `npm run blocks` lists the folders of src/content/blocks for the server and the studio. */
const folder = join(import.meta.dirname, '../src/content/blocks');
for (const [file, text] of Object.entries(blockIndexFiles(folder))) writeFileSync(join(folder, file), text);
