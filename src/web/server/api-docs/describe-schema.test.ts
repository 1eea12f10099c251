import { expect, test } from 'vitest';
import { fieldRows, limitTexts, linkedComponent, typeText } from './describe-schema.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

test.each([
  [{ type: 'string' }, 'string'],
  [{ type: ['number', 'null'] }, 'number or null'],
  [{ enum: ['count', 'alpha', 'alpha_desc'] }, 'count, alpha or alpha_desc'],
  [{ type: 'array', items: ref('FacetRequest') }, 'list of FacetRequest'],
  [{ type: 'object', additionalProperties: ref('Condition') }, 'object of Condition'],
  [{ anyOf: [ref('BadQuery'), ref('Problem')] }, 'BadQuery or Problem'],
  [{ const: 'GB' }, 'GB'],
  [{}, 'any'],
])('%j is written as %s', (schema, words) => {
  expect(typeText(schema)).toBe(words);
});

test('a type links to the shape in it', () => {
  expect(linkedComponent({ type: 'array', items: ref('Facet') })).toBe('Facet');
  expect(linkedComponent({ type: 'array', items: { type: 'string' } })).toBeUndefined();
});

test('nested objects and lists are shown field by field', () => {
  const schema = {
    type: 'object',
    required: ['Ids'],
    properties: {
      Ids: { type: 'object', required: ['CarId'], properties: { CarId: { type: 'string' } } },
      Details: { type: 'array', items: { type: 'object', properties: { Label: { type: 'string' } } } },
    },
  };
  expect(fieldRows(schema).map(({ name, required }) => [name, required])).toEqual([
    ['Ids', true],
    ['Ids.CarId', true],
    ['Details', false],
    ['Details[].Label', false],
  ]);
});

test('of several variants all fields are shown, and required are those of every variant', () => {
  const failed = { required: ['Id', 'Error'], properties: { Id: {}, Error: { type: 'string' } } };
  const quoted = { required: ['Id', 'Quote'], properties: { Id: {}, Quote: { type: 'string' } } };
  expect(fieldRows({ anyOf: [failed, quoted] }).map(({ name, required }) => [name, required])).toEqual([
    ['Id', true],
    ['Error', false],
    ['Quote', false],
  ]);
});

test('limits are described briefly, without those that every integer has', () => {
  expect(limitTexts({ default: 24, minimum: 0, maximum: 1000 })).toEqual(['default 24', '0 to 1000']);
  expect(limitTexts({ minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })).toEqual([]);
  expect(limitTexts({ maxLength: 300 })).toEqual(['at most 300 characters']);
  expect(limitTexts({ minItems: 1, maxItems: 5 })).toEqual(['1 to 5 items']);
});
