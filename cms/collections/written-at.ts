import type { CollectionBeforeChangeHook, TextField } from 'payload';
import { systemClock } from '../../src/platform/clock.ts';
import { pageFields } from '../../src/publishing/page-document.ts';
import { studioFieldName } from '../forms/studio-field-name.ts';
import { internalFieldAdmin } from './internal-field-admin.ts';

/** When somebody last wrote something in a language. A page has one date for all of them; translators need more. */
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

/** Publishing what is already written is no writing, and neither is a save that changes nothing. */
export const setWrittenAt: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { locale } = req;
  if (!locale || locale === 'all') return data;
  const same = contentFields.every(
    (name) => !(name in data) || canonicalJson(data[name]) === canonicalJson(originalDoc?.[name]),
  );
  return same ? data : { ...data, writtenAt: systemClock().toISOString() };
};

/** Empty in one way or another is all the same, and so is the order in which things were written down. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(withoutEmpty(value)) ?? '';
}

function withoutEmpty(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(withoutEmpty);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const kept = withoutEmpty(inner);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return entries.length === 0
    ? undefined
    : Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}
