import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** `npm run bench -- page-cache`: builds a benchmark as the server is built, and runs it. Without a name, all of them. */
const root = join(import.meta.dirname, '..');
const all = readdirSync(join(root, 'bench'), { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name: file }) => file.replace(/\.tsx?$/, ''));
const [, , name, ...rest] = process.argv;
if (name && !all.includes(name)) {
  console.error(`There is no benchmark '${name}'. There are: ${all.join(', ')}`);
  process.exit(1);
}

let failed = false;
for (const each of name ? [name] : all) {
  console.log(`\n${each}`);
  const source = ['ts', 'tsx']
    .map((ending) => join(root, `bench/${each}.${ending}`))
    .find((file) => existsSync(file));
  const outDir = join(root, '.cache/bench', each);
  await build({
    root,
    logLevel: 'warn',
    build: { ssr: source ?? '', outDir, rollupOptions: { output: { entryFileNames: 'run.js' } } },
  });
  const run = spawnSync(process.execPath, [join(outDir, 'run.js'), ...rest], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  failed ||= run.status !== 0;
}
process.exitCode = failed ? 1 : 0;
