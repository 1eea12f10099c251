import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { features } from '../src/main/features.ts';
import { withFeatureTable } from './features/feature-table.ts';
import { inFolder } from './features/in-folder.ts';

/** `npm run features` writes what the features say of themselves into the README. */
const root = join(import.meta.dirname, '..');
const readme = join(root, 'README.md');
const listed = inFolder(features, join(root, 'src/features'));
writeFileSync(readme, withFeatureTable(readFileSync(readme, 'utf8'), listed));
