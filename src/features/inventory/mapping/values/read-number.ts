/** A number as people and systems write it, with the words before and after it. */
export type ReadNumber = { value: number; before: string; after: string };

export type NumberWriting = {
  /** The decimal separator, where the feed or its columns say it. */
  decimal?: '.' | ',' | undefined;
  /** Amounts of money and distances: one separator before three digits groups thousands, '30.495' and '30,495'. */
  isLarge?: boolean | undefined;
};

const groupSpace = /(?<=\d)[\s\u00a0\u2009\u202f'’](?=\d{3}(?!\d))/g;
const number = /[-−]?\d[\d.,]*/;

export function readNumber(
  text: string,
  { decimal, isLarge = false }: NumberWriting = {},
): ReadNumber | undefined {
  const joined = text.replace(groupSpace, '');
  const found = number.exec(joined);
  if (!found) return undefined;
  const digits = found[0].replace(/[.,]+$/, '');
  const value = Number(plain(digits.replace('−', '-'), decimal, isLarge));
  if (!Number.isFinite(value)) return undefined;
  return {
    value,
    before: joined.slice(0, found.index).trim(),
    after: joined.slice(found.index + digits.length).trim(),
  };
}

/** With a point before the decimals and nothing between thousands. */
function plain(digits: string, decimal: '.' | ',' | undefined, isLarge: boolean): string {
  const points = digits.split('.').length - 1;
  const commas = digits.split(',').length - 1;
  if (points > 0 && commas > 0) {
    const last = digits.lastIndexOf('.') > digits.lastIndexOf(',') ? '.' : ',';
    return withDecimal(digits, last);
  }
  const separator = points > 0 ? '.' : ',';
  const count = points + commas;
  if (count === 0) return digits;
  if (count > 1) return digits.replaceAll(separator, '');
  const behind = digits.length - digits.indexOf(separator) - 1;
  const isGroup =
    behind === 3 && !digits.startsWith('0') && (decimal === undefined ? isLarge : decimal !== separator);
  return isGroup ? digits.replaceAll(separator, '') : digits.replace(separator, '.');
}

function withDecimal(digits: string, decimal: '.' | ','): string {
  const group = decimal === '.' ? ',' : '.';
  return digits.replaceAll(group, '').replace(decimal, '.');
}
