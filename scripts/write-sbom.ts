import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '../src/shared/platform/clock.ts';
import type { LockFile } from './lock/lock-file.ts';
import { billOfMaterials } from './packages/bill-of-materials.ts';

/** Writes the software bill of materials beside the build. */
const root = join(import.meta.dirname, '..');
const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const lock = read('package-lock.json') as LockFile;
const { name, version } = read('package.json') as { name: string; version: string };
const bill = billOfMaterials(lock, { name, version, madeAt: systemClock() });
mkdirSync(join(root, 'dist'), { recursive: true });
writeFileSync(join(root, 'dist/sbom.cdx.json'), `${JSON.stringify(bill, undefined, 2)}\n`);
console.log(`dist/sbom.cdx.json: ${bill.components.length} packages.`);
