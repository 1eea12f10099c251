import { fold } from '../fold.ts';

/** What was typed as folded words, a postcode being one of them: '221 00 Lund' is ['22100', 'lund']. */
export function placeWords(text: string): string[] {
  const folded = fold(text);
  const words = joinDigits(folded) ?? outwardCode(folded) ?? folded;
  return words.split(' ').filter(Boolean);
}

/** '221 00', 'SE-221 00', 'S 221 00', 'SE22100'; but 'SE1' is in London. */
function joinDigits(folded: string): string | undefined {
  const [, code, rest = ''] =
    /^(?:(?:s|se|n|no|fi|fin|sk)(?: |(?=\d{3} ?\d)))?(\d[\d ]*)(.*)$/.exec(folded) ?? [];
  return code && `${code.replaceAll(' ', '')} ${rest}`;
}

/** Of a British postcode only the first half is known: 'SW1A 1AA' is 'sw1a', with or without the space. */
function outwardCode(folded: string): string | undefined {
  const whole = /^([a-z]{1,2}\d[a-z\d]?) ?\d[a-z]{2}(?= |$)(.*)$/.exec(folded);
  const begun = /^([a-z]{1,2}\d[a-z\d]?) \d[a-z]?()$/.exec(folded);
  const [, code, rest] = whole ?? begun ?? [];
  return code && `${code} ${rest}`;
}
