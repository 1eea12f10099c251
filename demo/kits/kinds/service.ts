import { byFuel, isDiesel, type KitKind, type Part } from '../kit-kind.ts';

const category = 'Huolto ja sytytys';

const oil: readonly Part[] = [
  ['Moottoriöljy 5W-30', 'OL530', 5, 'l'],
  ['Öljynsuodatin', 'OS'],
  ['Ilmansuodatin', 'IS'],
  ['Raitisilmasuodatin', 'RS'],
  ['Öljytulpan tiiviste', 'TT'],
];

export const serviceKinds: readonly KitKind[] = [
  {
    code: 'HS',
    name: 'Huoltosetti',
    category,
    subCategory: 'Huoltosetit',
    subSubCategory: byFuel,
    hours: '1 h',
    fromPrice: 64,
    packedPer: 'make',
    parts: () => oil,
    fits: () => true,
    note: 'Öljy on tehtaan hyväksymää laatua ja riittää yhteen vaihtoon.',
  },
  {
    code: 'IH',
    name: 'Isohuoltosetti',
    category,
    subCategory: 'Isohuoltosetit',
    subSubCategory: byFuel,
    hours: '2–3 h',
    fromPrice: 118,
    packedPer: 'make',
    parts: (type) => [
      ...oil,
      ...(isDiesel(type) ? [['Polttoainesuodatin', 'PS'] as const] : [['Sytytystulppa', 'ST', 4] as const]),
      ['Jarruneste DOT 4', 'JN4', 1, 'l'],
    ],
    fits: () => true,
    note: 'Tee joka toinen vuosi tai 60 000 kilometrin välein, kumpi ensin täyttyy.',
  },
  {
    code: 'SY',
    name: 'Sytytyssetti',
    category,
    subCategory: 'Sytytyssetit',
    subSubCategory: byFuel,
    hours: '1 h',
    fromPrice: 96,
    packedPer: 'model',
    parts: () => [
      ['Sytytyspuola', 'SP', 4],
      ['Sytytystulppa', 'ST', 4],
      ['Kontaktirasva', 'KR', 5, 'g'],
    ],
    fits: ({ engine }) => engine.fuel === 'petrol',
    note: 'Vaihda puolat kerralla. Toinen pettää pian ensimmäisen jälkeen.',
  },
];
