import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { environmentSchema, type Variable, variableMeta } from './env-schema.ts';

type Row = { names: string[]; defaultValue: string | undefined };

const variables = Object.keys(environmentSchema.shape) as Variable[];
const readme = read('README.md');
const operations = read('docs/operations.md');

test('the configuration table of the README lists every variable, and no other', () => {
  expect(
    rowsOf(readme)
      .flatMap(({ names }) => names)
      .sort(),
  ).toEqual(variables.toSorted());
});

test('the README gives the default that the schema has', () => {
  for (const { names, defaultValue } of rowsOf(readme))
    for (const name of names) expect(defaultValue, name).toContain(defaultOf(name as Variable) ?? 'none');
});

test('the tables of docs/operations.md name no variable that does not exist', () => {
  const documented = rowsOf(operations).flatMap(({ names }) => names);
  expect(documented.length).toBeGreaterThan(20);
  expect(documented.filter((name) => !variables.includes(name as Variable))).toEqual([]);
});

test('.env.example names no variable that does not exist', () => {
  const named = [...read('.env.example').matchAll(/^#?([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !variables.includes(name as Variable))).toEqual([]);
});

describe('the schema', () => {
  test.each(variables)('describes %s', (name) => {
    expect(variableMeta.get(environmentSchema.shape[name])?.description).toMatch(/\S/);
  });

  test('marks every key, secret and password as secret', () => {
    const named = variables.filter((name) => /_(KEY|SECRET|PASSWORD)$/.test(name));
    const open = named.filter((name) => !variableMeta.get(environmentSchema.shape[name])?.isSecret);
    expect(open).toEqual([]);
  });
});

/** The rows of all tables whose first column is headed `variable`. */
function rowsOf(markdown: string): Row[] {
  const tables = [...markdown.matchAll(/^\| variable \|.*\n\|[-|]+\|\n((?:\|.*\n)+)/gm)];
  return tables.flatMap(([, rows = '']) =>
    rows
      .trim()
      .split('\n')
      .map((row) => row.split('|').map((cell) => cell.trim()))
      .map(([, first = '', second]) => ({
        names: [...first.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name = '']) => name),
        defaultValue: second,
      })),
  );
}

function read(file: string): string {
  return readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
}

/** The default of a variable as documentation writes it; undefined where it has none. */
function defaultOf(name: Variable): string | undefined {
  const schema = environmentSchema.shape[name];
  const { defaultText, demoDefault, isGeneratedInDemo } = variableMeta.get(schema) ?? {};
  if (isGeneratedInDemo) return 'generated in the demo';
  if (demoDefault) return `${demoDefault} in the demo`;
  return defaultText ?? (schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : undefined);
}
