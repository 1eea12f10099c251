import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { extensionIn } from '../../src/main/extensions/find-extensions.ts';
import { extensions } from './extensions-plugin.ts';

const electric = extensionIn('examples/electric');
if (!electric) throw new Error('no extension');

function transformed(file: string, sources = electric ? [electric] : []): string | undefined {
  const { transform } = extensions(sources);
  if (typeof transform !== 'function') throw new Error('no transform');
  const result = transform.call({} as never, 'before();', resolve(file), {} as never) as
    | { code: string }
    | undefined;
  return result?.code;
}

function loaded(file: string): string | undefined {
  const { load } = extensions(electric ? [electric] : []);
  if (typeof load !== 'function') throw new Error('no load');
  return load.call({} as never, resolve(file), {} as never) as string | undefined;
}

const entry = 'src/web/client/main.ts';
const panels = 'src/features/finance/views/plan-panels.ts';

test('the browser’s entry starts the sinks of extensions, behind all that it does anyway', () => {
  const file = join(electric.folder, 'electric-footfall.sink.ts');
  expect(transformed(entry)).toBe(
    `import { startSinks } from './analytics-sinks.ts';\nbefore();\nstartSinks(new Map([["electric-footfall", () => import(${JSON.stringify(file)})]]));\n`,
  );
});

test('with extensions the panel of their plans is there', () => {
  expect(transformed(panels)).toContain('planPanels.added = AddedPanel;');
});

test('without extensions, and without a sink, files are as they are', () => {
  for (const file of [entry, panels, 'src/web/client/scripts.ts', 'src/web/client/hydrate.tsx'])
    expect(transformed(file, []), file).toBeUndefined();
  const crm = extensionIn('examples/crm');
  expect(transformed(entry, crm ? [crm] : [])).toBeUndefined();
});

test('only the browser’s files of an installation without extensions have no code for filters of extensions', () => {
  const written = (sources: typeof some, ssr: boolean, command = 'build') => {
    const { configResolved, load } = extensions(sources);
    if (typeof configResolved !== 'function' || typeof load !== 'function') throw new Error('no hooks');
    configResolved.call({} as never, { command, build: { ssr } } as never);
    const file = resolve('src/features/cars/list/has-added-filters.ts');
    return load.call({} as never, file, {} as never) as string | undefined;
  };
  const some = electric ? [electric] : [];
  expect(written([], false)).toBe('export const hasAddedFilters = false;\n');
  expect([written([], true), written([], false, 'serve'), written(some, false)]).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

test('the server and the thread that writes feeds each get the list', () => {
  expect(loaded('src/main/extensions/extension-modules.ts')).toContain('export const extensionModules = [');
  expect(loaded('src/features/outgoing-feeds/extension-declarations.ts')).toContain(
    'export const extensionDeclarations = [',
  );
});
