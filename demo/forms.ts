import { type FormDefinition, formDefinition } from '../src/leads/form-definition.ts';
import { builderForms } from './forms/builder-forms.ts';
import { newsletters } from './forms/newsletters.ts';

/** The forms that the demo group's sites embed. */
export function demoForms(): FormDefinition[] {
  return [...newsletters, ...builderForms].map((form) => formDefinition.parse(form));
}
