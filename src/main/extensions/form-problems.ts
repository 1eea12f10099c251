import type { Extension, FormDeclaration } from '../../extension/extension.ts';
import { lackingTexts } from './lacking-texts.ts';

/** What the shape of the declaration cannot say of its forms, a sentence each. */
export function formProblems({ forms = {}, blocks = {}, texts = {} }: Extension): readonly string[] {
  return Object.entries(forms).flatMap(([name, form]) => [
    ...(Object.hasOwn(blocks, name)
      ? [`${name} is a block and a form: a form brings a block of its name.`]
      : []),
    ...missingFields(form).map(
      (field) => `The form ${name} has a section with '${field}', which is none of its fields.`,
    ),
    ...hiddenFields(form).map(
      (field) => `The field ${field} of the form ${name} is in none of its sections.`,
    ),
    ...lackingTexts(`The form ${name}`, textKeys(form), texts),
  ]);
}

function missingFields({ fields, sections }: FormDeclaration): readonly string[] {
  return sections.flatMap((section) => section.fields).filter((field) => !Object.hasOwn(fields, field));
}

function hiddenFields({ fields, sections }: FormDeclaration): readonly string[] {
  const shown = sections.flatMap((section) => section.fields);
  return Object.keys(fields).filter((name) => fields[name]?.kind !== 'constant' && !shown.includes(name));
}

function textKeys({ fields, sections, aside, texts }: FormDeclaration): readonly string[] {
  const ofFields = Object.values(fields).flatMap((field) => {
    if (field.kind === 'constant') return [];
    const { label, hint, missing } = field;
    const options = 'options' in field && typeof field.options !== 'function' ? field.options : [];
    return [
      ...[label, hint, missing, 'example' in field ? field.example : undefined],
      ...['unit' in field ? field.unit : undefined, ...options.map(({ text }) => text)],
    ];
  });
  const keys = [
    ...Object.values(texts),
    ...sections.map(({ title }) => title),
    ...(aside ? [aside.title, ...aside.steps] : []),
    ...ofFields,
  ];
  return [...new Set(keys.filter((key) => key !== undefined))];
}
