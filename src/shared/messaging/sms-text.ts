// GSM 03.38: the characters that cost one septet, and those that cost two.
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
export const extended = new Set('^{}\\[~]|€');

const replacements: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  '”': '"',
  '“': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  '×': 'x',
};

/** Letters outside the alphabet of telephones lose their accents: one of them would halve the room of the message. */
export function toGsmText(text: string): string {
  return [...text.normalize('NFC')].map(toGsmCharacter).join('');
}

function toGsmCharacter(character: string): string {
  if (basic.has(character) || extended.has(character)) return character;
  const plain = replacements[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '');
  return [...plain].map((each) => (basic.has(each) ? each : '?')).join('');
}

const MAX_SENDER_LENGTH = 11;

/** The sender that a telephone shows: as many words of the name as fit, letters and digits only. */
export function smsSenderName(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
  const [first = 'Forecourt', ...others] = words;
  const sender = others.reduce(
    (sofar, word) => (sofar.length + 1 + word.length <= MAX_SENDER_LENGTH ? `${sofar} ${word}` : sofar),
    first,
  );
  return sender.slice(0, MAX_SENDER_LENGTH);
}
