import { TOTAL_CAP } from '../../search/port.ts';
import { formatNumber } from '../../sites/formats.ts';
import type { Language } from '../../sites/languages.ts';

/** The search counts no further than ten thousand (LIST-19). */
export function countText(total: number, language: Language): string {
  return total >= TOTAL_CAP ? `${TOTAL_CAP}+` : formatNumber(total, language);
}
