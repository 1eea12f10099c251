import type { ShownCar } from './shown-car.ts';
import type { TrustCheck } from './trust-check.ts';

/** A monthly cost of credit never stands without its rate; a British one also has its whole example. */
export const creditRate: TrustCheck = { name: 'rates of credit', car: withoutRate };

const rate = /\d[.,]\d+\s?%/u;

function withoutRate({ card }: ShownCar): string[] {
  const loans = card.monthly.filter(({ kind }) => kind === 'loan');
  return loans.flatMap(({ text, terms, example }) => {
    const beside = [text, ...(terms ?? [])].join(' ');
    if (!rate.test(beside)) return [`${text} without its rate`];
    return terms && !(example && rate.test(example)) ? [`${text} without its example`] : [];
  });
}
