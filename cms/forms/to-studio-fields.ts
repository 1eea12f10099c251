import type { CheckboxField, Field as StudioField } from 'payload';
import type { Field, FieldKind, Fields, TextRule } from '../../src/shared/platform/fields/fields.ts';
import { allCountries } from '../../src/shared/sites/countries.ts';
import { inBothLanguages } from '../i18n/in-both-languages.ts';
import type { InStudioLanguages, StudioLanguage } from '../i18n/studio-text.ts';
import { linkAddressField, linkTargetField, validateAddress } from '../links/link-fields.ts';
import { createFieldValidator, createRuleValidator } from './field-validator.ts';
import { validateRichText } from './rich-text-validator.ts';
import { selectOptions } from './select-options.ts';
import { studioFieldName } from './studio-field-name.ts';

/** Whether each language has its own value, and the label of an empty choice. */
export type FormOptions = { localised?: boolean; emptyChoice?: string };

/** The studio's form of declared fields. Modules declare them; nothing is described a second time here. */
export function toStudioFields(fields: Fields, options: FormOptions = {}): StudioField[] {
  return Object.entries(fields).map(([name, field]) => toStudioField(name, field, options));
}

export function toStudioField(name: string, field: Field, options: FormOptions = {}): StudioField {
  const built = fieldBuilders[field.kind](field, options);
  return {
    name: studioFieldName(name),
    label: field.label,
    ...(options.localised && { localized: true }),
    ...built,
    admin: { ...descriptionOf(field), ...built.admin },
  } as StudioField;
}

/** Where running text is written, editors learn that figures can be asked for. */
function descriptionOf({ kind, help }: Field): { description?: InStudioLanguages<string> } {
  const isRunningText = kind === 'richText' || kind === 'longText';
  const sentences = [...(help ? [inBothLanguages(help)] : []), ...(isRunningText ? [FIGURES_HELP] : [])];
  if (sentences.length === 0) return {};
  const joined = (language: StudioLanguage) => sentences.map((sentence) => sentence[language]).join(' ');
  return { description: { en: joined('en'), sv: joined('sv') } };
}

const FIGURES_HELP = {
  en: 'Figures come from the stock: {cars: /address-of-the-list?filter} counts, {lowest price: /address-of-the-list} finds the cheapest.',
  sv: 'Siffror kan hämtas ur lagret: {cars: /listans-adress?filter} räknar bilar, {lowest price: /listans-adress} ger det lägsta priset.',
};

type FieldBuilder = (field: Field, options: FormOptions) => { type: string; admin?: object };

const fieldBuilders: Record<FieldKind, FieldBuilder> = {
  text: ({ schema, rule, initial }) => ({
    type: 'text',
    ...(initial !== undefined && { defaultValue: initial }),
    validate: rule ? createRuleValidator(rule, schema) : createFieldValidator(schema),
    ...(rule && { hooks: { beforeChange: [toStoredForm(rule)] } }),
  }),
  address: () => ({ type: 'text', validate: validateAddress }),
  longText: ({ schema }) => ({
    type: 'textarea',
    validate: createFieldValidator(schema),
    admin: { rows: 4 },
  }),
  richText: () => ({ type: 'richText', validate: validateRichText }),
  number: ({ schema }) => ({ type: 'number', validate: createFieldValidator(schema) }),
  flag: () => ({ type: 'checkbox', defaultValue: false }),
  choice: ({ choices = [] }, { emptyChoice = 'None' }) => ({
    type: 'select',
    ...selectOptions(choices, emptyChoice),
  }),
  colour: ({ schema }) => ({
    type: 'text',
    validate: createFieldValidator(schema),
    admin: { components: { Field: '/components/themes/colour-field.tsx#ColourField' } },
  }),
  name: ({ schema, names, initial }, { emptyChoice }) => ({
    type: 'text',
    ...(initial && { defaultValue: initial }),
    validate: createFieldValidator(schema),
    admin: {
      components: {
        Field: {
          path: '/components/themes/name-field.tsx#NameField',
          clientProps: {
            names,
            // The browser has no registry of countries.
            ...(names === 'country' && { codes: allCountries }),
            ...(emptyChoice && { emptyChoice: inBothLanguages(emptyChoice) }),
          },
        },
      },
    },
  }),
  dateTime: ({ schema }) => ({
    type: 'text',
    validate: createFieldValidator(schema),
    admin: { components: { Field: '/components/date-time-field.tsx#DateTimeField' } },
  }),
  media: () => ({
    type: 'group',
    fields: [mediaRelation('picture'), altText()],
    admin: { hideGutter: true },
  }),
  file: () => ({ type: 'group', fields: [mediaRelation('file'), altText()], admin: { hideGutter: true } }),
  link: () => ({ type: 'group', fields: linkFields(), admin: { hideGutter: true } }),
  group: ({ of = {} }) => ({ type: 'group', fields: toStudioFields(of) }),
  list: ({ of = {}, schema }) => ({
    type: 'array',
    labels: { singular: 'Row', plural: 'Rows' },
    fields: toStudioFields(of),
    validate: createFieldValidator(schema, 'length'),
    admin: {
      initCollapsed: true,
      components: { RowLabel: '/components/rows/list-row-label.tsx#ListRowLabel' },
    },
  }),
};

/** What cannot be read stays as it was written: a draft may still hold it. */
function toStoredForm({ normalise }: TextRule) {
  return ({ value }: { value?: unknown }) =>
    typeof value === 'string' ? (normalise(value) ?? value) : value;
}

/** Films and documents have a type, pictures have none. */
function mediaRelation(what: 'picture' | 'file'): StudioField {
  return {
    name: 'media',
    label: what === 'picture' ? 'Picture' : 'File',
    type: 'upload',
    relationTo: 'media',
    filterOptions: { type: { exists: what === 'file' } },
    // Payload would query the database for each picture of a page. A missing one is left out when the page is published.
    validate: () => true as const,
  };
}

function altText(): StudioField {
  return {
    name: 'alt',
    label: 'What it shows',
    type: 'text',
    admin: { description: 'For those who do not see it. Empty: the words of the library.' },
  };
}

function linkFields(): StudioField[] {
  const newTab: CheckboxField = {
    name: 'newTab',
    label: 'Opens in a new tab',
    type: 'checkbox',
    defaultValue: false,
  };
  return [linkTargetField, linkAddressField, { name: 'text', label: 'Words', type: 'text' }, newTab];
}
