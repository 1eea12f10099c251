import type { VehicleType } from './vehicle-types.ts';

export type Part = readonly [name: string, number: string, quantity?: number, unit?: string];

export type KitKind = {
  code: string;
  name: string;
  category: string;
  subCategory: string;
  subSubCategory: (type: VehicleType) => string;
  hours: string;
  /** What the kit for the cheapest car costs; the price page shows the same. */
  fromPrice: number;
  parts: (type: VehicleType) => readonly Part[];
  fits: (type: VehicleType) => boolean;
  /** Filters and oil are shared by all of a make's engines, brakes are not. */
  packedPer: 'make' | 'model';
  note: string;
  picture?: string;
};

const service = 'Huolto ja sytytys';
const chassis = 'Jarrut ja alusta';
const engine = 'Moottori ja voimansiirto';

const isDiesel = ({ engine }: VehicleType) => engine.fuel === 'diesel';
const isManual = ({ engine }: VehicleType) => engine.gearbox === 'manual';
const byFuel = (type: VehicleType) =>
  ({ petrol: 'Bensiini', diesel: 'Diesel', hybrid: 'Hybridi', plugin: 'Hybridi', electric: 'Sähkö' })[
    type.engine.fuel
  ];
const byBody = ({ generation }: VehicleType) =>
  ['van', 'pickup'].includes(generation.body) ? 'Pakettiautot' : 'Henkilöautot';
const byAxle = (axle: string) => () => axle;

const oil: readonly Part[] = [
  ['Moottoriöljy 5W-30', 'OL530', 5, 'l'],
  ['Öljynsuodatin', 'OS'],
  ['Ilmansuodatin', 'IS'],
  ['Raitisilmasuodatin', 'RS'],
  ['Öljytulpan tiiviste', 'TT'],
];

export const kitKinds: readonly KitKind[] = [
  {
    code: 'HS',
    name: 'Huoltosetti',
    category: service,
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
    category: service,
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
    category: service,
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
  {
    code: 'JE',
    name: 'Jarrusetti, etu',
    category: chassis,
    subCategory: 'Jarrusetit',
    subSubCategory: byAxle('Etuakseli'),
    hours: '2 h',
    fromPrice: 98,
    packedPer: 'model',
    parts: () => [
      ['Jarrulevy, etu', 'JLE', 2],
      ['Jarrupalasarja, etu', 'JPE'],
      ['Palojen jousisarja', 'JJ'],
      ['Liukutappi', 'LT', 4],
      ['Keraaminen jarrurasva', 'JR', 10, 'g'],
    ],
    fits: () => true,
    note: 'Levyt pestään öljystä ennen asennusta. Sisäänajo 200 kilometriä rauhallisesti.',
    picture: 'media:scenes/close-wheel',
  },
  {
    code: 'JT',
    name: 'Jarrusetti, taka',
    category: chassis,
    subCategory: 'Jarrusetit',
    subSubCategory: byAxle('Taka-akseli'),
    hours: '2–3 h',
    fromPrice: 89,
    packedPer: 'model',
    parts: () => [
      ['Jarrulevy, taka', 'JLT', 2],
      ['Jarrupalasarja, taka', 'JPT'],
      ['Käsijarrun jousisarja', 'KJ'],
    ],
    fits: ({ engine }) => engine.kW >= 74,
    note: 'Sähköinen käsijarru ajetaan huoltoasentoon ennen satulan irrotusta.',
    picture: 'media:scenes/close-wheel',
  },
  {
    code: 'IV',
    name: 'Iskarisetti',
    category: chassis,
    subCategory: 'Iskunvaimentimet',
    subSubCategory: byBody,
    hours: '3 h',
    fromPrice: 132,
    packedPer: 'model',
    parts: () => [
      ['Iskunvaimennin', 'IV', 2],
      ['Puskukumi ja suoja', 'PK', 2],
      ['Yläpään laakeri', 'YL', 2],
      ['Lukkomutteri', 'LM', 6],
    ],
    fits: ({ code }) => ['VW', 'SKODA', 'VOLVO', 'FORD', 'TOYOTA', 'AUDI'].includes(code),
    note: 'Vaihdetaan aina pareittain. Jouset jäävät entiselleen.',
  },
  {
    code: 'PN',
    name: 'Pallonivelsetti',
    category: chassis,
    subCategory: 'Nivelet ja laakerit',
    subSubCategory: byAxle('Pallonivelet'),
    hours: '2 h',
    fromPrice: 54,
    packedPer: 'model',
    parts: () => [
      ['Alapallonivel', 'AP', 2],
      ['Suojakumi', 'SK', 2],
      ['Sokka', 'SO', 2],
    ],
    fits: ({ code }) => ['SKODA', 'OPEL', 'RENAULT', 'CITROEN', 'MERCEDES', 'FORD'].includes(code),
    note: 'Ohjauskulmat tarkistetaan työn jälkeen.',
  },
  {
    code: 'PL',
    name: 'Pyöränlaakerisetti',
    category: chassis,
    subCategory: 'Nivelet ja laakerit',
    subSubCategory: byAxle('Pyöränlaakerit'),
    hours: '2–4 h',
    fromPrice: 72,
    packedPer: 'model',
    parts: () => [
      ['Pyöränlaakeri', 'PLA'],
      ['Napamutteri', 'NM'],
      ['Tiiviste', 'TI'],
      ['Pulttisarja', 'PU'],
    ],
    fits: ({ code }) => ['VW', 'TOYOTA', 'KIA', 'HYUNDAI', 'NISSAN', 'BMW'].includes(code),
    note: 'Laakeri puristetaan paikalleen, sitä ei lyödä.',
  },
  {
    code: 'JP',
    name: 'Jakopääsetti',
    category: engine,
    subCategory: 'Jakopää ja hihnat',
    subSubCategory: byAxle('Jakohihnat'),
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
    category: engine,
    subCategory: 'Kytkin ja vetonivelet',
    subSubCategory: byAxle('Kytkimet'),
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
    category: engine,
    subCategory: 'Kytkin ja vetonivelet',
    subSubCategory: byAxle('Vetonivelet'),
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
    category: engine,
    subCategory: 'Jakopää ja hihnat',
    subSubCategory: byAxle('Apulaitehihnat'),
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
