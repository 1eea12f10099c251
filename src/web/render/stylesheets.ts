import type { BlockName } from '../../content/blocks/block-fields.ts';
import { registry } from '../../content/blocks/registry.ts';
import type { Stylesheet } from '../../content/blocks/stylesheets.ts';
import type { Assets } from './assets.ts';

/** The stylesheets that only pages with these blocks need, each once. */
export function stylesheetsFor(names: readonly BlockName[]): readonly Stylesheet[] {
  return [...new Set(names.flatMap((name) => registry[name].stylesheets ?? []))];
}

/** The styles that blocks of extensions bring along as text, each once. */
export function blockCss(names: readonly BlockName[]): string {
  return [...new Set(names)].map((name) => registry[name].css ?? '').join('');
}

/** They are small and inline in the page: one more file would compete for bandwidth before the first paint. */
export function inlineCss(
  sheets: readonly string[],
  { stylesheetText }: Pick<Assets, 'stylesheetText'>,
): string {
  return sheets.map(stylesheetText).join('');
}
