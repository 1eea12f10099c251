import type { CollectionBeforeChangeHook, TextField } from 'payload';
import { systemClock } from '../../src/platform/clock.ts';
import { pageFields } from '../../src/publishing/page-document.ts';
import { studioFieldName } from '../forms/studio-field-name.ts';
import { internalFieldAdmin } from './internal-field-admin.ts';

/** When content was last changed in a language; a page's own date covers all languages, which is not enough for translators. */
export const writtenAtField: TextField = {
  name: 'writtenAt',
  label: 'Written',
  type: 'text',
  localized: true,
  admin: internalFieldAdmin,
};

const contentFields = [
  ...['name', 'slug', 'hideInNavigation', 'header', 'main', 'footer'],
  ...Object.keys(pageFields).map(studioFieldName),
];

/** Publishing saved content does not count as a change, and neither does a save that changes nothing. */
export const setWrittenAt: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { locale } = req;
  if (!locale || locale === 'all') return data;
  const same = contentFields.every(
    (name) => !(name in data) || canonicalJson(data[name]) === canonicalJson(originalDoc?.[name]),
  );
  return same ? data : { ...data, writtenAt: systemClock().toISOString() };
};

/** Empty values are equal to missing ones, and the order of keys does not matter. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(withoutEmpty(value)) ?? '';
}

function withoutEmpty(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(withoutEmpty);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const content = withoutEmpty(inner);
    return content === undefined ? [] : [[name, content] as const];
  });
  return entries.length === 0
    ? undefined
    : Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}
