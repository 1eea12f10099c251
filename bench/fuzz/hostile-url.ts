import { pick, type Random } from '../search/seeded-random.ts';
import { hostileText } from './hostile-values.ts';

const pathParts = [
  '//',
  '/\\',
  '%2f',
  '%2F%2F',
  '%5c',
  '%00',
  '%ff',
  '%c0%af',
  '%zz',
  '%',
  '..',
  '/../',
  '/./',
  '%2e%2e/',
  '%0d%0a',
  '%20',
  ';',
  '@',
  ':',
  '+',
  '%E2%82',
  '%ed%a0%80',
  ',-w-,',
  '*',
  '/sv/',
  '/en/',
];

/** The path as it is, with something in its midst, or led to another host. */
export function distortPath(random: Random, path: string): string {
  const roll = random();
  if (roll < 0.65) return path;
  const at = Math.floor(random() * path.length);
  const part = pick(random, pathParts);
  if (roll < 0.9) return `/${path.slice(1, at)}${part}${path.slice(at)}`;
  return pick(random, [
    `/${part}evil.example${path}`,
    '//\\evil.example/',
    '/\\/evil.example/',
    '/%5cevil.example/',
    '//%5cevil.example/%2f..',
    '/%09/evil.example',
    '///evil.example///',
    '/sv//evil.example/',
    '/en/\\evil.example',
    `//evil.example/..${path}`,
    `${path}/`,
    `${path}//`,
    `${path}?`,
    `${path}#x`,
    `${path}${path.repeat(20)}`,
  ]);
}

/** Every parameter may be missing, empty, repeated, or written as an array. */
export function hostileQuery(random: Random, names: readonly string[], given: string): string {
  if (random() < 0.2 || names.length === 0) return given && `?${given}`;
  const count = random() < 0.02 ? 300 : 1 + Math.floor(random() * 4);
  const pairs = Array.from({ length: count }, () => pair(random, pick(random, names)));
  return `?${[...(given ? [given] : []), ...pairs].join(pick(random, ['&', '&', '&', '&&', ';']))}`;
}

function pair(random: Random, name: string): string {
  const value = random() < 0.9 ? encodeURIComponent(hostileText(random)) : urlSafe(hostileText(random));
  const written = pick(random, [name, name, name, name, `${name}[]`, `${name}[a]`, `${name}%00`]);
  const one = pick(random, [`${written}=${value}`, `${written}=${value}`, `${written}=`, written]);
  return random() < 0.2 ? `${one}&${name}=${value.slice(0, 200)}` : one;
}

function urlSafe(text: string): string {
  return text.replace(/[\s\0]/g, '+').slice(0, 2000);
}
