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

const hondaTrims: readonly Trim[] = [
  ['Elegance', 1],
  ['Lifestyle', 2],
  ['Advance', 3],
];

export const honda = make('HONDA', { faces: ['slim-led', 'wide-grille'], keeps: 1.02 }, [
  model('Jazz', 4, [
    generation(
      'Jazz',
      'hatchback',
      [2016, 2020],
      [3995, 1694, 1525],
      { litres: 354, ncap: 5, trims: hondaTrims },
      [petrol('1.3 i-VTEC', [2016, 2020], 75, 'manual', 'fwd', [5.1, 11.2, 1066], 179)],
    ),
    generation(
      'Jazz',
      'hatchback',
      [2020, 2026],
      [4044, 1694, 1526],
      { litres: 304, ncap: 5, trims: hondaTrims },
      [hybrid('1.5 e:HEV', [2020, 2026], 80, 'auto', 'fwd', [4.6, 9.4, 1228], 269)],
    ),
  ]),
  model('Civic', 4, [
    generation(
      'Civic',
      'hatchback',
      [2017, 2021],
      [4518, 1799, 1434],
      { litres: 478, ncap: 5, trims: hondaTrims },
      [
        petrol('1.0 VTEC Turbo', [2017, 2021], 93, 'manual', 'fwd', [5.4, 10.4, 1275], 249),
        petrol('1.5 VTEC Turbo', [2017, 2021], 134, 'auto', 'fwd', [6.1, 8.5, 1350], 289),
      ],
    ),
    generation(
      'Civic',
      'hatchback',
      [2022, 2026],
      [4551, 1802, 1408],
      { litres: 410, ncap: 5, trims: hondaTrims },
      [hybrid('2.0 e:HEV', [2022, 2026], 135, 'auto', 'fwd', [4.8, 7.9, 1533], 369)],
    ),
  ]),
  model('HR-V', 3, [
    generation('HR-V', 'suv', [2022, 2026], [4340, 1790, 1582], { litres: 319, ncap: 4, trims: hondaTrims }, [
      hybrid('1.5 e:HEV', [2022, 2026], 96, 'auto', 'fwd', [5.4, 10.7, 1401], 339),
    ]),
  ]),
  model('CR-V', 5, [
    generation('CR-V', 'suv', [2019, 2023], [4600, 1855, 1689], { litres: 497, ncap: 5, trims: hondaTrims }, [
      hybrid('2.0 e:HEV AWD', [2019, 2023], 135, 'auto', 'awd', [7.1, 9.2, 1673], 439),
    ]),
    generation('CR-V', 'suv', [2024, 2026], [4706, 1866, 1684], { litres: 579, ncap: 4, trims: hondaTrims }, [
      hybrid('2.0 e:HEV AWD', [2024, 2026], 135, 'auto', 'awd', [6.7, 9.4, 1808], 529),
      plugin('2.0 e:PHEV', [2024, 2026], 135, 'fwd', [17.7, 82, 6.8], [0.8, 9.4, 1930], 589),
    ]),
  ]),
  model('e', 1, [
    generation(
      'e',
      'hatchback',
      [2020, 2023],
      [3894, 1752, 1512],
      { seats: 4, litres: 171, ncap: 4, trims: [['Advance', 3]] },
      [electric('35,5 kWh', [2020, 2023], 113, 'rwd', [35.5, 210, 6.6, 56], [8.3, 1542], 399)],
    ),
  ]),
]);

const subaruTrims: readonly Trim[] = [
  ['Base', 1],
  ['Active', 2],
  ['Limited', 3],
];

export const subaru = make('SUBARU', { faces: ['slim-led', 'wide-grille'], keeps: 1.04 }, [
  model('XV', 3, [
    generation('XV', 'suv', [2018, 2023], [4485, 1800, 1615], { litres: 380, ncap: 5, trims: subaruTrims }, [
      petrol('2.0i', [2018, 2021], 115, 'auto', 'awd', [8.0, 10.4, 1480], 309),
      petrol('2.0 e-Boxer', [2020, 2023], 110, 'auto', 'awd', [7.9, 10.7, 1600], 339),
    ]),
  ]),
  model('Crosstrek', 2, [
    generation(
      'Crosstrek',
      'suv',
      [2024, 2026],
      [4495, 1800, 1600],
      { litres: 315, ncap: 5, trims: subaruTrims },
      [petrol('2.0 e-Boxer', [2024, 2026], 100, 'auto', 'awd', [7.7, 10.8, 1640], 379)],
    ),
  ]),
  model('Forester', 4, [
    generation(
      'Forester',
      'suv',
      [2020, 2024],
      [4625, 1815, 1730],
      { litres: 509, ncap: 5, trims: subaruTrims },
      [petrol('2.0 e-Boxer', [2020, 2024], 110, 'auto', 'awd', [8.1, 11.8, 1670], 379)],
    ),
  ]),
  model('Outback', 5, [
    generation(
      'Outback',
      'estate',
      [2015, 2020],
      [4820, 1840, 1605],
      { litres: 559, ncap: 5, trims: subaruTrims },
      [
        petrol('2.5i', [2015, 2020], 129, 'auto', 'awd', [7.9, 10.2, 1600], 389),
        diesel('2.0D', [2015, 2018], 110, 'auto', 'awd', [6.1, 9.9, 1640], 399),
      ],
    ),
    generation(
      'Outback',
      'estate',
      [2021, 2025],
      [4870, 1875, 1675],
      { litres: 561, ncap: 5, trims: subaruTrims },
      [petrol('2.5i', [2021, 2025], 124, 'auto', 'awd', [8.6, 10.2, 1670], 469)],
    ),
  ]),
  model('Solterra', 2, [
    generation(
      'Solterra',
      'suv',
      [2022, 2025],
      [4690, 1860, 1650],
      { litres: 452, ncap: 5, trims: subaruTrims },
      [electric('71,4 kWh', [2022, 2025], 160, 'awd', [71.4, 465, 7, 150], [6.9, 2040], 529)],
    ),
  ]),
]);

const mitsubishiTrims: readonly Trim[] = [
  ['Komfort', 1],
  ['Business', 2],
  ['Instyle', 3],
];

export const mitsubishi = make('MITSUBISHI', { faces: ['wide-grille', 'slim-led'], keeps: 0.96 }, [
  model('Outlander', 6, [
    generation(
      'Outlander PHEV',
      'suv',
      [2015, 2018],
      [4695, 1800, 1710],
      { litres: 463, ncap: 5, trims: mitsubishiTrims },
      [plugin('2.0 PHEV', [2015, 2018], 149, 'awd', [12, 54, 3.7], [1.8, 11.0, 1845], 399)],
    ),
    generation(
      'Outlander PHEV',
      'suv',
      [2019, 2022],
      [4695, 1800, 1710],
      { litres: 463, ncap: 5, trims: mitsubishiTrims },
      [plugin('2.4 PHEV', [2019, 2022], 165, 'awd', [13.8, 45, 3.7], [1.8, 10.5, 1880], 429)],
    ),
  ]),
  model('Eclipse Cross', 4, [
    generation(
      'Eclipse Cross',
      'suv',
      [2018, 2020],
      [4405, 1805, 1685],
      { litres: 359, ncap: 5, trims: mitsubishiTrims },
      [petrol('1.5 T 4WD', [2018, 2020], 120, 'auto', 'awd', [7.7, 9.8, 1600], 299)],
    ),
    generation(
      'Eclipse Cross PHEV',
      'suv',
      [2021, 2024],
      [4545, 1805, 1685],
      { litres: 359, ncap: 5, trims: mitsubishiTrims },
      [plugin('2.4 PHEV', [2021, 2024], 138, 'awd', [13.8, 45, 3.7], [2.0, 10.9, 1985], 399)],
    ),
  ]),
  model('ASX', 3, [
    generation(
      'ASX',
      'suv',
      [2015, 2022],
      [4365, 1810, 1640],
      { litres: 419, ncap: 5, trims: mitsubishiTrims },
      [
        petrol('1.6', [2015, 2019], 86, 'manual', 'fwd', [5.8, 11.4, 1300], 199),
        petrol('2.0', [2020, 2022], 110, 'manual', 'fwd', [7.0, 10.2, 1390], 229),
      ],
    ),
  ]),
  model('L200', 2, [
    generation(
      'L200',
      'pickup',
      [2016, 2023],
      [5305, 1815, 1780],
      {
        litres: 1900,
        ncap: 4,
        trims: [
          ['Club', 1],
          ['Instyle', 3],
        ],
      },
      [
        diesel('2.3 Di-D', [2020, 2023], 110, 'auto', 'awd', [9.7, 13.0, 1970], 399),
        diesel('2.4 Di-D', [2016, 2019], 133, 'auto', 'awd', [7.2, 11.0, 1900], 369),
      ],
    ),
  ]),
]);

const suzukiTrims: readonly Trim[] = [
  ['Select', 1],
  ['Inclusive', 2],
  ['Exclusive', 3],
];

export const suzuki = make('SUZUKI', { faces: ['slim-led', 'round-lamp'], keeps: 1.03 }, [
  model('Swift', 5, [
    generation(
      'Swift',
      'hatchback',
      [2017, 2023],
      [3840, 1735, 1495],
      { litres: 265, ncap: 4, trims: suzukiTrims },
      [
        petrol('1.2 DualJet', [2017, 2023], 66, 'manual', 'fwd', [4.9, 11.9, 905], 159),
        petrol('1.2 Hybrid AllGrip', [2020, 2023], 61, 'manual', 'awd', [5.4, 13.8, 1010], 199),
      ],
    ),
    generation(
      'Swift',
      'hatchback',
      [2024, 2026],
      [3860, 1735, 1520],
      { litres: 265, ncap: 3, trims: suzukiTrims },
      [petrol('1.2 Hybrid', [2024, 2026], 61, 'manual', 'fwd', [4.4, 12.5, 994], 209)],
    ),
  ]),
  model('Vitara', 6, [
    generation(
      'Vitara',
      'suv',
      [2015, 2026],
      [4175, 1775, 1610],
      { litres: 375, ncap: 5, trims: suzukiTrims },
      [
        petrol('1.6 VVT', [2015, 2018], 88, 'manual', 'fwd', [5.3, 11.5, 1130], 209),
        petrol('1.4 BoosterJet Hybrid AllGrip', [2020, 2026], 95, 'manual', 'awd', [6.1, 10.2, 1265], 279),
      ],
    ),
  ]),
  model('S-Cross', 4, [
    generation(
      'S-Cross',
      'suv',
      [2022, 2026],
      [4300, 1785, 1585],
      { litres: 430, ncap: 4, trims: suzukiTrims },
      [petrol('1.4 BoosterJet Hybrid AllGrip', [2022, 2026], 95, 'manual', 'awd', [5.8, 10.2, 1320], 299)],
    ),
  ]),
  model('Ignis', 3, [
    generation(
      'Ignis',
      'hatchback',
      [2017, 2024],
      [3700, 1690, 1605],
      { litres: 260, ncap: 3, trims: suzukiTrims },
      [petrol('1.2 DualJet AllGrip', [2017, 2024], 66, 'manual', 'awd', [5.4, 11.9, 920], 169)],
    ),
  ]),
  model('Jimny', 1, [
    generation(
      'Jimny',
      'suv',
      [2019, 2020],
      [3645, 1645, 1720],
      { seats: 4, doors: 3, litres: 85, ncap: 3, trims: [['Exclusive', 3]] },
      [petrol('1.5 AllGrip', [2019, 2020], 75, 'manual', 'awd', [7.9, 12.8, 1165], 229)],
    ),
  ]),
]);
