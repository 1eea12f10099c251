import { expect, test } from 'vitest';
import { formDefinition } from '../src/features/editor-forms/form-definition.ts';
import { parseForm, toFormBody } from '../src/features/editor-forms/form-fields.ts';
import { demoForms } from './forms.ts';

test('every form of the demo has a receiver, and is the same after editors have opened it', () => {
  expect(demoForms().length).toBeGreaterThan(10);
  for (const form of demoForms()) {
    expect(form.receivers.length).toBeGreaterThan(0);
    expect(parseForm(JSON.parse(JSON.stringify(toFormBody(form))))).toEqual(form);
    expect(formDefinition.parse(form)).toEqual(form);
  }
});
