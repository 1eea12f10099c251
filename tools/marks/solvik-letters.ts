/**
 * Solvik, drawn by hand in the logos' box: baseline 22, capitals from 3, ascenders from 2, x-height 13,
 * one stroke of 2.1. Round letters overshoot by .25; v and k are cut level so that they stand on the line.
 */
export const SOLVIK_WIDTH = 69.9;

export function solvikLetters(ink: string, dot: string): string {
  return (
    `<g fill="none" stroke="${ink}" stroke-width="2.1"><path d="${S}"/><circle cx="22.6" cy="15.5" r="5.7"/></g>` +
    `<path fill="${ink}" d="${L}${V}${I}${K}"/>` +
    `<circle cx="53.05" cy="4.15" r="1.85" fill="${dot}"/>`
  );
}

const S =
  'M12.2 7.77C11.54 5.22 9.46 3.8 6.81 3.8 3.88 3.8 1.65 5.45 1.65 7.96 1.65 10.7 4.07 11.6 7.09 12.31 ' +
  '10.31 13.07 12.77 14.06 12.77 16.95 12.77 19.5 10.45 21.2 7.19 21.2 4.16 21.2 1.8 19.59 1.04 16.85';
const L = 'M32 2h2.1v20H32z';
const V = 'M36.3 9h2.28l4.32 10.25L47.22 9h2.28l-5.48 13h-2.24z';
const I = 'M52 9h2.1v13H52z';
const K = 'M58 2h2.1v12.93L66.03 9H69l-5.35 5.35L69.9 22h-2.71l-5.03-6.16-2.06 2.06V22H58z';
