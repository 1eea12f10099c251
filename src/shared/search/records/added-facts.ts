import type { TextKey } from '../../sites/dictionary.ts';
import { formatDay, formatNumber } from '../../sites/formats.ts';
import type { Language } from '../../sites/languages.ts';
import type { Texts } from '../../sites/texts.ts';
import type { SearchRecord } from '../port.ts';
import { type AddedField, type AddedKind, addedFields, addedValues } from './added-fields.ts';

type Reader = { language: Language; texts: Texts };
export type AddedFact = { label: TextKey; value: string };

/** What extensions add to the data of such a record, for visitors. */
export function addedFacts(kind: AddedKind, record: SearchRecord, reader: Reader): AddedFact[] {
  return shownFields(kind, record, reader).map(({ field, value }) => ({
    label: field.label as TextKey,
    value,
  }));
}

/** What extensions say on the card of a car. */
export function addedCardFacts(record: SearchRecord, reader: Reader): string[] {
  return shownFields('cars', record, reader).flatMap(({ field, value }) =>
    field.card ? [reader.texts(field.card as TextKey, { value })] : [],
  );
}

function shownFields(
  kind: AddedKind,
  record: SearchRecord,
  reader: Reader,
): { field: AddedField; value: string }[] {
  const shown = addedFields(kind).filter(({ uses }) => uses.includes('public'));
  if (shown.length === 0) return [];
  const values = addedValues(kind, record);
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
