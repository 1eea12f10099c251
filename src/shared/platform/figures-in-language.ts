import { decimalSign, formatDecimal } from './format-number.ts';

/** A text with its figures in the notation of another language: '1 540 kg' and '7,4 s' are '1,540 kg' and '7.4 s'. */
export function figuresInLanguage(text: string, from: string, to: string): string {
  return text.replace(figure, (written) => {
    const value = parseFigure(written, from);
    if (value === undefined) return written;
    const decimals = decimalsOf(written, from);
    return formatDecimal(value, to, { min: decimals, max: decimals });
  });
}

/** The first figure of a text, read as the language writes it. */
export function firstFigure(text: string, language: string): number | undefined {
  return parseFigure(text.match(figure)?.[0] ?? '', language);
}

const figure = /\d{1,3}(?:[\s.,]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)?/g;

function parseFigure(written: string, language: string): number | undefined {
  if (written === '') return undefined;
  const plain =
    decimalSign(language) === '.'
      ? written.replaceAll(',', '')
      : written.replace(/[\s.]/g, '').replace(',', '.');
  const value = Number(plain);
  return Number.isNaN(value) ? undefined : value;
}

function decimalsOf(written: string, language: string): number {
  return written.split(decimalSign(language))[1]?.length ?? 0;
}
