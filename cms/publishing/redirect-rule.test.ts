import type { Field } from 'payload';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseRule } from '../../src/content/redirects/parse-rule.ts';
import { redirectRule } from '../../src/content/redirects/rule.ts';
import { redirects } from '../collections/redirects.ts';
import { studioRedirects } from '../seed/studio-documents.ts';
import { toRedirectRule } from './redirect-rule.ts';
import { toRedirectsDocuments } from './site-documents.ts';

const site = { groupSlug: '', storeSlug: '', languages: ['sv'] as const };
const fields = Object.entries(redirectRule.shape);

/** Something for each field of the schema; a kind that the studio does not know yet fails here. */
function aValue(field: unknown, name: string): unknown {
  if (field instanceof z.ZodOptional) return aValue(field.unwrap(), name);
  if (field instanceof z.ZodLiteral) return field.value;
  if (field instanceof z.ZodString) return `/${name}`;
  if (field instanceof z.ZodArray) return [aValue(field.element, name)];
  if (field instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(field.shape).map(([key, each]) => [key, aValue(each, key)]));
  throw new Error(`${name} is of a kind that no rule had so far`);
}

const complete = Object.fromEntries(fields.map(([name, field]) => [name, aValue(field, name)]));
const published = { kind: 'redirects', site: 'solvik-se', language: '', key: '', body: [complete] } as const;

test('every field of a rule goes from the published rule to the studio, back, and into the table', () => {
  const rows = studioRedirects(published).map((row) => ({ ...row, id: 1, site: 2, _order: 'a0' }));
  expect(toRedirectsDocuments(rows, published.site)).toEqual([published]);
  expect(parseRule(complete, 1, site)).toMatchObject({ state: 'parsed', rule: { authored: complete } });
});

test('every field of a rule is a field of the studio', () => {
  const named = new Map(inputs(redirects.fields).map((field) => [field.name, field]));
  expect([...named.keys()]).toEqual(expect.arrayContaining(fields.map(([name]) => name)));
  const condition = redirectRule.shape.has.unwrap().element.shape;
  const conditions = named.get('has') as { fields: Field[] };
  expect(inputs(conditions.fields).map(({ name }) => name)).toEqual(Object.keys(condition));
});

function inputs(all: readonly Field[]): (Field & { name: string })[] {
  return all.flatMap((field) => ('name' in field ? [field] : 'fields' in field ? inputs(field.fields) : []));
}

test('what editors left empty is no part of the rule, and rows of the studio have more than a rule', () => {
  const row = { id: 7, site: 2, source: '/a', destination: '/b', otherwise: null, has: [], permanent: null };
  expect(toRedirectRule(row)).toEqual({ source: '/a', destination: '/b', permanent: true });
  const has = [{ id: 'x', key: 'brand', value: null }];
  expect(toRedirectRule({ ...row, otherwise: '', has })).toEqual({
    source: '/a',
    destination: '/b',
    permanent: true,
    has: [{ type: 'query', key: 'brand', value: '' }],
  });
});
