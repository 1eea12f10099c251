import type { Language } from '../../../../shared/sites/languages.ts';
import { parseHours } from '../../../dealers/parse-hours.ts';
import { parseWeekday, weekdayName } from '../../../dealers/weekdays.ts';
import type { FieldRule } from '../feed-mapping.ts';
import { isEmptyCell } from '../rule-cell.ts';
import type { ColumnProfile } from './column-profile.ts';

type DayColumns = { weekday: number; opens: ColumnProfile; closes?: ColumnProfile | undefined };

const MIN_DAYS = 5;

/** 'Monday' to 'Sunday', or 'Mon open' and 'Mon close': one rule of the hours of a week; nothing where days are missing. */
export function weekdayHours(columns: readonly ColumnProfile[], language: Language): FieldRule | undefined {
  const days = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) => dayColumns(weekday, columns, language) ?? []);
  if (days.length < MIN_DAYS) return undefined;
  const lines = days.map(({ weekday, opens, closes }) => {
    const name = JSON.stringify(`${weekdayName(weekday, language)} `);
    const from = `text(row[${JSON.stringify(opens.name)}])`;
    const hours = closes ? `${from} + "–" + text(row[${JSON.stringify(closes.name)}])` : from;
    return `isEmpty(row[${JSON.stringify(opens.name)}]) ? "" : ${name} + ${hours}`;
  });
  return {
    columns: days.flatMap(({ opens, closes }) => [opens.name, ...(closes ? [closes.name] : [])]),
    expression: `[${lines.join(', ')}]`,
  };
}

function dayColumns(
  weekday: number,
  columns: readonly ColumnProfile[],
  language: Language,
): DayColumns | undefined {
  const named = columns.filter(
    ({ words, cells, isList }) =>
      !isList &&
      cells.some((cell) => !isEmptyCell(cell)) &&
      words.some((word) => parseWeekday(word, language) === weekday),
  );
  const closes = named.find(({ words }) =>
    words.some((word) => closing.has(word) && parseWeekday(word, language) === undefined),
  );
  const opens = named.find((column) => column !== closes && saysHours(column, closes !== undefined));
  return opens && { weekday, opens, closes };
}

const closing = new Set([
  'close',
  'closes',
  'closing',
  'to',
  'end',
  'till',
  'until',
  'stänger',
  'stenger',
  'sulkeutuu',
  'do',
]);

function saysHours({ texts }: ColumnProfile, isBeginning: boolean): boolean {
  const isHours = (text: string) =>
    isBeginning ? /\d/.test(text) : parseHours(text) !== undefined || /24\s*\/\s*7/.test(text);
  return texts.some((text) => text.length < 60 && isHours(text));
}
