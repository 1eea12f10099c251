import type { CollectionBeforeChangeHook, TextField } from 'payload';
import { systemClock } from '../../src/platform/clock.ts';
import { pageFields } from '../../src/publishing/page-document.ts';
import { studioName } from '../forms/studio-name.ts';
import { bookkeeping } from './bookkeeping.ts';

/** When somebody last wrote something in a language. A page has one date for all of them; translators need more. */
export const writtenAtField: TextField = {
  name: 'writtenAt',
  label: 'Written',
  type: 'text',
  localized: true,
  admin: bookkeeping,
};

const words = [
  ...['name', 'slug', 'hideInNavigation', 'header', 'main', 'footer'],
  ...Object.keys(pageFields).map(studioName),
];

/** Publishing what is already written is no writing, and neither is a save that changes nothing. */
export const noteWriting: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { locale } = req;
  if (!locale || locale === 'all') return data;
  const same = words.every((name) => !(name in data) || written(data[name]) === written(originalDoc?.[name]));
  return same ? data : { ...data, writtenAt: systemClock().toISOString() };
};

/** Empty in one way or another is all the same, and so is the order in which things were written down. */
function written(value: unknown): string {
  return JSON.stringify(tidy(value)) ?? '';
}

function tidy(value: unknown): unknown {
  if (value === null || value === '' || value === false) return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : value.map(tidy);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).flatMap(([name, inner]) => {
    const kept = tidy(inner);
    return kept === undefined ? [] : [[name, kept] as const];
  });
  return entries.length === 0
    ? undefined
    : Object.fromEntries(entries.toSorted(([a], [b]) => a.localeCompare(b)));
}
