import { gzipSync } from 'node:zlib';
import { pick, type Random } from '../search/seeded-random.ts';
import type { Operation } from './addresses.ts';
import { hostileGraphql } from './hostile-graphql.ts';
import { hostileJson, hostileText, jsonFor } from './hostile-values.ts';

export type HostileBody = { lines: readonly string[]; content: Buffer };

/** What is sent to an operation: what it asks for, or of another type, cut short, compressed, in parts. */
export function hostileBody(random: Random, operation: Operation): HostileBody {
  const roll = random();
  if (roll < 0.06) return multipart(random);
  if (roll < 0.1) return packed(random);
  if (roll < 0.14) return ofType('application/x-www-form-urlencoded', formFields(random));
  if (roll < 0.18) return ofType(hostileText(random), hostileText(random));
  if (roll < 0.22) return { lines: ['Content-Type: application/json'], content: brokenText() };
  const type = pick(random, operation.bodyTypes);
  return ofType(type, textFor(random, operation, type));
}

function textFor(random: Random, { path, fields }: Operation, type: string): string {
  if (path.endsWith('/graphql') && random() < 0.8)
    return JSON.stringify({ query: hostileGraphql(random), variables: { v: hostileText(random) } });
  if (type === 'application/x-ndjson') return `${hostileJson(random)}\n${hostileJson(random)}`;
  if (type === 'text/csv') return `car_id;car_brand\n${hostileText(random)};${hostileText(random)}`;
  if (type === 'application/x-www-form-urlencoded') return formFields(random);
  return fields.length > 0 && random() < 0.6 ? jsonFor(random, fields) : hostileJson(random);
}

function multipart(random: Random): HostileBody {
  if (random() < 0.2) return ofType('multipart/form-data', hostileText(random));
  const part = `--b\r\nContent-Disposition: form-data; name="file"; filename="${hostileText(random)}"\r\n\r\n${hostileText(random)}\r\n`;
  return ofType('multipart/form-data; boundary=b', random() < 0.5 ? `${part}--b--` : part);
}

function packed(random: Random): HostileBody {
  const whole = gzipSync(hostileJson(random));
  const content = random() < 0.5 ? whole : whole.subarray(0, whole.length >> 1);
  return { lines: ['Content-Type: application/json', 'Content-Encoding: gzip'], content };
}

/** JSON that is not UTF-8. */
function brokenText(): Buffer {
  return Buffer.concat([Buffer.from('{"name":"'), Buffer.from([0xff, 0xfe, 0xc3, 0x28]), Buffer.from('"}')]);
}

function formFields(random: Random): string {
  const names = ['name', 'email', 'phone', 'message', 'token', 'a[]', 'a[b]', '__proto__[x]'];
  return names
    .filter(() => random() < 0.6)
    .map((name) => `${name}=${encodeURIComponent(hostileText(random))}`)
    .join('&');
}

function ofType(type: string, text: string): HostileBody {
  const safe = type.replace(/[\r\n\0]/g, ' ').slice(0, 2000);
  return { lines: [`Content-Type: ${safe}`], content: Buffer.from(text) };
}
