import {
  diesel,
  electric,
  generation,
  type Model,
  make,
  model,
  petrol,
  plugin,
  type Trim,
} from '../catalogue.ts';

const older: readonly Trim[] = [
  ['Enjoy', 1],
  ['Dynamic', 2],
  ['Innovation', 3],
];
const trims: readonly Trim[] = [
  ['Edition', 1],
  ['Elegance', 2],
  ['GS Line', 3],
];
const work: readonly Trim[] = [
  ['Edition', 1],
  ['Innovation', 2],
];

// The same cars under two badges; Britain has never had an Opel.
const models: readonly Model[] = [
  model('Corsa', 7, [
    generation(
      'Corsa',
      'hatchback',
      [2015, 2019],
      [4021, 1746, 1481],
      { litres: 285, ncap: 4, trims: older },
      [petrol('1.4 90', [2015, 2019], 66, 'manual', 'fwd', [5.4, 13.2, 1120], 164)],
    ),
    generation('Corsa', 'hatchback', [2020, 2026], [4060, 1765, 1433], { litres: 309, ncap: 4, trims }, [
      petrol('1.2 Turbo 100', [2020, 2026], 74, 'manual', 'fwd', [5.3, 9.9, 1165], 219),
      petrol('1.2 Turbo 130', [2020, 2024], 96, 'auto', 'fwd', [5.6, 8.7, 1190], 259),
    ]),
    generation(
      'Corsa Electric',
      'hatchback',
      [2020, 2026],
      [4060, 1765, 1433],
      { litres: 267, ncap: 4, trims },
      [
        electric('50 kWh', [2020, 2023], 100, 'fwd', [50, 337, 11, 100], [8.1, 1530], 339),
        electric('51 kWh', [2024, 2026], 115, 'fwd', [51, 405, 11, 100], [8.2, 1544], 359),
      ],
    ),
  ]),
  model('Astra', 6, [
    generation(
      'Astra Sports Tourer',
      'estate',
      [2016, 2021],
      [4702, 1809, 1510],
      { litres: 540, ncap: 5, trims: older },
      [
        petrol('1.4 Turbo 150', [2016, 2019], 110, 'manual', 'fwd', [5.5, 8.9, 1350], 239),
        diesel('1.6 CDTI 136', [2016, 2019], 100, 'manual', 'fwd', [4.5, 9.8, 1430], 259),
        petrol('1.2 Turbo 130', [2019, 2021], 96, 'manual', 'fwd', [5.1, 9.9, 1330], 249),
      ],
    ),
    generation('Astra', 'hatchback', [2022, 2026], [4374, 1860, 1442], { litres: 422, ncap: 4, trims }, [
      petrol('1.2 Turbo 130', [2022, 2026], 96, 'auto', 'fwd', [5.8, 9.7, 1341], 299),
      plugin('Plug-in Hybrid 180', [2022, 2025], 133, 'fwd', [12.4, 60, 3.7], [1.1, 7.7, 1603], 389),
    ]),
    generation(
      'Astra Electric',
      'hatchback',
      [2024, 2026],
      [4374, 1860, 1442],
      { litres: 352, ncap: 4, trims },
      [electric('54 kWh', [2024, 2026], 115, 'fwd', [54, 418, 11, 100], [9.2, 1679], 419)],
    ),
  ]),
  model('Mokka', 5, [
    generation('Mokka', 'suv', [2021, 2026], [4151, 1791, 1531], { litres: 350, ncap: 4, trims }, [
      petrol('1.2 Turbo 130', [2021, 2026], 96, 'auto', 'fwd', [5.9, 9.2, 1265], 289),
    ]),
    generation('Mokka Electric', 'suv', [2021, 2026], [4151, 1791, 1531], { litres: 310, ncap: 4, trims }, [
      electric('50 kWh', [2021, 2023], 100, 'fwd', [50, 338, 11, 100], [9.0, 1598], 389),
      electric('54 kWh', [2024, 2026], 115, 'fwd', [54, 406, 11, 100], [9.2, 1650], 399),
    ]),
  ]),
  model('Crossland', 4, [
    generation('Crossland', 'suv', [2018, 2024], [4212, 1765, 1605], { litres: 410, ncap: 5, trims }, [
      petrol('1.2 Turbo 110', [2018, 2024], 81, 'manual', 'fwd', [5.7, 10.6, 1245], 229),
    ]),
  ]),
  model('Grandland', 4, [
    generation('Grandland', 'suv', [2018, 2024], [4477, 1856, 1609], { litres: 514, ncap: 5, trims }, [
      petrol('1.2 Turbo 130', [2018, 2024], 96, 'auto', 'fwd', [6.3, 10.3, 1425], 319),
      plugin('Hybrid4 300', [2020, 2023], 221, 'awd', [13.2, 57, 7.4], [1.4, 6.1, 1875], 469),
    ]),
    generation(
      'Grandland Electric',
      'suv',
      [2025, 2026],
      [4650, 1904, 1667],
      { litres: 550, ncap: 4, trims },
      [electric('73 kWh', [2025, 2026], 157, 'fwd', [73, 523, 11, 160], [9.0, 2109], 489)],
    ),
  ]),
  model('Insignia', 3, [
    generation(
      'Insignia Sports Tourer',
      'estate',
      [2017, 2022],
      [4986, 1863, 1500],
      { litres: 560, ncap: 5, trims: older },
      [
        diesel('2.0 CDTI 170', [2017, 2020], 125, 'auto', 'fwd', [5.6, 8.9, 1620], 339),
        diesel('2.0 Diesel 174', [2020, 2022], 128, 'auto', 'fwd', [5.0, 8.7, 1600], 359),
      ],
    ),
  ]),
  model('Combo', 2, [
    generation(
      'Combo Cargo',
      'van',
      [2019, 2026],
      [4403, 1848, 1796],
      { seats: 3, litres: 3300, ncap: 0, trims: work },
      [diesel('1.5 Diesel 100', [2019, 2026], 75, 'manual', 'fwd', [5.2, 12.9, 1430], 249)],
    ),
  ]),
  model('Vivaro', 4, [
    generation(
      'Vivaro',
      'van',
      [2016, 2019],
      [4998, 1956, 1971],
      { seats: 3, litres: 5200, ncap: 0, trims: work },
      [diesel('1.6 CDTI 120', [2016, 2019], 88, 'manual', 'fwd', [6.2, 13.2, 1760], 299)],
    ),
    generation(
      'Vivaro',
      'van',
      [2020, 2026],
      [4959, 1920, 1900],
      { seats: 3, litres: 5800, ncap: 0, trims: work },
      [
        diesel('1.5 Diesel 120', [2020, 2026], 88, 'manual', 'fwd', [6.3, 12.7, 1680], 319),
        diesel('2.0 Diesel 145', [2020, 2026], 106, 'auto', 'fwd', [6.9, 11.0, 1760], 369),
      ],
    ),
    generation(
      'Vivaro Electric',
      'van',
      [2021, 2026],
      [4959, 1920, 1900],
      { seats: 3, litres: 5800, ncap: 0, trims: work },
      [electric('75 kWh', [2021, 2026], 100, 'fwd', [75, 330, 11, 100], [13.1, 2060], 529)],
    ),
  ]),
];

export const opel = make('OPEL', { faces: ['slim-led', 'wide-grille'], keeps: 0.94 }, models);
export const vauxhall = make('VAUXHALL', { faces: ['slim-led', 'wide-grille'], keeps: 0.94 }, models);
