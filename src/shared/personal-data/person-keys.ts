import { countries } from '../sites/countries.ts';

/** What somebody who asks about themselves gives. */
export type Person = {
  email?: string | undefined;
  phone?: string | undefined;
  plate?: string | undefined;
  /** Of which all words must be there. It finds, and proves nothing: others have the same name. */
  name?: string | undefined;
};

const PHONE_DIGITS = { min: 6, max: 15 };
/** With the country, its zeros and a plus. */
const MAX_WRITTEN_DIGITS = PHONE_DIGITS.max + 4;
const MAX_PLATE_LENGTH = 8;
/** "ABC 123", and "B AB 1234" with a seal between. */
const MAX_PLATE_PARTS = 3;

const emailPattern = /[^\s@<>"'(),;:[\]\\]+@[^\s@<>"'(),;:[\]\\]+\.[\p{L}\d-]{2,}/gu;
const phonePattern = /\+?\d[\d\s\u00a0()./–-]*\d/gu;

/**
 * A person by mail address, telephone and plate, each in the one form that all its writings share: 070-123 45 67 and
 * +46 (0)70 123 45 67 have a key in common.
 */
export function keysOfPerson({ email, phone, plate }: Person): Set<string> {
  const compactPlate = plate && compact(plate);
  return new Set([
    ...(email?.trim() ? [`email:${fold(email)}`] : []),
    ...(phone ? phoneKeys(phone) : []),
    ...(compactPlate ? [`plate:${compactPlate}`] : []),
  ]);
}

/** The keys of everybody who may be meant in these texts: more than there are people, since any number may be a telephone. */
export function keysInTexts(texts: readonly string[]): Set<string> {
  const keys = new Set<string>();
  for (const text of texts) {
    for (const [email] of text.matchAll(emailPattern)) keys.add(`email:${fold(email.replace(/\.$/, ''))}`);
    for (const [written] of text.matchAll(phonePattern))
      for (const key of runsOfDigits(written)) keys.add(key);
    for (const plate of platesIn(text)) keys.add(`plate:${plate}`);
  }
  return keys;
}

/** Whether all words of a name stand in the texts, in any order and with any accents. */
export function hasName(texts: readonly string[], name: string): boolean {
  const wanted = wordsIn(name);
  if (wanted.length === 0) return false;
  const present = new Set(texts.flatMap(wordsIn));
  return wanted.every((word) => present.has(word));
}

/** All strings of a value, however deep. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function wordsIn(text: string): string[] {
  return fold(text).match(/[\p{L}\d]+/gu) ?? [];
}

function fold(text: string): string {
  return text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function compact(text: string): string {
  return text
    .normalize('NFC')
    .toUpperCase()
    .replace(/[^\p{L}\d]/gu, '');
}

/** "070-123 45 67 12/5" holds the number and a date: every run of its groups may be meant. */
function runsOfDigits(written: string): Set<string> {
  const groups = written.match(/\+?\d+/g) ?? [];
  const keys = new Set<string>();
  for (const from of groups.keys()) {
    let run = '';
    for (const group of groups.slice(from, from + PHONE_DIGITS.max)) {
      run += group;
      if (run.length > MAX_WRITTEN_DIGITS) break;
      for (const key of phoneKeys(run)) keys.add(key);
    }
  }
  return keys;
}

/** The number without its country and without the zero before it: what all ways of writing it share. */
function phoneKeys(written: string): string[] {
  const digits = written
    .replace(/\(0\)/, '')
    .replace(/[^\d+]/g, '')
    .replace(/^\+/, '00');
  if (digits.includes('+')) return [];
  const isInternational = digits.startsWith('00');
  const national = digits.replace(/^0+/, '');
  const rests = callingCodes()
    .filter((code) => national.startsWith(code) && (isInternational || national.length > 9))
    .map((code) => national.slice(code.length).replace(/^0/, ''));
  return [...rests, national]
    .filter(({ length }) => length >= PHONE_DIGITS.min && length <= PHONE_DIGITS.max)
    .map((number) => `phone:${number}`);
}

/** Those of the installation's countries, also of those that it adds. */
function callingCodes(): string[] {
  return Object.values(countries).map(({ phone }) => phone.callingCode);
}

/** One to three words side by side that could be a plate; without a digit only where nothing else is said. */
function platesIn(text: string): string[] {
  const whole = compact(text);
  const words =
    text
      .normalize('NFC')
      .toUpperCase()
      .match(/[\p{L}\d]+/gu) ?? [];
  const runs = words.flatMap((_, from) =>
    Array.from({ length: MAX_PLATE_PARTS }, (__, more) => words.slice(from, from + more + 1).join('')),
  );
  return [...runs.filter((run) => /\d/.test(run)), whole].filter(
    ({ length }) => length >= 2 && length <= MAX_PLATE_LENGTH,
  );
}
