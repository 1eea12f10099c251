import { expressionProblems } from '../../../shared/platform/expressions/expression-problems.ts';
import { fillTemplate } from '../../../shared/platform/fill-template.ts';

/**
 * What can be wrong with a feed, a line of it or a mapping, each by its code. The inventory answers and stores these
 * sentences; who shows them in another language reads the code and the values back out of a sentence.
 */
export const feedProblems = {
  // The feed as a whole
  'feed-empty': 'The feed is empty.',
  'no-records': 'The feed has no records.',
  'ends-in-list': 'The feed ends in the middle of its list.',
  'not-text': 'This is neither text nor a file that is read: CSV, JSON, XML or Excel.',
  'web-page': 'This is a web page, not a feed. Perhaps its address asks for a password.',
  'not-excel': 'This is no Excel file.',
  'old-excel': 'This is an Excel file of before 2007 (.xls). Save it as .xlsx or as CSV.',
  pdf: 'This is a PDF. Send CSV, JSON, XML or Excel.',
  picture: 'This is a picture. Send CSV, JSON, XML or Excel.',
  'other-packing': 'This is packed with {packing}. Pack it with gzip or zip.',
  'gzip-damaged': 'The feed is packed with gzip and is damaged or cut off.',
  'archive-files': 'The archive has {count} files; {most} are the most that are read.',
  'archive-large': 'The archive is too large when it is unpacked.',
  'archive-password': 'The archive has a password. Send it without one.',
  'archive-damaged': 'The archive is damaged or cut off: {reason}.',
  'archive-inside': 'An archive is inside another one. Pack the feed once.',
  'archive-no-feed': 'The archive has no file that is a feed.',
  'unpacked-large': 'The feed is larger than {size} when it is unpacked.',
  'packed-too-much':
    'The feed is packed more than {ratio} to 1. No stock is; send it with less packing if it is one.',
  'too-slow': 'The feed takes longer than {minutes} minutes to read.',
  'no-sheet-named': "The workbook has no sheet '{sheet}'. There are: {sheets}.",
  'no-sheet-shown': 'The workbook has no sheet that is shown. There are: {sheets}.',
  'sheet-empty': 'The sheet is empty.',
  'workbook-texts': 'The texts of the workbook are too large. Send it as CSV.',
  'workbook-doctype': 'The workbook declares a document type, as no workbook does.',
  'workbook-damaged': 'The workbook is damaged: {reason}.',
  'row-columns': 'Row {line} has more than {columns} columns.',
  'line-columns': 'Line {line} has more than {columns} columns.',
  'header-line': 'Line {line}, the header: {problem}',
  'in-line': 'Line {line}: {problem}',
  'xml-doctype': 'The XML declares a document type with entities of its own. Send it without DOCTYPE.',
  'xml-declarations': 'The XML has declarations such as <!ENTITY>. Send it without them.',
  'xml-wrong': 'This is not XML: {reason}, on line {line}.',
  'xml-cut-off': 'The XML ends before its last element is closed.',
  'xml-deep': 'Elements stand more than {depth} deep, on line {line}.',
  'xml-no-record': 'The XML has no element that is a record. Say which, as path.',
  'json-deep-line': 'Brackets stand more than {depth} deep, on line {line}.',
  'json-deep': 'Brackets stand more than {depth} deep.',
  'json-no-list': 'The JSON has no list of records. Say where it is, as path.',
  'mapping-not-valid': 'The mapping is not valid: {problems}',
  'other-columns':
    'The feed has none of the columns that are read: it has {columns}. Is it another file, or is another character between its cells?',
  // A line
  'record-columns': 'The record has more than {columns} columns.',
  'record-long': 'The record is longer than {length} characters.',
  'line-long': 'The line is longer than {length} characters.',
  'row-long': 'The row is longer than {length} characters.',
  'row-cells': 'The row has {cells} cells, the header {columns}.',
  'quote-open': 'A quote is opened and never closed.',
  'after-quote': 'Something stands after a closing quote; quotes inside a cell are doubled.',
  'not-json': 'This is not JSON: {reason}.',
  'json-nested': 'This is nested too deep, or has fields named toString.',
  'json-not-list': 'A JSON feed is a list: it begins with [.',
  'list-cut-off': 'The feed ends in the middle of the list.',
  'after-list': 'Something stands after the end of the list.',
  'not-record': 'This is not a record.',
  'condition-differs': "car_is_used is {used} and car_condition is '{condition}': one of them is wrong.",
  'odometer-unit': "car_odometer_unit is '{unit}'; it can be km, miles or mil (10 km).",
  'consumption-unit':
    "fuel_consumption is '{consumption}' without its unit; write it as '5.4 l/100 km', '17.8 kWh/100 km' or '52 mpg'.",
  'currency-code':
    "car_price_currency is '{currency}'; it is a code of three capital letters, such as SEK or GBP.",
  'stands-already': "{field} '{id}' stands on line {line} already.",
  'expression-fails': 'An expression of the mapping fails: {reason}',
  // A mapping
  'no-field': 'There is no field {field}.',
  'expression-wrong': 'The expression cannot be used: {reason}',
  'field-needed': 'Nothing brings {field}, which every record needs.',
  'rule-empty': 'The rule names neither columns nor a constant nor an expression.',
  ...expressionProblems,
  // An import
  'nothing-sent':
    'The feed is empty. It would withdraw every record of the index, so it is refused and nothing has changed.',
  'one-line-wrong': 'One line is not right, so the whole feed is refused and nothing has changed.',
  'lines-wrong': '{count} lines are not right, so the whole feed is refused and nothing has changed.',
  'too-many-lines-wrong':
    '{count} lines are not right ({share} %), and more than {limit} % refuse the feed; nothing has changed.',
  'too-many-withdrawn':
    'The feed would withdraw {withdrawn} of {live} records ({share} %), and more than {limit} % is refused unless you say so; nothing has changed. If it is only a part of the stock, send all of it. If so many really are gone, send it again with allowWithdrawals=1 (npm run import-cars: --allow-withdrawals).',
  'process-ended':
    'The process ended before the import did. Nothing of it became visible; send the feed again.',
} as const satisfies Readonly<Record<string, string>>;

/** What is wrong with a field of a record, after its name. */
export const fieldProblems = {
  missing: 'is missing',
  'no-text': 'is not a text',
  'too-long': 'is too long',
  'no-id': 'is not an id: up to 100 signs without spaces, slashes and ?#%',
  'no-code':
    'is not a number as the address of its page needs it: up to 100 letters from a to z, digits, dots and dashes, at least one of them a digit',
  'no-number': 'is not a number',
  'less-than-0': 'is less than 0',
  'no-year': 'is not a year',
  'before-cars': 'is before the first car',
  'no-flag': 'is neither true nor false',
  'no-date': 'is not a date',
  'no-place': 'is not a latitude and a longitude such as 59.33,18.07',
  'no-texts': 'is not a list of texts',
  'no-record': 'is not a record',
  'no-records': 'is not a list of records',
} as const satisfies Readonly<Record<string, string>>;

export type FeedProblemCode = keyof typeof feedProblems;
export type FieldProblemCode = keyof typeof fieldProblems;
export type ProblemValues = Readonly<Record<string, string | number>>;

/** The sentence of a problem. */
export function feedProblem(code: FeedProblemCode, values: ProblemValues = {}): string {
  return fillTemplate(feedProblems[code], values);
}

/** What a sentence says, where it is one of them. */
export function readFeedProblem(
  sentence: string,
): { code: FeedProblemCode; values: Readonly<Record<string, string>> } | undefined {
  for (const [code, pattern] of patterns) {
    const found = pattern.exec(sentence);
    if (found) return { code, values: { ...found.groups } };
  }
  return undefined;
}

/** The fields of a line that are not right: 'car_price is missing; car_year is not a year.' */
export function readFieldProblems(
  sentence: string,
): readonly { field: string; code: FieldProblemCode }[] | undefined {
  const parts = sentence.replace(/\.$/, '').split(/; (?=\S+ (?:is|are) )/);
  const read = parts.flatMap((part) => {
    const at = part.indexOf(' ');
    const code = fieldCodes.find((each) => fieldProblems[each] === part.slice(at + 1));
    return at > 0 && code ? [{ field: part.slice(0, at), code }] : [];
  });
  return read.length === parts.length ? read : undefined;
}

const fieldCodes = Object.keys(fieldProblems) as FieldProblemCode[];

const placeholder = /\{(\w+)\}/;
const codes = Object.keys(feedProblems) as FeedProblemCode[];

/** What has fewer gaps first: a sentence is never taken for the gap of another one. */
const patterns = codes
  .toSorted(
    (one, other) => gapsIn(one) - gapsIn(other) || feedProblems[other].length - feedProblems[one].length,
  )
  .map((code) => [code, patternOf(feedProblems[code])] as const);

function gapsIn(code: FeedProblemCode): number {
  return feedProblems[code].split(placeholder).length;
}

function patternOf(template: string): RegExp {
  const parts = template.split(placeholder);
  const source = parts.map((part, at) =>
    at % 2 === 1 ? `(?<${part}>[\\s\\S]*?)` : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
  );
  return new RegExp(`^${source.join('')}$`);
}
