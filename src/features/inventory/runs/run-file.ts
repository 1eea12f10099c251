import type { RecordChange } from '../../../shared/search/record-changes.ts';
import type { FeedError } from './import-report.ts';

export const fileColumns = ['what', 'id', 'line', 'reason', 'fields'] as const;

export type RunFileRow = {
  what: 'new' | 'changed' | 'withdrawn' | 'left out';
  id?: string | undefined;
  line?: number | undefined;
  reason?: string | undefined;
  fields?: readonly string[] | undefined;
};

const words = { created: 'new', updated: 'changed', withdrawn: 'withdrawn' } as const;

export function changeRow({ change, id, fields }: RecordChange): RunFileRow {
  return { what: words[change], id, ...(fields.length > 0 && { fields }) };
}

export function leftOutRow({ line, id, reason }: FeedError): RunFileRow {
  return { what: 'left out', line, ...(id !== undefined && { id }), reason };
}

/** A line of CSV. What a spreadsheet would take for a formula begins with an apostrophe. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map((cell) => csvCell(cell === undefined ? '' : String(cell))).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && !/^-?\d+(?:\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

export function csvRow({ what, id, line, reason, fields }: RunFileRow): string {
  return csvLine([what, id, line, reason, fields?.join(' ')]);
}
