import { dateOfSerial } from '../../reading/workbook.ts';

export const dateOrders = ['dmy', 'mdy', 'ymd'] as const;
export type DateOrder = (typeof dateOrders)[number];

/**
 * A date of any form as ISO 8601, as exact as it is written: '2019-03-14', '2019-03' of '03/2019', with its time where it
 * has one. A plain year is none.
 */
export function readDate(written: string, order: DateOrder = 'dmy'): string | undefined {
  const text = written.trim();
  return isoDate(text) ?? monthNamed(text) ?? inFigures(text, order) ?? inOneNumber(text);
}

function isoDate(text: string): string | undefined {
  const [, year, month, day, time, zone = ''] =
    /^(\d{4})-(\d{2})(?:-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?)?$/i.exec(
      text,
    ) ?? [];
  if (!year || !month) return undefined;
  const date = valid(Number(year), Number(month), day === undefined ? undefined : Number(day));
  if (!date || !time || time.startsWith('00:00')) return date;
  return `${date}T${time}${zone.toUpperCase()}`;
}

/** 14.3.2019, 14/03/19, 3/14/2019, 03/2019, 2019/03/14; a time behind it is left out. */
function inFigures(text: string, order: DateOrder): string | undefined {
  const figures =
    /^(\d{1,4})[./\-\s]{1,2}(\d{1,4})(?:[./\-\s]{1,2}(\d{1,4}))?\.?(?:[,\sT]+\d{1,2}[:.]\d{2}.*)?$/.exec(
      text,
    );
  if (!figures) return undefined;
  const [one = 0, two = 0, three] = figures
    .slice(1, 4)
    .map((part) => (part === undefined ? undefined : Number(part)));
  const digits = figures.slice(1, 4).map((part = '') => part.length);
  if (three === undefined) {
    if (digits[1] === 4 && digits[0] !== 4) return valid(two, one);
    return digits[0] === 4 && digits[1] !== 4 ? valid(one, two) : undefined;
  }
  if (digits[0] === 4) return valid(one, two, three);
  const year = digits[2] === 4 ? three : withCentury(three);
  if (order === 'ymd' && digits[2] !== 4) return valid(withCentury(one), two, three);
  // Whatever the order, no month is greater than 12.
  const isMonthFirst = two > 12 || (order === 'mdy' && one <= 12);
  return isMonthFirst ? valid(year, one, two) : valid(year, two, one);
}

const months: readonly string[] = [
  'jan januar januari january januára január tammi tammikuu tammikuuta januar januára janvier enero janeiro gennaio ocak styczeń stycznia leden ledna',
  'feb februar februari february február februára helmi helmikuu helmikuuta février fevrier febr febrero fevereiro febbraio şubat luty lutego únor února',
  'mar mars march maaliskuu maaliskuuta maalis marec marca märz marz mrz mär marzo março mart marzec marca březen března',
  'apr april apríl apríla huhti huhtikuu huhtikuuta avril abril aprile nisan kwiecień kwietnia duben dubna',
  'maj may mai máj mája touko toukokuu toukokuuta mayo maio maggio mayıs maja květen května',
  'jun juni june jún júna kesä kesäkuu kesäkuuta juin junio junho giugno haziran czerwiec czerwca červen června',
  'jul juli july júl júla heinä heinäkuu heinäkuuta juillet julio julho luglio temmuz lipiec lipca červenec července',
  'aug augusti august augusta elo elokuu elokuuta août aout agosto ağustos sierpień sierpnia srpen srpna',
  'sep sept september septembra syys syyskuu syyskuuta septembre septiembre setembro settembre eylül wrzesień września září',
  'okt oct oktober october október októbra loka lokakuu lokakuuta octobre octubre outubro ottobre ekim październik października říjen října',
  'nov november novembra marras marraskuu marraskuuta novembre noviembre novembro kasım listopad listopada listopadu',
  'dec des dez december desember dezember decembra joulu joulukuu joulukuuta décembre diciembre dezembro dicembre aralık grudzień grudnia prosinec prosince',
];
const monthByWord = new Map(
  months.flatMap((words, at) => words.split(' ').map((word) => [word, at + 1] as const)),
);

/** 14 March 2019, March 14, 2019, mars 2019, Mar-19. */
function monthNamed(text: string): string | undefined {
  const parts = text.toLowerCase().match(/\p{L}+|\d+/gu) ?? [];
  const words = parts.filter((part) => /\p{L}/u.test(part));
  const month = words.map((word) => monthByWord.get(word)).find((found) => found !== undefined);
  if (month === undefined || text.length > 40) return undefined;
  const figures = parts.filter((part) => /^\d+$/.test(part)).slice(0, 2);
  const [first = '', second] = figures;
  if (second === undefined) return valid(withCentury(Number(first), first.length), month);
  if (first.length === 4) return valid(Number(first), month, Number(second));
  return valid(withCentury(Number(second), second.length), month, Number(first));
}

/** 20190314, 201903, days as Excel counts them, seconds or milliseconds since 1970. */
function inOneNumber(text: string): string | undefined {
  if (!/^\d{5,13}(?:\.\d+)?$/.test(text)) return undefined;
  const [, year, month, day] = /^((?:19|20)\d{2})(\d{2})(\d{2})?$/.exec(text) ?? [];
  if (year && month) return valid(Number(year), Number(month), day === undefined ? undefined : Number(day));
  const value = Number(text);
  if (value >= firstSerial && value <= lastSerial) return dateOfSerial(Math.floor(value));
  const milliseconds = /^\d{13}$/.test(text) ? value : /^\d{9,10}$/.test(text) ? value * 1000 : undefined;
  return milliseconds === undefined ? undefined : new Date(milliseconds).toISOString();
}

/** 1954 to 2064. */
const [firstSerial, lastSerial] = [20_000, 60_000];

function withCentury(year: number, digits = 2): number {
  if (digits === 4 || year > 99) return year;
  return year > 60 ? 1900 + year : 2000 + year;
}

function valid(year: number, month: number, day?: number): string | undefined {
  if (year < 1885 || year > 2100 || month < 1 || month > 12) return undefined;
  const iso = `${year}-${String(month).padStart(2, '0')}`;
  if (day === undefined) return iso;
  const date = new Date(Date.UTC(year, month - 1, day));
  return day >= 1 && date.getUTCMonth() === month - 1 ? `${iso}-${String(day).padStart(2, '0')}` : undefined;
}

/** The year in a text: '2019', '2019 (68)', 'MY 2019', '14/03/2019'; of two the first. */
export function readYear(text: string): number | undefined {
  const found = /(?<!\d)(?:19|20)\d{2}(?!\d)/.exec(text);
  if (found) return Number(found[0]);
  const date = /[^\d.]/.test(text) || /\d\.\d+\.\d/.test(text) ? readDate(text) : undefined;
  return date === undefined ? undefined : Number(date.slice(0, 4));
}

/** Whether the month comes first, as far as the column tells: 03/14/2019 can be nothing else. */
export function dateOrderOf(texts: readonly string[]): DateOrder {
  const figures = texts.flatMap((text) => {
    const [, one, two, three] = /^\s*(\d{1,4})[./-](\d{1,2})[./-](\d{1,4})/.exec(text) ?? [];
    return one && two && three ? [{ one, two, three }] : [];
  });
  if (figures.some(({ one, three }) => three.length < 3 && Number(three) > 12 && Number(one) <= 12)) {
    if (figures.every(({ two }) => Number(two) <= 12) && figures.some(({ three }) => Number(three) > 31))
      return 'dmy';
  }
  const isMonthFirst =
    figures.some(({ one, two }) => one.length <= 2 && Number(two) > 12) &&
    figures.every(({ one }) => one.length <= 2 && Number(one) <= 12);
  return isMonthFirst ? 'mdy' : 'dmy';
}
