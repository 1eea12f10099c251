import { nameKey } from '../../../../shared/search/name-key.ts';
import type { Cell, FlatRecord } from '../../reading/flat-record.ts';
import { cellText, isEmptyCell, scalarsOf } from '../rule-cell.ts';

/** A column of the first rows: the words of its name, and what stands in it. */
export type ColumnProfile = {
  name: string;
  /** As the name is written in one word, and by its last part: price.amount and amount. */
  keys: readonly string[];
  words: readonly string[];
  cells: readonly Cell[];
  /** Each that is not empty, a list as its parts. */
  texts: readonly string[];
  /** Of the rows. */
  filledShare: number;
  /** Of the filled rows. */
  distinctShare: number;
  isList: boolean;
};

export function profileColumns(rows: readonly FlatRecord[]): readonly ColumnProfile[] {
  const names = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...names].map((name) => profileOf(name, rows));
}

function profileOf(name: string, rows: readonly FlatRecord[]): ColumnProfile {
  const cells = rows.flatMap((row) => {
    const cell = row[name];
    return cell === undefined || isEmptyCell(cell) ? [] : [cell];
  });
  const whole = cells.map(cellText);
  return {
    name,
    keys: keysOf(name),
    words: wordsOf(lastPart(name)),
    cells,
    texts: cells.flatMap((cell) => scalarsOf(cell).map((scalar) => String(scalar).trim())),
    filledShare: rows.length === 0 ? 0 : cells.length / rows.length,
    distinctShare: cells.length === 0 ? 0 : new Set(whole).size / cells.length,
    isList: cells.some((cell) => Array.isArray(cell)),
  };
}

/** Of all parts of a path; the last one, or what stands in brackets, says most. */
function keysOf(name: string): readonly string[] {
  const plain = name.replace(/^(?:\.\.\/)+/, '');
  const parts = plain.split(/[.[\]]+/).filter((part) => part !== '');
  const last = lastPart(name);
  const lastTwo = parts.slice(-2).join(' ');
  return [...new Set([last, lastTwo, plain].map((each) => nameKey(withoutPrefix(each))))].filter(
    (key) => key !== '',
  );
}

/** What a name says of its numbers: 'Price[1000Eur]', 'Power[HP]', 'Mileage (km)'. */
const unit =
  /^(?:1[.,\s]?000)?\s*(?:eur|€|kr|sek|nok|dkk|usd|gbp|brl|try|tl|pln|czk|\$|£|km|mil|miles|mi|tkm|hp|hk|ps|cv|ch|kw|kwh|bhp|g\/km|l\/100 ?km|kg|cc|ccm|cm3|l|mm)?$/i;

/** Amounts are in thousands: '1000Km', 'Price[1000Eur]', 'Preis in TEUR'. */
export function countsThousands(name: string): boolean {
  return /(?:^|\D)1[.,\s]?000(?!\d)|\b(?:tsd|tkm|teur|tkr|t€|thousands?|tusen|tis)\b/i.test(name);
}

export function lastPart(name: string): string {
  const inBrackets = /\[([^\]]+)\]$/.exec(name)?.[1];
  if (inBrackets && !unit.test(inBrackets)) return inBrackets;
  const parts = name.split('.');
  // Not a file's name or an abbreviation: 'Reg. no.'
  const last = /\.\s|\.$/.test(name) ? name : (parts.at(-1) ?? name);
  const isGeneral = /^@?(?:value|text|name|amount|url|href|src|id|code|label|title|#text|description)$/i.test(
    last,
  );
  return isGeneral && parts.length > 1 ? `${parts.at(-2)} ${last}` : last;
}

function withoutPrefix(name: string): string {
  return name.replace(/^[@#]/, '').replace(/^\w{1,4}:/, '');
}

/** 'firstRegDate' and 'First reg. date (UK)' are words. */
export function wordsOf(name: string): readonly string[] {
  return withoutPrefix(name)
    .replace(/\bkW(?=h?\b)/g, 'kw')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1 $2')
    .replace(/(1000)(\p{L})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .replace(/co₂/gi, 'co2')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => nameKey(word))
    .filter((word) => word !== '');
}
