import { diesel, electric, generation, make, model, petrol, plugin, type Trim } from '../catalogue.ts';

const trims: readonly Trim[] = [
  ['Progressive', 1],
  ['AMG Line', 2],
  ['AMG Line Premium', 3],
];
const work: readonly Trim[] = [
  ['Pro', 1],
  ['Select', 2],
];

export const mercedes = make('MERCEDES', { faces: ['wide-grille', 'slim-led'], keeps: 1.01 }, [
  model('A-Class', 5, [
    generation('A-Class', 'hatchback', [2018, 2026], [4419, 1796, 1440], { litres: 370, ncap: 5, trims }, [
      petrol('A 180', [2018, 2026], 100, 'auto', 'fwd', [5.9, 8.8, 1375], 339),
      diesel('A 200 d', [2019, 2025], 110, 'auto', 'fwd', [4.8, 8.1, 1475], 379),
      plugin('A 250 e', [2020, 2026], 160, 'fwd', [15.6, 70, 3.7], [1.1, 6.6, 1680], 429),
    ]),
  ]),
  model('C-Class', 5, [
    generation(
      'C-Class Estate',
      'estate',
      [2015, 2021],
      [4702, 1810, 1457],
      { litres: 490, ncap: 5, trims },
      [
        diesel('C 220 d', [2015, 2021], 143, 'auto', 'rwd', [5.2, 7.0, 1675], 459),
        petrol('C 200', [2015, 2021], 135, 'auto', 'rwd', [6.6, 7.9, 1575], 439),
      ],
    ),
    generation(
      'C-Class Estate',
      'estate',
      [2022, 2026],
      [4751, 1820, 1455],
      { litres: 490, ncap: 5, trims },
      [
        diesel('C 220 d 4MATIC', [2022, 2026], 147, 'auto', 'awd', [5.5, 7.6, 1860], 589),
        plugin('C 300 e', [2022, 2026], 230, 'rwd', [25.4, 104, 11], [0.7, 6.2, 2070], 639),
      ],
    ),
  ]),
  model('E-Class', 4, [
    generation(
      'E-Class Estate',
      'estate',
      [2017, 2023],
      [4933, 1852, 1475],
      { litres: 640, ncap: 5, trims },
      [diesel('E 220 d 4MATIC', [2017, 2023], 143, 'auto', 'awd', [5.8, 7.8, 1880], 589)],
    ),
    generation(
      'E-Class Estate',
      'estate',
      [2024, 2026],
      [4949, 1880, 1469],
      { litres: 615, ncap: 5, trims },
      [
        diesel('E 220 d 4MATIC', [2024, 2026], 145, 'auto', 'awd', [5.6, 8.0, 1985], 749),
        plugin('E 300 e', [2024, 2026], 230, 'rwd', [25.4, 98, 11], [0.8, 6.5, 2240], 799),
      ],
    ),
  ]),
  model('CLA', 2, [
    generation(
      'CLA Shooting Brake',
      'estate',
      [2020, 2025],
      [4688, 1830, 1442],
      { litres: 505, ncap: 5, trims },
      [
        petrol('CLA 200', [2020, 2025], 120, 'auto', 'fwd', [6.1, 8.3, 1480], 409),
        plugin('CLA 250 e', [2020, 2025], 160, 'fwd', [15.6, 68, 3.7], [1.1, 6.9, 1740], 469),
      ],
    ),
  ]),
  model('EQA', 5, [
    generation('EQA', 'suv', [2021, 2026], [4463, 1834, 1620], { litres: 340, ncap: 5, trims }, [
      electric('EQA 250', [2021, 2023], 140, 'fwd', [66.5, 426, 11, 100], [8.9, 2040], 519),
      electric('EQA 250+', [2023, 2026], 140, 'fwd', [70.5, 528, 11, 100], [8.6, 2045], 549),
      electric('EQA 300 4MATIC', [2022, 2026], 168, 'awd', [66.5, 438, 11, 100], [7.7, 2105], 579),
    ]),
  ]),
  model('EQB', 3, [
    generation('EQB', 'suv', [2022, 2026], [4684, 1834, 1667], { seats: 7, litres: 465, ncap: 5, trims }, [
      electric('EQB 250+', [2023, 2026], 140, 'fwd', [70.5, 515, 11, 100], [8.9, 2110], 579),
      electric('EQB 300 4MATIC', [2022, 2026], 168, 'awd', [66.5, 423, 11, 100], [8.0, 2175], 609),
    ]),
  ]),
  model('EQC', 2, [
    generation('EQC', 'suv', [2019, 2023], [4774, 1884, 1622], { litres: 500, ncap: 5, trims }, [
      electric('EQC 400 4MATIC', [2019, 2023], 300, 'awd', [80, 417, 11, 110], [5.1, 2495], 749),
    ]),
  ]),
  model('EQE', 2, [
    generation('EQE', 'saloon', [2022, 2026], [4946, 1906, 1510], { litres: 430, ncap: 5, trims }, [
      electric('EQE 350+', [2022, 2026], 215, 'rwd', [90.6, 639, 11, 170], [6.4, 2355], 849),
    ]),
  ]),
  model('GLC', 4, [
    generation('GLC', 'suv', [2016, 2022], [4669, 1890, 1639], { litres: 550, ncap: 5, trims }, [
      diesel('GLC 220 d 4MATIC', [2016, 2022], 143, 'auto', 'awd', [6.2, 7.9, 1910], 579),
      plugin('GLC 300 e 4MATIC', [2020, 2022], 235, 'awd', [13.5, 46, 7.4], [2.4, 5.7, 2125], 649),
    ]),
    generation('GLC', 'suv', [2023, 2026], [4716, 1890, 1640], { litres: 620, ncap: 5, trims }, [
      diesel('GLC 220 d 4MATIC', [2023, 2026], 145, 'auto', 'awd', [5.9, 8.0, 2000], 729),
      plugin('GLC 300 e 4MATIC', [2023, 2026], 230, 'awd', [31.2, 122, 11], [0.6, 6.7, 2355], 799),
    ]),
  ]),
  model('GLE', 2, [
    generation('GLE', 'large-suv', [2019, 2026], [4924, 1947, 1772], { litres: 630, ncap: 5, trims }, [
      diesel('GLE 350 d 4MATIC', [2019, 2023], 200, 'auto', 'awd', [8.0, 6.6, 2250], 949),
      plugin('GLE 400 e 4MATIC', [2023, 2026], 280, 'awd', [31.2, 106, 11], [0.9, 6.1, 2520], 1099),
    ]),
  ]),
  model('Vito', 4, [
    generation(
      'Vito',
      'van',
      [2016, 2026],
      [5140, 1928, 1910],
      { seats: 3, litres: 6000, ncap: 0, trims: work },
      [
        diesel('114 CDI', [2016, 2026], 100, 'auto', 'rwd', [7.3, 12.0, 2050], 439),
        diesel('119 CDI 4x4', [2016, 2026], 140, 'auto', 'awd', [8.0, 9.6, 2190], 529),
      ],
    ),
    generation(
      'eVito',
      'van',
      [2020, 2026],
      [5140, 1928, 1910],
      { seats: 3, litres: 6000, ncap: 0, trims: work },
      [electric('60 kWh', [2022, 2026], 85, 'fwd', [60, 314, 11, 80], [14.5, 2330], 589)],
    ),
  ]),
  model('Sprinter', 3, [
    generation(
      'Sprinter',
      'van',
      [2018, 2026],
      [5932, 2020, 2620],
      { seats: 3, litres: 10500, ncap: 0, trims: work },
      [
        diesel('315 CDI', [2021, 2026], 110, 'auto', 'rwd', [9.4, 14.0, 2280], 519),
        diesel('314 CDI', [2018, 2021], 105, 'auto', 'fwd', [8.9, 14.5, 2240], 469),
      ],
    ),
  ]),
  model('V-Class', 1, [
    generation(
      'V-Class',
      'mpv',
      [2016, 2026],
      [5140, 1928, 1910],
      {
        seats: 8,
        litres: 1030,
        ncap: 5,
        trims: [
          ['Avantgarde', 2],
          ['AMG Line', 3],
        ],
      },
      [diesel('V 250 d 4MATIC', [2016, 2026], 140, 'auto', 'awd', [7.6, 9.8, 2350], 799)],
    ),
  ]),
]);
