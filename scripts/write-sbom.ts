import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LockFile } from './lock/lock-file.ts';
import { type BillOfMaterials, ofProduction } from './packages/bill-of-materials.ts';

/** The software bill of materials of what is installed in production, as CycloneDX, beside the build. */
const root = join(import.meta.dirname, '..');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const printed = execFileSync(
  npm,
  ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'],
  { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2, stdio: ['ignore', 'pipe', 'ignore'] },
);
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as LockFile;
const { bill, missing } = ofProduction(JSON.parse(printed) as BillOfMaterials, lock);
if (missing.length > 0) console.error(`The bill of materials lacks ${missing.join(', ')}.`);
else {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(join(root, 'dist/sbom.cdx.json'), `${JSON.stringify(bill, undefined, 2)}\n`);
  console.log(`dist/sbom.cdx.json: ${bill.components.length} packages.`);
}
process.exitCode = missing.length > 0 ? 1 : 0;
