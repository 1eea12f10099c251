import { diesel, electric, generation, make, model, petrol, plugin, type Trim } from '../catalogue.ts';

const trims: readonly Trim[] = [
  ['Pop', 1],
  ['Lounge', 2],
  ['Dolcevita', 3],
];
const ev: readonly Trim[] = [
  ['Icon', 2],
  ['La Prima', 3],
];
const work: readonly Trim[] = [
  ['Base', 1],
  ['Business', 2],
];

export const fiat = make('FIAT', { faces: ['round-lamp', 'slim-led'], keeps: 0.94 }, [
  model('500', 6, [
    generation(
      '500',
      'hatchback',
      [2016, 2024],
      [3571, 1627, 1488],
      { seats: 4, doors: 3, litres: 185, ncap: 3, trims },
      [
        petrol('1.2 69', [2016, 2020], 51, 'manual', 'fwd', [4.9, 12.9, 865], 149),
        petrol('1.0 Hybrid 70', [2020, 2024], 51, 'manual', 'fwd', [4.7, 13.8, 900], 169),
      ],
    ),
    generation(
      '500C',
      'convertible',
      [2016, 2024],
      [3571, 1627, 1488],
      { seats: 4, litres: 182, ncap: 3, trims },
      [
        petrol('1.2 69', [2016, 2020], 51, 'manual', 'fwd', [4.9, 12.9, 905], 179),
        petrol('1.0 Hybrid 70', [2020, 2024], 51, 'manual', 'fwd', [4.8, 13.8, 940], 199),
      ],
    ),
    generation(
      '500e',
      'hatchback',
      [2021, 2026],
      [3632, 1683, 1527],
      { seats: 4, doors: 3, litres: 185, ncap: 4, trims: ev },
      [
        electric('24 kWh', [2021, 2025], 70, 'fwd', [23.8, 190, 11, 50], [9.5, 1255], 279),
        electric('42 kWh', [2021, 2026], 87, 'fwd', [42, 320, 11, 85], [9.0, 1365], 329),
      ],
    ),
  ]),
  model('Panda', 3, [
    generation(
      'Panda',
      'hatchback',
      [2015, 2024],
      [3653, 1643, 1551],
      {
        seats: 4,
        litres: 225,
        ncap: 0,
        trims: [
          ['Easy', 1],
          ['Cross', 3],
        ],
      },
      [
        petrol('1.2 69', [2015, 2020], 51, 'manual', 'fwd', [5.1, 14.5, 940], 129),
        petrol('1.0 Hybrid 70', [2020, 2024], 51, 'manual', 'fwd', [4.9, 14.7, 980], 149),
      ],
    ),
  ]),
  model('Tipo', 3, [
    generation(
      'Tipo Station Wagon',
      'estate',
      [2017, 2023],
      [4571, 1792, 1514],
      {
        litres: 550,
        ncap: 3,
        trims: [
          ['Pop', 1],
          ['Lounge', 2],
        ],
      },
      [
        petrol('1.4 T-Jet 120', [2017, 2020], 88, 'manual', 'fwd', [6.4, 9.8, 1260], 199),
        diesel('1.6 MultiJet 130', [2020, 2023], 96, 'manual', 'fwd', [4.6, 9.8, 1380], 239),
      ],
    ),
  ]),
  model('600e', 2, [
    generation('600e', 'suv', [2024, 2026], [4171, 1781, 1523], { litres: 360, ncap: 3, trims: ev }, [
      electric('54 kWh', [2024, 2026], 115, 'fwd', [54, 409, 11, 100], [9.0, 1595], 359),
    ]),
  ]),
  model('Ducato', 4, [
    generation(
      'Ducato',
      'van',
      [2016, 2026],
      [5413, 2050, 2254],
      { seats: 3, litres: 10000, ncap: 0, trims: work },
      [
        diesel('2.3 MultiJet 130', [2016, 2021], 96, 'manual', 'fwd', [8.6, 15.0, 1960], 329),
        diesel('2.2 MultiJet 140', [2022, 2026], 103, 'manual', 'fwd', [8.4, 14.0, 1990], 389),
      ],
    ),
  ]),
  model('Doblò', 2, [
    generation(
      'Doblò Cargo',
      'van',
      [2016, 2022],
      [4406, 1832, 1845],
      { seats: 2, litres: 3400, ncap: 0, trims: work },
      [diesel('1.3 MultiJet 95', [2016, 2022], 70, 'manual', 'fwd', [5.0, 15.4, 1390], 229)],
    ),
  ]),
]);

const jeepTrims: readonly Trim[] = [
  ['Longitude', 1],
  ['Limited', 2],
  ['Summit', 3],
];

export const jeep = make('JEEP', { faces: ['round-lamp', 'wide-grille'], keeps: 0.95 }, [
  model('Avenger', 5, [
    generation(
      'Avenger',
      'suv',
      [2023, 2026],
      [4084, 1776, 1528],
      { litres: 355, ncap: 3, trims: jeepTrims },
      [
        electric('54 kWh', [2023, 2026], 115, 'fwd', [54, 400, 11, 100], [9.0, 1536], 389),
        petrol('1.2 T 100', [2024, 2026], 74, 'manual', 'fwd', [5.6, 10.6, 1180], 259),
      ],
    ),
  ]),
  model('Renegade', 4, [
    generation(
      'Renegade',
      'suv',
      [2016, 2024],
      [4236, 1805, 1692],
      { litres: 351, ncap: 3, trims: jeepTrims },
      [
        petrol('1.3 T 150', [2019, 2024], 110, 'auto', 'fwd', [6.4, 9.4, 1395], 289),
        plugin('4xe 190', [2020, 2024], 140, 'awd', [11.4, 43, 7.4], [2.2, 7.5, 1845], 399),
      ],
    ),
  ]),
  model('Compass', 5, [
    generation(
      'Compass',
      'suv',
      [2018, 2024],
      [4404, 1819, 1629],
      { litres: 438, ncap: 5, trims: jeepTrims },
      [
        petrol('1.4 MultiAir 140', [2018, 2020], 103, 'manual', 'fwd', [6.2, 9.9, 1430], 279),
        plugin('4xe 240', [2020, 2024], 177, 'awd', [11.4, 49, 7.4], [2.0, 7.3, 1935], 449),
      ],
    ),
  ]),
  model('Wrangler', 1, [
    generation(
      'Wrangler Unlimited',
      'suv',
      [2019, 2024],
      [4882, 1894, 1848],
      {
        litres: 548,
        ncap: 1,
        trims: [
          ['Sahara', 2],
          ['Rubicon', 3],
        ],
      },
      [
        petrol('2.0 T 272', [2019, 2022], 200, 'auto', 'awd', [10.8, 7.6, 2020], 749),
        plugin('4xe', [2021, 2024], 280, 'awd', [17.4, 44, 7.4], [4.1, 6.4, 2383], 849),
      ],
    ),
  ]),
]);
