/** What may be the town of an address, the longest first. `isSure`: something before it is surely a street. */
export type BehindStreet = { rest: string; isSure: boolean };

const streetWord =
  /(gatan|gata|vägen|väg|stigen|gränd|torget|torg|allén|allé|leden|backen|gate|gaten|gata|vei|veien|veg|vegen|katu|tie|kuja|polku|kaari|ulica|cesta|námestie|trieda|street|road|lane|avenue|drive|close|way|quay|row|court)$/i;

/** 'Storgatan 12, 222 22 Lund' and 'Storgatan 12 222 22 Lund' alike; of words without a street only what they may end with. */
export function behindStreet(text: string): BehindStreet[] {
  const parts = text.split(',');
  const behindCommas = parts.slice(1).map((_, at) => ({ rest: parts.slice(at + 1).join(','), isSure: true }));
  const words = text.split(/[\s,]+/).filter(Boolean);
  const behindWords = words.slice(1).map((_, at) => ({
    rest: words.slice(at + 1).join(' '),
    isSure: words.slice(0, at + 1).some((word) => /\d/.test(word) || streetWord.test(word)),
  }));
  return [...behindCommas, ...behindWords];
}
