import type { CollectionConfig, Field } from 'payload';
import { formFields } from '../../src/features/editor-forms/form-fields.ts';
import { toStudioFields } from '../forms/to-studio-fields.ts';
import { checkForm } from './check-form.ts';
import { publishedOnSave } from './published-on-save.ts';
import { siteField } from './site-field.ts';

/** What a form cannot do without, at every level; receivers and questions are checked with a sentence of their own. */
const required: readonly unknown[] = ['title', 'button', 'thanks', 'text'];

/** Forms that editors put together. What is sent with them is a lead for the receivers. */
export const forms: CollectionConfig = {
  slug: 'forms',
  labels: { singular: 'Form', plural: 'Forms' },
  admin: {
    group: 'Content',
    useAsTitle: 'title',
    defaultColumns: ['title', 'formId', 'provider', 'site', 'changedBy', 'updatedAt'],
    listSearchableFields: ['title', 'formId'],
    description:
      'Forms that the blocks “Form” and “Marketing form” show, and who gets the answers. Saved is public.',
    enableListViewSelectAPI: true,
    components: {
      edit: { beforeDocumentControls: ['/components/rows/new-row-expander.tsx#NewRowExpander'] },
    },
  },
  ...publishedOnSave({ check: checkForm }),
  fields: [siteField(), ...withRequired(toStudioFields(formFields)).map(madeAnewInCopies)],
};

function withRequired(fields: readonly Field[]): Field[] {
  return fields.map((field) => {
    const within = 'fields' in field ? { fields: withRequired(field.fields) } : {};
    const isRequired = 'name' in field && required.includes(field.name);
    return { ...field, ...within, ...(isRequired && { required: true }) } as Field;
  });
}

/** A copy is another form. */
function madeAnewInCopies(field: Field): Field {
  if (!('name' in field) || field.name !== 'formId') return field;
  return { ...field, hooks: { beforeDuplicate: [() => null] } } as Field;
}
