import { type Fault, faultsOf } from './fault.ts';

/** The wrong variants of a term have the right one beside them. */
export const finnish: readonly Fault[] = faultsOf('fi', [
  [/[“„«»]/, 'Finnish quotes ”so”'],
  [/kokeile (?:\p{L}+ päästä )?uudelleen|kokeile hetken/iu, 'yritä uudelleen'],
  [/hetken kuluttua/i, 'hetken päästä'],
  [/rekisteritunnus/i, 'rekisterinumero'],
  [/perustamismaksu/i, 'avausmaksu'],
  [/\p{L}(?:aa|ää)ksesi(?!\p{L})/iu, 'asking is no final construction: niin, jotta'],
  [/# pistoke/, 'one charges at a latauspiste'],
  [/\bmaasturi|porrasperä/i, 'SUV, sedan'],
  [/kiitos uutiskirjeelle/i, 'one says thank you to people'],
  [/^(?:istuimia|ovia)$/i, 'a label is in the nominative: istumapaikat, ovet'],
  [/efektiivi/i, 'todellinen vuosikorko'],
  [/\bTe\b|\bTeidän\b|\bTeille\b/, 'the reader is sinä'],
]);
