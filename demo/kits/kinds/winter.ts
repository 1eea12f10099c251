import { byBody, isDiesel, type KitKind, sameFor } from '../kit-kind.ts';

const category = 'Talvi ja näkyvyys';

export const winterKinds: readonly KitKind[] = [
  {
    code: 'PY',
    name: 'Pyyhinsetti',
    category,
    subCategory: 'Pyyhkimet',
    subSubCategory: byBody,
    hours: '10 min',
    fromPrice: 27,
    packedPer: 'model',
    parts: () => [
      ['Pyyhkijänsulka, kuljettaja', 'PSK'],
      ['Pyyhkijänsulka, apukuljettaja', 'PSA'],
      ['Takapyyhkimen sulka', 'PST'],
      ['Pesuneste −18 °C', 'PN', 4, 'l'],
    ],
    fits: ({ generation }) => generation.body !== 'convertible',
    note: 'Pesuneste on valmiiksi sekoitettua. Sulat napsahtavat paikalleen ilman työkaluja.',
  },
  {
    code: 'HE',
    name: 'Hehkutulppasetti',
    category,
    subCategory: 'Talvikäynnistys',
    subSubCategory: sameFor('Hehkutulpat'),
    hours: '2 h',
    fromPrice: 84,
    packedPer: 'model',
    parts: () => [
      ['Hehkutulppa', 'HT', 4],
      ['Lämmönkestävä tahna', 'LKT', 10, 'g'],
    ],
    fits: isDiesel,
    note: 'Tulppa irtoaa helpoimmin lämpimästä moottorista, kiristä käsin ja viimeistele avaimella.',
  },
  {
    code: 'LO',
    name: 'Lohkolämmitinsetti',
    category,
    subCategory: 'Talvikäynnistys',
    subSubCategory: sameFor('Lohkolämmittimet'),
    hours: '3 h',
    fromPrice: 139,
    packedPer: 'model',
    parts: () => [
      ['Lohkolämmitin 550 W', 'LL'],
      ['Liitäntäjohto 2,5 m', 'LJ'],
      ['Pistorasia kojelaudan alle', 'PR'],
      ['Kiinnikesarja', 'KS'],
    ],
    fits: ({ engine, generation }) =>
      engine.fuel !== 'hybrid' && generation.years[0] >= 2014 && generation.body !== 'coupe',
    note: 'Puoli tuntia töpselissä säästää moottorilta sadan kilometrin kulumisen.',
  },
];
