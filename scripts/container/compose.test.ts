import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { environmentSchema } from '../../src/shared/platform/env-schema.ts';

type Service = {
  image: string;
  build?: unknown;
  command?: string[];
  environment?: Record<string, string>;
  volumes?: string[];
  ports?: string[];
  networks: string[];
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: { test?: string[]; disable?: boolean };
};
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, null>;
  networks: Record<string, null>;
};

const root = new URL('../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const compose = parse(read('compose.yaml'), { merge: true }) as Compose;
const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build);

test('there are two sites, a worker, a studio, and what they need', () => {
  expect(Object.keys(compose.services).sort()).toEqual(
    [
      ...['mailpit', 'opensearch', 'postgres', 'proxy'],
      ...['site-1', 'site-2', 'studio', 'studio-tables', 'worker'],
    ].sort(),
  );
});

describe.each(ours)('%s', (_, service) => {
  test('is configured with settings that exist', () => {
    const unknown = Object.keys(service.environment ?? {}).filter(
      (name) => !(name in environmentSchema.shape),
    );
    expect(unknown).toEqual([]);
  });

  test('may write nothing but its volume and /tmp', () => {
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'] });
    expect(service.security_opt).toContain('no-new-privileges:true');
  });

  test('runs a file of the project without a shell', () => {
    const [program, file = ''] = service.command ?? ['node', 'src/main/main.ts'];
    expect(program).toBe('node');
    expect(existsSync(new URL(file, root))).toBe(true);
  });
});

test('the settings that it gives are accepted', async () => {
  const { parseEnvironment } = await import('../../src/shared/platform/env.ts');
  for (const [name, { environment = {} }] of ours) {
    const filled = Object.entries(environment).map(([key, value]) => [key, fill(value)]);
    const parsed = parseEnvironment(Object.fromEntries(filled));
    expect(parsed.ok ? [] : parsed.problems, name).toEqual([]);
  }
});

test('images are pinned to a version', () => {
  for (const [name, { image, build }] of services)
    if (!build) expect(image, name).toMatch(/:v?\d+\.\d+(\.\d+)?(-[a-z]+)?$/);
});

test('only the proxy and the mailbox are reachable, from this machine', () => {
  const open = services.flatMap(([name, { ports = [] }]) => ports.map((port) => [name, port] as const));
  expect(open.map(([name]) => name)).toEqual(['proxy', 'mailpit']);
  for (const [, port] of open) expect(port).toMatch(/^127\.0\.0\.1:/);
});

test('volumes, networks and services that are named exist', () => {
  for (const [name, { volumes = [], networks, depends_on = {} }] of services) {
    for (const volume of volumes) {
      const [source = ''] = volume.split(':');
      if (source.startsWith('.')) expect(existsSync(new URL(source, root)), volume).toBe(true);
      else expect(compose.volumes, volume).toHaveProperty(source);
    }
    for (const network of networks) expect(compose.networks, name).toHaveProperty(network);
    for (const [other, { condition }] of Object.entries(depends_on)) {
      expect(compose.services, name).toHaveProperty([other]);
      const { healthcheck, build } = compose.services[other] ?? {};
      if (condition === 'service_healthy') expect(healthcheck ?? build, other).toBeDefined();
    }
  }
});

const optional = ['TYRE_HOTEL_KEY', 'PRIVACY_KEY', 'FEED_SOURCE_KEY'];

test('no secret is written down, and env.example lists those that are asked for', () => {
  const asked = [...read('compose.yaml').matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name);
  const listed = [...read('deploy/docker/env.example').matchAll(/^(\w+)=(.*)$/gm)];
  expect(new Set(asked)).toEqual(
    new Set(listed.map(([, name]) => name).filter((name = '') => !optional.includes(name))),
  );
  expect(listed.filter(([, , value]) => value)).toEqual([]);
});

test('the proxy balances over every site', () => {
  const balanced = [...read('deploy/docker/nginx.conf').matchAll(/^\s*server (\S+):3000/gm)].map(
    ([, name]) => name,
  );
  expect(balanced).toEqual(Object.keys(compose.services).filter((name) => name.startsWith('site-')));
});

/** As Compose replaces variables, with something for each that must be given. */
function fill(value: string): string {
  return value
    .replace(/\$\{\w+:-([^}]*)\}/g, '$1')
    .replace(/\$\{\w+:\?[^}]*\}/g, 'something-that-is-long-enough');
}
