import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Downloads a package of the npm registry into the folder, and gives the path of its files. */
export function fetchPackage(name: string, version: string, folder: string): string {
  const target = join(folder, name.replace('/', '-'));
  mkdirSync(target, { recursive: true });
  const packed = execFileSync('npm', ['pack', `${name}@${version}`, '--json', '--pack-destination', target], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  execFileSync('tar', ['-xzf', join(target, filename), '-C', target]);
  return join(target, 'package');
}

export function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(file, 'utf8'));
}
