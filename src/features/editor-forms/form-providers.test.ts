import { expect, test } from 'vitest';
import { formFrame, formIdFromUrl } from './form-providers.ts';

test('LEAD-09 the id of a form is the last part of its address', () => {
  expect(formIdFromUrl('https://form.builder.example/1234')).toBe('1234');
  expect(formIdFromUrl('https://form.builder.example/eu/1234/?x=1')).toBe('1234');
  expect(formIdFromUrl('')).toBeUndefined();
});

test('only this installation and the configured provider are framed', () => {
  const chosen = { builder: { origin: 'https://form.builder.example' } };
  expect(formFrame('/api/forms/builder/7', chosen)).toEqual({
    src: '/api/forms/builder/7',
    formId: '7',
    origin: undefined,
  });
  expect(formFrame('https://form.builder.example/7', chosen)?.origin).toBe('https://form.builder.example');
  expect(formFrame('https://elsewhere.example/7', chosen)).toBeUndefined();
  expect(formFrame('//elsewhere.example/7', chosen)).toBeUndefined();
  expect(formFrame('https://form.builder.example/7', { builder: { origin: undefined } })).toBeUndefined();
});
