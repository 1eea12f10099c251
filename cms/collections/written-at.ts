import type { CollectionBeforeChangeHook, TextField } from 'payload';
import { pageFields } from '../../src/content/publishing/page-document.ts';
import { systemClock } from '../../src/shared/platform/clock.ts';
import { studioFieldName } from '../forms/studio-field-name.ts';
import { canonicalJson } from './canonical-json.ts';
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
