/** What a number is counted in, in any of our languages; the words are folded. */
export const amountUnits = {
  money: words(
    'kr kronor kroner krone sek nok eur euro euroa euron euros eura eur € £ gbp pound pounds quid sek tkr teur te',
  ),
  /** Scandinavia's mile of ten kilometres; in Britain 'mil' is no word. */
  mil: words('mil mils'),
  km: words(
    'km kilometer kilometers kilometre kilometres kilometria kilometrov kilometry kilometrin kilometrilla kms tkm',
  ),
  miles: words('mile miles mi'),
  horsepower: words(
    'hk hp bhp hv ps ks kon koni kone hastar hastkrafter hestekrefter hester hevosvoimaa hevosta horsepower',
  ),
  kilograms: words('kg kilo kilos kiloa kilogram kilogramov'),
  tonnes: words('tonne tonnes ton tonn tons tony'),
  kilowatts: words('kw kilowatt kilowattia kilowattov'),
} as const;

export type AmountUnit = keyof typeof amountUnits;

/** Units that say thousand as well: 'tkr', 'tkm'. */
export const thousandUnits: ReadonlySet<string> = new Set(['tkr', 'tkm', 'teur', 'te']);

export function unitNamed(key: string): AmountUnit | undefined {
  return unitByWord.get(key);
}

const unitByWord = new Map(
  (Object.keys(amountUnits) as AmountUnit[]).flatMap((unit) =>
    [...amountUnits[unit]].map((word) => [word, unit] as const),
  ),
);

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}
