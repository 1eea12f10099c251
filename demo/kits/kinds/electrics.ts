import { byBody, isDiesel, type KitKind, sameFor } from '../kit-kind.ts';

const category = 'Sähkö ja valot';

export const electricsKinds: readonly KitKind[] = [
  {
    code: 'AK',
    name: 'Akkusetti',
    category,
    subCategory: 'Akut ja lataus',
    subSubCategory: byBody,
    hours: '½ h',
    fromPrice: 119,
    packedPer: 'model',
    parts: (type) => [
      [isDiesel(type) ? 'Käynnistysakku AGM 80 Ah' : 'Käynnistysakku EFB 60 Ah', 'AKK'],
      ['Napakenkä', 'NK', 2],
      ['Napasuoja', 'NS', 2],
      ['Kontaktirasva', 'KR', 5, 'g'],
    ],
    fits: ({ engine, generation }) => engine.fuel !== 'hybrid' && generation.years[0] >= 2012,
    note: 'Start-stop-auton akku kirjataan vaihdon jälkeen testerillä.',
  },
  {
    code: 'VA',
    name: 'Polttimosetti',
    category,
    subCategory: 'Valot',
    subSubCategory: sameFor('Polttimot'),
    hours: '½ h',
    fromPrice: 34,
    packedPer: 'model',
    parts: () => [
      ['Ajovalopolttimo H7', 'H7', 2],
      ['Vilkkupolttimo PY21W', 'PY21', 2],
      ['Jarruvalopolttimo P21W', 'P21', 2],
      ['Rekisterikilven polttimo', 'RK', 2],
    ],
    fits: ({ generation }) => generation.years[0] <= 2017,
    note: 'Vaihda aina molemmat puolet, niin auto ei katso kieroon.',
  },
];
