/** A figure of which more, or less, is better, and the word for the best one: range, 'longest'. */
export type BestValueRule = { label: string; better: 'more' | 'less'; word: string };

/** Only figures in one unit can be weighed against each other; '1,4 l + 18 kWh' against '17 kWh' cannot. */
export function findBest(
  values: readonly (string | undefined)[],
  best: BestValueRule | undefined,
): { at: number; word: string } | undefined {
  const figures = values.map((value) => (value === undefined ? undefined : parseFigure(value)));
  const units = new Set(figures.map((figure) => figure?.unit));
  if (!best || figures.length < 2 || units.size !== 1 || units.has(undefined)) return undefined;
  const amounts = figures.map((figure) => figure?.amount ?? 0);
  const top = best.better === 'more' ? Math.max(...amounts) : Math.min(...amounts);
  const isAlone = amounts.filter((amount) => amount === top).length === 1;
  return isAlone ? { at: amounts.indexOf(top), word: best.word } : undefined;
}

/** '1 840 mil', '17,2 kWh/100 km', '12,400 miles': one figure in front, then what it counts. */
function parseFigure(value: string): { amount: number; unit: string } | undefined {
  const [, digits, unit] = /^(\d[\d\s\u00a0\u202f]*(?:[.,]\d+)*)\s*(\D.*)?$/u.exec(value.trim()) ?? [];
  if (digits === undefined || /[+×x]|\d\s*[–-]\s*\d/.test(unit ?? '')) return undefined;
  const plain = digits.replace(/[\s\u00a0\u202f]/g, '');
  // Three digits behind a mark are thousands, as in 12,400 miles; fewer are decimals, as in 4,8 s.
  const thousands = plain.replace(/[.,](?=\d{3}(?:\D|$))/g, '');
  const amount = Number(thousands.replace(',', '.'));
  return Number.isFinite(amount) ? { amount, unit: (unit ?? '').trim() } : undefined;
}
