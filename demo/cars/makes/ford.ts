import {
  diesel,
  electric,
  generation,
  hybrid,
  make,
  model,
  petrol,
  plugin,
  type Trim,
} from '../catalogue.ts';

const trims: readonly Trim[] = [
  ['Trend', 1],
  ['Titanium', 2],
  ['ST-Line', 3],
];
const work: readonly Trim[] = [
  ['Trend', 1],
  ['Limited', 2],
];

export const ford = make('FORD', { faces: ['wide-grille', 'slim-led'], keeps: 0.97 }, [
  model('Fiesta', 5, [
    generation('Fiesta', 'hatchback', [2017, 2023], [4040, 1735, 1476], { litres: 292, ncap: 5, trims }, [
      petrol('1.0 EcoBoost 100', [2017, 2023], 74, 'manual', 'fwd', [5.2, 10.5, 1150], 189),
      petrol('1.0 EcoBoost 125', [2017, 2023], 92, 'auto', 'fwd', [5.5, 9.9, 1190], 229),
    ]),
  ]),
  model('Focus', 6, [
    generation('Focus Kombi', 'estate', [2015, 2018], [4560, 1823, 1505], { litres: 476, ncap: 5, trims }, [
      diesel('1.5 TDCi 120', [2015, 2018], 88, 'manual', 'fwd', [4.2, 10.7, 1400], 239),
    ]),
    generation('Focus Kombi', 'estate', [2019, 2025], [4668, 1825, 1481], { litres: 608, ncap: 5, trims }, [
      petrol('1.0 EcoBoost 125', [2019, 2025], 92, 'manual', 'fwd', [5.5, 10.3, 1370], 269),
      petrol('1.0 EcoBoost mHEV 155', [2021, 2025], 114, 'auto', 'fwd', [5.6, 8.6, 1420], 309),
      diesel('1.5 EcoBlue 120', [2019, 2024], 88, 'auto', 'fwd', [4.8, 10.5, 1440], 299),
    ]),
    generation('Focus', 'hatchback', [2019, 2025], [4378, 1825, 1452], { litres: 341, ncap: 5, trims }, [
      petrol('1.0 EcoBoost 125', [2019, 2025], 92, 'manual', 'fwd', [5.4, 10.0, 1320], 259),
    ]),
  ]),
  model('Puma', 5, [
    generation('Puma', 'suv', [2020, 2026], [4186, 1805, 1550], { litres: 456, ncap: 5, trims }, [
      petrol('1.0 EcoBoost mHEV 125', [2020, 2026], 92, 'manual', 'fwd', [5.4, 9.8, 1280], 279),
      petrol('1.0 EcoBoost mHEV 125 DCT', [2021, 2026], 92, 'auto', 'fwd', [5.8, 9.6, 1316], 299),
    ]),
    generation('Puma Gen-E', 'suv', [2025, 2026], [4214, 1805, 1555], { litres: 523, ncap: 4, trims }, [
      electric('43 kWh', [2025, 2026], 124, 'fwd', [43, 376, 11, 100], [8.0, 1563], 359),
    ]),
  ]),
  model('Kuga', 6, [
    generation('Kuga', 'suv', [2020, 2026], [4614, 1883, 1678], { litres: 475, ncap: 5, trims }, [
      plugin('2.5 PHEV', [2020, 2026], 165, 'fwd', [14.4, 56, 3.7], [1.3, 9.2, 1844], 439),
      hybrid('2.5 FHEV', [2021, 2026], 140, 'auto', 'fwd', [5.5, 9.1, 1700], 399),
      diesel('1.5 EcoBlue 120', [2020, 2023], 88, 'auto', 'fwd', [5.3, 11.7, 1600], 349),
    ]),
  ]),
  model('Mondeo', 3, [
    generation('Mondeo Kombi', 'estate', [2015, 2021], [4867, 1852, 1501], { litres: 525, ncap: 5, trims }, [
      diesel('2.0 TDCi 150', [2015, 2021], 110, 'auto', 'fwd', [5.2, 9.8, 1650], 329),
      hybrid('2.0 Hybrid', [2019, 2021], 138, 'auto', 'fwd', [5.4, 9.4, 1700], 369),
    ]),
  ]),
  model('Mustang Mach-E', 4, [
    generation(
      'Mustang Mach-E',
      'suv',
      [2021, 2026],
      [4713, 1881, 1624],
      {
        litres: 402,
        ncap: 5,
        trims: [
          ['Select', 1],
          ['Premium', 2],
          ['GT', 3],
        ],
      },
      [
        electric('Standard Range RWD', [2021, 2026], 198, 'rwd', [70, 440, 11, 115], [6.1, 2000], 519),
        electric('Extended Range AWD', [2021, 2026], 258, 'awd', [88, 540, 11, 150], [5.1, 2180], 619),
      ],
    ),
  ]),
  model('Mustang', 1, [
    generation(
      'Mustang Fastback',
      'coupe',
      [2018, 2023],
      [4789, 1916, 1382],
      { seats: 4, litres: 408, ncap: 3, trims: [['GT', 3]] },
      [petrol('5.0 V8', [2018, 2023], 331, 'manual', 'rwd', [11.8, 4.6, 1743], 599)],
    ),
    generation(
      'Mustang Convertible',
      'convertible',
      [2018, 2023],
      [4789, 1916, 1396],
      { seats: 4, litres: 324, ncap: 3, trims: [['GT', 3]] },
      [petrol('5.0 V8', [2018, 2023], 331, 'auto', 'rwd', [12.1, 4.5, 1839], 669)],
    ),
  ]),
  model('Explorer', 3, [
    generation(
      'Explorer',
      'suv',
      [2024, 2026],
      [4468, 1871, 1630],
      {
        litres: 450,
        ncap: 5,
        trims: [
          ['Select', 1],
          ['Premium', 2],
        ],
      },
      [
        electric('Extended Range RWD', [2024, 2026], 210, 'rwd', [77, 602, 11, 135], [6.4, 2100], 499),
        electric('Extended Range AWD', [2024, 2026], 250, 'awd', [79, 566, 11, 185], [5.3, 2180], 549),
      ],
    ),
  ]),
  model('Transit Custom', 5, [
    generation(
      'Transit Custom',
      'van',
      [2016, 2023],
      [4973, 1986, 2000],
      { seats: 3, litres: 6000, ncap: 0, trims: work },
      [
        diesel('2.0 TDCi 130', [2016, 2023], 96, 'manual', 'fwd', [6.9, 12.7, 1950], 379),
        diesel('2.0 EcoBlue 170', [2018, 2023], 125, 'auto', 'fwd', [7.4, 10.7, 2010], 429),
      ],
    ),
    generation(
      'Transit Custom',
      'van',
      [2024, 2026],
      [5050, 2032, 1980],
      { seats: 3, litres: 5800, ncap: 0, trims: work },
      [diesel('2.0 EcoBlue 136', [2024, 2026], 100, 'manual', 'fwd', [7.1, 12.5, 2000], 429)],
    ),
    generation(
      'E-Transit Custom',
      'van',
      [2025, 2026],
      [5050, 2032, 1980],
      { seats: 3, litres: 5800, ncap: 0, trims: work },
      [electric('64 kWh', [2025, 2026], 160, 'rwd', [64, 337, 11, 125], [7.9, 2420], 589)],
    ),
  ]),
  model('Transit Connect', 2, [
    generation(
      'Transit Connect',
      'van',
      [2016, 2023],
      [4425, 1835, 1844],
      { seats: 2, litres: 2900, ncap: 0, trims: work },
      [
        diesel('1.5 EcoBlue 100', [2018, 2023], 74, 'manual', 'fwd', [5.3, 13.5, 1500], 279),
        diesel('1.5 TDCi 100', [2016, 2018], 74, 'manual', 'fwd', [5.0, 13.7, 1490], 259),
      ],
    ),
  ]),
  model('Ranger', 2, [
    generation(
      'Ranger',
      'pickup',
      [2016, 2022],
      [5359, 1860, 1821],
      {
        litres: 1800,
        ncap: 5,
        trims: [
          ['XLT', 1],
          ['Wildtrak', 3],
        ],
      },
      [
        diesel('2.0 EcoBlue 213 4x4', [2019, 2022], 157, 'auto', 'awd', [8.2, 10.5, 2270], 459),
        diesel('2.2 TDCi 160 4x4', [2016, 2019], 118, 'manual', 'awd', [7.3, 11.8, 2150], 369),
      ],
    ),
    generation(
      'Ranger',
      'pickup',
      [2023, 2026],
      [5370, 1918, 1884],
      {
        litres: 2000,
        ncap: 5,
        trims: [
          ['XLT', 1],
          ['Wildtrak', 3],
        ],
      },
      [diesel('2.0 EcoBlue 205 4x4', [2023, 2026], 151, 'auto', 'awd', [8.8, 10.5, 2350], 549)],
    ),
  ]),
]);
