import { TOTAL_CAP } from '../../../../shared/search/port.ts';
import { formatNumber } from '../../../../shared/sites/formats.ts';
import type { Language } from '../../../../shared/sites/languages.ts';

/** The search counts no further than ten thousand (LIST-19). */
export function countText(total: number, language: Language): string {
  return total >= TOTAL_CAP ? `${TOTAL_CAP}+` : formatNumber(total, language);
}
