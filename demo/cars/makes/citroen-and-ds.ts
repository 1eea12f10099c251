import { diesel, electric, generation, make, model, petrol, plugin, type Trim } from '../catalogue.ts';

const trims: readonly Trim[] = [
  ['Feel', 1],
  ['Shine', 2],
  ['Shine Pack', 3],
];
const work: readonly Trim[] = [
  ['Club', 1],
  ['Driver', 2],
];

export const citroen = make('CITROEN', { faces: ['slim-led', 'round-lamp'], keeps: 0.93 }, [
  model('C3', 5, [
    generation('C3', 'hatchback', [2017, 2023], [3996, 1749, 1474], { litres: 300, ncap: 4, trims }, [
      petrol('PureTech 83', [2017, 2023], 61, 'manual', 'fwd', [5.3, 13.3, 1055], 169),
      petrol('PureTech 110', [2017, 2023], 81, 'auto', 'fwd', [5.7, 10.0, 1090], 199),
    ]),
    generation(
      'ë-C3',
      'hatchback',
      [2024, 2026],
      [4015, 1813, 1577],
      {
        litres: 310,
        ncap: 4,
        trims: [
          ['You', 1],
          ['Max', 2],
        ],
      },
      [electric('44 kWh', [2024, 2026], 83, 'fwd', [44, 320, 7, 100], [11.0, 1416], 269)],
    ),
  ]),
  model('C3 Aircross', 3, [
    generation('C3 Aircross', 'suv', [2018, 2023], [4154, 1756, 1597], { litres: 410, ncap: 5, trims }, [
      petrol('PureTech 110', [2018, 2023], 81, 'manual', 'fwd', [5.9, 10.7, 1240], 219),
    ]),
  ]),
  model('C4', 4, [
    generation('C4', 'hatchback', [2021, 2026], [4360, 1800, 1525], { litres: 380, ncap: 4, trims }, [
      petrol('PureTech 130 EAT8', [2021, 2024], 96, 'auto', 'fwd', [5.7, 9.4, 1280], 279),
    ]),
    generation('ë-C4', 'hatchback', [2021, 2026], [4360, 1800, 1525], { litres: 380, ncap: 4, trims }, [
      electric('50 kWh', [2021, 2024], 100, 'fwd', [50, 352, 11, 100], [9.0, 1616], 369),
      electric('54 kWh', [2023, 2026], 115, 'fwd', [54, 416, 11, 100], [9.0, 1630], 389),
    ]),
  ]),
  model('C5 Aircross', 4, [
    generation('C5 Aircross', 'suv', [2019, 2024], [4500, 1840, 1670], { litres: 580, ncap: 4, trims }, [
      petrol('PureTech 130 EAT8', [2019, 2024], 96, 'auto', 'fwd', [6.3, 10.5, 1430], 319),
      diesel('BlueHDi 130 EAT8', [2019, 2024], 96, 'auto', 'fwd', [5.1, 11.8, 1505], 339),
      plugin('Hybrid 225', [2020, 2024], 165, 'fwd', [13.2, 55, 7.4], [1.4, 8.7, 1845], 409),
    ]),
  ]),
  model('Berlingo', 4, [
    generation(
      'Berlingo',
      'van',
      [2016, 2018],
      [4380, 1810, 1812],
      { seats: 3, litres: 3300, ncap: 0, trims: work },
      [diesel('BlueHDi 100', [2016, 2018], 73, 'manual', 'fwd', [4.6, 13.2, 1420], 229)],
    ),
    generation(
      'Berlingo',
      'van',
      [2019, 2026],
      [4403, 1848, 1796],
      { seats: 3, litres: 3300, ncap: 0, trims: work },
      [diesel('BlueHDi 100', [2019, 2026], 75, 'manual', 'fwd', [5.2, 12.9, 1430], 249)],
    ),
    generation(
      'Berlingo Multispace',
      'mpv',
      [2019, 2023],
      [4403, 1848, 1844],
      { litres: 775, ncap: 4, trims },
      [
        petrol('PureTech 110', [2019, 2023], 81, 'manual', 'fwd', [6.4, 11.9, 1395], 239),
        diesel('BlueHDi 130 EAT8', [2019, 2022], 96, 'auto', 'fwd', [5.4, 11.0, 1505], 289),
      ],
    ),
  ]),
  model(
    'Jumpy',
    2,
    [
      generation(
        'Jumpy',
        'van',
        [2017, 2026],
        [4959, 1920, 1900],
        { seats: 3, litres: 5800, ncap: 0, trims: work },
        [diesel('BlueHDi 145', [2019, 2026], 106, 'manual', 'fwd', [6.7, 11.3, 1740], 339)],
      ),
    ],
    ['SE', 'NO', 'FI', 'SK'],
  ),
]);

const dsTrims: readonly Trim[] = [
  ['Bastille', 1],
  ['Performance Line', 2],
  ['Rivoli', 3],
];

export const ds = make('DS', { faces: ['slim-led', 'wide-grille'], keeps: 0.9 }, [
  model('DS 3', 3, [
    generation(
      'DS 3 Crossback',
      'suv',
      [2019, 2023],
      [4118, 1791, 1534],
      { litres: 350, ncap: 4, trims: dsTrims },
      [
        petrol('PureTech 130', [2019, 2023], 96, 'auto', 'fwd', [5.9, 9.2, 1205], 299),
        electric('E-Tense 50 kWh', [2020, 2022], 100, 'fwd', [50, 320, 11, 100], [8.7, 1598], 389),
      ],
    ),
  ]),
  model('DS 7', 3, [
    generation(
      'DS 7 Crossback',
      'suv',
      [2018, 2022],
      [4573, 1906, 1625],
      { litres: 555, ncap: 5, trims: dsTrims },
      [
        diesel('BlueHDi 130', [2018, 2022], 96, 'auto', 'fwd', [5.1, 10.8, 1500], 379),
        plugin('E-Tense 4x4', [2020, 2022], 221, 'awd', [13.2, 57, 7.4], [1.5, 5.9, 1935], 529),
      ],
    ),
  ]),
]);
