import { commonParts, commonPhrases } from './common-passwords.ts';

export const MIN_PASSWORD_LENGTH = 12;
/** Long enough for any passphrase; hashing a longer one is work for nothing. */
export const MAX_PASSWORD_LENGTH = 256;

export type PasswordProblem = 'too short' | 'too long' | 'common' | 'own name';

/** What NIST SP 800-63B asks for: length, and nothing that would be guessed first. Which characters is left to people. */
export function passwordProblem(
  password: string,
  { email = '', name = '' }: { email?: string | undefined; name?: string | undefined },
): PasswordProblem | undefined {
  const length = [...password.normalize('NFC')].length;
  if (length < MIN_PASSWORD_LENGTH) return 'too short';
  if (length > MAX_PASSWORD_LENGTH) return 'too long';
  const letters = core(password);
  const own = [email, email.split('@')[0] ?? '', name].map(core).filter((each) => each.length > 2);
  if (own.some((each) => letters === each || isRepetition(letters, each))) return 'own name';
  return isCommon(password, letters) ? 'common' : undefined;
}

function isCommon(password: string, letters: string): boolean {
  const plain = password.toLowerCase().replace(/[\s._-]/g, '');
  // Digits or signs alone count as nothing but their sequence.
  if (letters === '') return isSequence(plain) || new Set(plain).size <= 5;
  if (new Set(plain).size <= 3 || isSequence(plain)) return true;
  const whole = plain.replace(/[^\p{L}]/gu, '');
  return commonPhrases.includes(whole) || consistsOf(letters, commonParts) || consistsOf(whole, commonParts);
}

/** Small letters without what is put around and in place of them: `P@ssw0rd2026!` is `password`. */
function core(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/[013457@$]/g, (sign) => lookalikes[sign] ?? sign)
    .replace(/[^\p{L}]/gu, '');
}

const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

function isRepetition(text: string, part: string): boolean {
  return text !== '' && text.length % part.length === 0 && part.repeat(text.length / part.length) === text;
}

/** Whether nothing is left when known parts are taken away from the front, in whatever order. */
function consistsOf(text: string, parts: readonly string[]): boolean {
  const reachable = new Set([0]);
  for (let at = 0; at < text.length; at += 1) {
    if (!reachable.has(at)) continue;
    for (const part of parts) if (text.startsWith(part, at)) reachable.add(at + part.length);
  }
  return text.length > 0 && reachable.has(text.length);
}

/** Every character follows the one before by the same step: 1234…, 9876…, abcd…, aaaa…; also after a 9 comes a 0. */
function isSequence(text: string): boolean {
  const steps = [...text].slice(1).map((sign, at) => sign.charCodeAt(0) - text.charCodeAt(at));
  return [-1, 0, 1].some((step) =>
    steps.every((each) => each === step || each === step - 10 * Math.sign(step)),
  );
}
