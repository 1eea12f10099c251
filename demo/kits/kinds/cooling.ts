import { byFuel, type KitKind, sameFor } from '../kit-kind.ts';

const category = 'Jäähdytys ja ilmastointi';

export const coolingKinds: readonly KitKind[] = [
  {
    code: 'TE',
    name: 'Termostaattisetti',
    category,
    subCategory: 'Jäähdytys',
    subSubCategory: byFuel,
    hours: '1–2 h',
    fromPrice: 49,
    packedPer: 'model',
    parts: () => [
      ['Termostaatti koteloineen', 'TM'],
      ['Tiiviste', 'TI'],
      ['Jäähdytysneste', 'JNE', 5, 'l'],
      ['Letkunkiristin', 'LK', 2],
    ],
    fits: ({ code }) => ['VOLVO', 'VW', 'SKODA', 'OPEL', 'FORD', 'BMW', 'MAZDA'].includes(code),
    note: 'Kun mittari ei talvella nouse puoliväliin, syy on useimmiten tämä.',
  },
  {
    code: 'IL',
    name: 'Raitisilmasetti',
    category,
    subCategory: 'Ilmastointi',
    subSubCategory: sameFor('Suodatus'),
    hours: '½ h',
    fromPrice: 29,
    packedPer: 'model',
    parts: () => [
      ['Aktiivihiilisuodatin', 'AHS'],
      ['Höyrystimen puhdistusaine', 'HP', 1, 'plo'],
    ],
    fits: ({ engine }) => engine.kW >= 60,
    note: 'Aktiivihiili pidättää myös siitepölyn ja tunnelin hajun.',
  },
];
