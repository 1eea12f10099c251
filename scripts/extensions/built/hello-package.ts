import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const files = {
  'package.json': JSON.stringify({
    name: '@group/forecourt-hello',
    version: '1.0.0',
    type: 'module',
    exports: { './extension': './extension.js' },
  }),
  'extension.js': `import { API_VERSION, defineBlock, defineExtension, text } from 'forecourt/extension';

export default defineExtension({
  name: 'hello',
  apiVersion: API_VERSION,
  about: 'an extension of a package',
  blocks: {
    hello: defineBlock({
      labels: { label: 'Hello', group: 'Words', help: 'Of a package.' },
      fields: { name: text('Name') },
      samples: { usual: { fields: { name: 'Karin' } } },
      view: () => import('./view.js'),
    }),
  },
});
`,
  'view.js': `import { Container, Section } from 'forecourt/extension/views';
import { createElement } from 'react';

export const block = {
  css: '.hello-package{color:var(--brand)}',
  view: ({ fields }) =>
    createElement(Section, null, createElement(Container, null, createElement('p', { className: 'hello-package' }, 'Hello ' + fields.name))),
};
`,
};

/** Packs an extension as its author would, and installs the tarball as an operator would. */
export function installHelloPackage(scratch: string, into: string): void {
  const folder = join(scratch, 'hello-package');
  mkdirSync(folder);
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const npm = (cwd: string, ...args: string[]) => execFileSync('npm', args, { cwd, stdio: 'pipe' });
  npm(folder, 'pack', '--pack-destination', scratch);
  const tarball = readdirSync(scratch).find((name) => name.endsWith('.tgz'));
  if (!tarball) throw new Error('npm pack made no tarball');
  writeFileSync(join(into, 'package.json'), JSON.stringify({ private: true }));
  npm(into, 'install', '--offline', '--no-audit', '--no-fund', join(scratch, tarball));
}
