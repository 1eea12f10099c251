import { expect, test } from 'vitest';
import { formIdOf, frameFor } from './form-providers.ts';

test('LEAD-09 the id of a form is the last part of its address', () => {
  expect(formIdOf('https://form.builder.example/1234')).toBe('1234');
  expect(formIdOf('https://form.builder.example/eu/1234/?x=1')).toBe('1234');
  expect(formIdOf('')).toBeUndefined();
});

test('only the house and the chosen provider are framed', () => {
  const chosen = { builder: { origin: 'https://form.builder.example' } };
  expect(frameFor('/api/forms/builder/7', chosen)).toEqual({
    src: '/api/forms/builder/7',
    formId: '7',
    origin: undefined,
  });
  expect(frameFor('https://form.builder.example/7', chosen)?.origin).toBe('https://form.builder.example');
  expect(frameFor('https://elsewhere.example/7', chosen)).toBeUndefined();
  expect(frameFor('//elsewhere.example/7', chosen)).toBeUndefined();
  expect(frameFor('https://form.builder.example/7', { builder: { origin: undefined } })).toBeUndefined();
});
