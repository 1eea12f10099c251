import { isManual, type KitKind, sameFor } from '../kit-kind.ts';

const category = 'Moottori ja voimansiirto';

export const engineKinds: readonly KitKind[] = [
  {
    code: 'JP',
    name: 'Jakopääsetti',
    category,
    subCategory: 'Jakopää ja hihnat',
    subSubCategory: sameFor('Jakohihnat'),
    hours: '5–8 h',
    fromPrice: 189,
    packedPer: 'model',
    parts: () => [
      ['Jakohihna', 'JH'],
      ['Kiristin', 'KI'],
      ['Ohjainpyörä', 'OP', 2],
      ['Vesipumppu', 'VP'],
      ['Jäähdytysneste', 'JNE', 5, 'l'],
      ['Kertakäyttöruuvi', 'KRU', 4],
    ],
    // These engines have a belt; most others have a chain.
    fits: ({ code, engine: { name, fuel } }) =>
      (fuel === 'diesel' && /TDI|BlueHDi|TDCi|EcoBlue/.test(name)) ||
      (['VW', 'SKODA', 'AUDI'].includes(code) && /1\.[045] TSI/.test(name)),
    note: 'Kiristysmomentit ovat ohjeessa. Hihna, joka hyppää, maksaa moottorin.',
  },
  {
    code: 'KS',
    name: 'Kytkinsetti',
    category,
    subCategory: 'Kytkin ja vetonivelet',
    subSubCategory: sameFor('Kytkimet'),
    hours: '8 h',
    fromPrice: 215,
    packedPer: 'model',
    parts: () => [
      ['Kytkinlevy', 'KL'],
      ['Painelevy', 'PA'],
      ['Painelaakeri', 'PB'],
      ['Kohdistustyökalu', 'KT'],
    ],
    fits: isManual,
    note: 'Kohdistustyökalu on muovia ja kestää yhden työn, mikä riittää.',
  },
  {
    code: 'VN',
    name: 'Vetonivelsetti',
    category,
    subCategory: 'Kytkin ja vetonivelet',
    subSubCategory: sameFor('Vetonivelet'),
    hours: '3 h',
    fromPrice: 79,
    packedPer: 'model',
    parts: () => [
      ['Vetonivel, ulompi', 'VN'],
      ['Suojakumi', 'SK'],
      ['Nivelrasva', 'NR', 120, 'g'],
      ['Kiristin', 'KIR', 2],
      ['Napamutteri', 'NM'],
    ],
    fits: ({ code, engine: { drive } }) =>
      drive === 'fwd' && ['VW', 'SKODA', 'OPEL', 'PEUGEOT', 'FORD'].includes(code),
    note: 'Napamutteri on kertakäyttöinen.',
  },
  {
    code: 'AH',
    name: 'Apulaitehihnasetti',
    category,
    subCategory: 'Jakopää ja hihnat',
    subSubCategory: sameFor('Apulaitehihnat'),
    hours: '1–2 h',
    fromPrice: 58,
    packedPer: 'model',
    parts: () => [
      ['Moniurahihna', 'MH'],
      ['Kiristin', 'KI'],
      ['Ohjainrulla', 'OR', 2],
    ],
    fits: ({ code, engine: { fuel } }) =>
      fuel !== 'hybrid' && ['BMW', 'MERCEDES', 'VOLVO', 'AUDI', 'NISSAN'].includes(code),
    note: 'Kuvaa hihnan reitti ennen kuin irrotat vanhan.',
  },
];
