import type { FormDefinitionInput } from '../../src/features/editor-forms/form-definition.ts';

/** A form without those who get its answers: they differ from site to site. */
export type WrittenDemoForm = Omit<FormDefinitionInput, 'receivers'>;
