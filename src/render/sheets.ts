import type { BlockName } from '../blocks/block-fields.ts';
import { registry } from '../blocks/registry.ts';
import type { Sheet } from '../blocks/sheets.ts';
import type { Assets } from './assets.ts';

/** The stylesheets that only pages with these blocks need, each once. */
export function sheetsOf(names: readonly BlockName[]): readonly Sheet[] {
  return [...new Set(names.flatMap((name) => registry[name].stylesheets ?? []))];
}

/** They are small and travel in the page itself: one more file would take its share of the line before the first paint. */
export function textOf(sheets: readonly Sheet[], { sheetText }: Pick<Assets, 'sheetText'>): string {
  return sheets.map(sheetText).join('');
}
