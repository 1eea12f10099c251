import type { SearchRecord } from '../../../shared/search/port.ts';
import { type AddedField, addedFields, addedValues } from '../../../shared/search/records/added-fields.ts';
import type { TextKey } from '../../../shared/sites/dictionary.ts';
import { formatDay, formatNumber } from '../../../shared/sites/formats.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import type { Texts } from '../../../shared/sites/texts.ts';

type Reader = { language: Language; texts: Texts };

/** The lines of a car's data that extensions add. */
export function addedFacts(record: SearchRecord, reader: Reader): { label: TextKey; value: string }[] {
  return shownFields(record, reader).map(({ field, value }) => ({ label: field.label as TextKey, value }));
}

/** What extensions say on a card. */
export function addedCardFacts(record: SearchRecord, reader: Reader): string[] {
  return shownFields(record, reader).flatMap(({ field, value }) =>
    field.card ? [reader.texts(field.card as TextKey, { value })] : [],
  );
}

function shownFields(record: SearchRecord, reader: Reader): { field: AddedField; value: string }[] {
  const shown = addedFields().filter(({ uses }) => uses.includes('public'));
  if (shown.length === 0) return [];
  const values = addedValues(record);
  return shown.flatMap((field) => {
    const value = valueText(field, values[field.name], reader);
    return value ? [{ field, value }] : [];
  });
}

function valueText({ type, unit }: AddedField, value: unknown, { language, texts }: Reader): string {
  if (value === undefined) return '';
  if (type === 'number') return formatNumber(value as number, language) + (unit ? `\u00a0${unit}` : '');
  if (type === 'flag') return texts(value ? 'formYes' : 'formNo');
  if (type === 'texts') return (value as readonly string[]).join(', ');
  return type === 'date' ? formatDay(value as string, language) : String(value);
}
