import { type Fault, faultsOf } from './fault.ts';

/** The wrong variants of a term have the right one beside them. */
export const norwegian: readonly Fault[] = faultsOf('nb', [
  [/[“”„]/, 'Norwegian quotes «so»'],
  [/nylig (?:kommet )?inn\b/i, 'the trade says nyinnkommet'],
  [/^kjøre$/i, 'the shop’s part of the menu is Kjøpe'],
  [/\w+ minus$/i, 'minus stands before the degrees'],
  [/\/mnd\.|\d md\./, 'mnd, without a full stop'],
  [/kortest (?:kilometerstand|kjørt)/i, 'a mileage is low'],
  [/\bg(?:år|ikk) (?:ikke )?å \p{L}+ (?!seg)/iu, 'Swedish: det går att; Norwegian: man kan'],
  [/(?<!\p{L})frem(?:me|over|til)?(?!\p{L})/iu, 'fram'],
  [/\bbook(?:e|er|et|ing)?\b/i, 'bestille'],
  [/privatleie/i, 'privatleasing'],
  [/\bifra\b/, 'si fra'],
  [/(?:\d|fire|seks|tjue|bare) siffer\b/i, 'sifre'],
  [/\bsms\b/, 'SMS'],
  [/ledige? tid(?:er)?\b/i, 'ledig time'],
  [/klokken\b/i, 'klokka'],
  [/slutte? å få/i, 'stoppe'],
  [/(?<!\p{L})(?:før|senest|åpner) \d{1,2}[.:]\d{2}/iu, 'kl. stands before a time'],
  [/(?<!\p{L})(?:mejl|sajt|besiktning|däck|bilar)(?!\p{L})/iu, 'a Swedish word'],
]);
