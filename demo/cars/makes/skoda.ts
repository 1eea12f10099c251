import { diesel, electric, generation, make, model, petrol, plugin, type Trim } from '../catalogue.ts';

const older: readonly Trim[] = [
  ['Active', 1],
  ['Ambition', 2],
  ['Style', 3],
];
const trims: readonly Trim[] = [
  ['Ambition', 1],
  ['Style', 2],
  ['L&K', 3],
];
const late: readonly Trim[] = [
  ['Selection', 1],
  ['Selection Plus', 2],
  ['Sportline', 3],
];

export const skoda = make('SKODA', { faces: ['wide-grille', 'slim-led'], keeps: 1.02 }, [
  model('Fabia', 5, [
    generation(
      'Fabia',
      'hatchback',
      [2015, 2021],
      [3992, 1732, 1467],
      { litres: 330, ncap: 5, trims: older },
      [
        petrol('1.0 TSI 95', [2017, 2021], 70, 'manual', 'fwd', [4.9, 10.6, 1090], 179),
        petrol('1.2 TSI 90', [2015, 2017], 66, 'manual', 'fwd', [4.8, 10.9, 1105], 169),
      ],
    ),
    generation(
      'Fabia',
      'hatchback',
      [2022, 2026],
      [4108, 1780, 1459],
      { litres: 380, ncap: 5, trims: late },
      [
        petrol('1.0 TSI 95', [2022, 2026], 70, 'manual', 'fwd', [5.1, 10.6, 1180], 229),
        petrol('1.0 TSI 115 DSG', [2022, 2026], 85, 'auto', 'fwd', [5.4, 9.9, 1220], 259),
      ],
    ),
  ]),
  model('Scala', 3, [
    generation('Scala', 'hatchback', [2019, 2026], [4362, 1793, 1471], { litres: 467, ncap: 5, trims }, [
      petrol('1.0 TSI 110', [2019, 2026], 81, 'manual', 'fwd', [5.3, 10.1, 1210], 239),
      petrol('1.5 TSI 150 DSG', [2019, 2026], 110, 'auto', 'fwd', [5.6, 8.3, 1290], 279),
    ]),
  ]),
  model('Octavia', 10, [
    generation(
      'Octavia Combi',
      'estate',
      [2014, 2020],
      [4667, 1814, 1465],
      { litres: 610, ncap: 5, trims: older },
      [
        petrol('1.5 TSI 150', [2018, 2020], 110, 'manual', 'fwd', [5.3, 8.4, 1330], 269),
        diesel('2.0 TDI 150 DSG', [2014, 2020], 110, 'auto', 'fwd', [4.7, 8.6, 1410], 299),
        diesel('2.0 TDI 150 4x4', [2015, 2020], 110, 'manual', 'awd', [5.2, 8.8, 1475], 309),
      ],
    ),
    generation('Octavia Combi', 'estate', [2021, 2026], [4689, 1829, 1468], { litres: 640, ncap: 5, trims }, [
      petrol('1.5 TSI 150', [2021, 2026], 110, 'manual', 'fwd', [5.3, 8.3, 1370], 319),
      petrol('1.5 TSI e-Tec DSG', [2021, 2026], 110, 'auto', 'fwd', [5.4, 8.5, 1420], 345),
      diesel('2.0 TDI 150 DSG', [2021, 2026], 110, 'auto', 'fwd', [4.6, 8.8, 1500], 365),
      diesel('2.0 TDI 200 4x4 DSG', [2021, 2024], 147, 'auto', 'awd', [5.3, 7.0, 1600], 419),
      plugin('iV', [2021, 2023], 150, 'fwd', [10.4, 60, 3.6], [1.2, 7.8, 1640], 399),
    ]),
    generation('Octavia', 'hatchback', [2021, 2026], [4689, 1829, 1470], { litres: 600, ncap: 5, trims }, [
      petrol('1.5 TSI 150', [2021, 2026], 110, 'manual', 'fwd', [5.2, 8.2, 1340], 309),
      diesel('2.0 TDI 150 DSG', [2021, 2026], 110, 'auto', 'fwd', [4.5, 8.7, 1475], 355),
    ]),
  ]),
  model('Superb', 6, [
    generation('Superb Combi', 'estate', [2016, 2023], [4862, 1864, 1477], { litres: 660, ncap: 5, trims }, [
      diesel('2.0 TDI 150 DSG', [2016, 2023], 110, 'auto', 'fwd', [4.9, 9.0, 1575], 369),
      diesel('2.0 TDI 190 4x4', [2016, 2021], 140, 'auto', 'awd', [5.7, 7.8, 1690], 429),
      plugin('iV', [2020, 2023], 160, 'fwd', [13, 55, 3.6], [1.5, 7.8, 1770], 449),
    ]),
    generation(
      'Superb Combi',
      'estate',
      [2024, 2026],
      [4902, 1849, 1482],
      { litres: 690, ncap: 5, trims: late },
      [
        petrol('1.5 TSI mHEV 150', [2024, 2026], 110, 'auto', 'fwd', [5.5, 9.3, 1590], 449),
        diesel('2.0 TDI 193 4x4', [2024, 2026], 142, 'auto', 'awd', [5.7, 7.4, 1740], 539),
        plugin('iV 204', [2024, 2026], 150, 'fwd', [19.7, 118, 11], [0.5, 8.1, 1790], 529),
      ],
    ),
  ]),
  model('Kamiq', 4, [
    generation('Kamiq', 'suv', [2019, 2026], [4241, 1793, 1531], { litres: 400, ncap: 5, trims }, [
      petrol('1.0 TSI 110', [2019, 2026], 81, 'manual', 'fwd', [5.6, 10.0, 1250], 249),
      petrol('1.5 TSI 150 DSG', [2019, 2026], 110, 'auto', 'fwd', [5.9, 8.3, 1320], 299),
    ]),
  ]),
  model('Karoq', 5, [
    generation('Karoq', 'suv', [2018, 2026], [4390, 1841, 1603], { litres: 521, ncap: 5, trims }, [
      petrol('1.5 TSI 150 DSG', [2018, 2026], 110, 'auto', 'fwd', [6.2, 8.9, 1430], 339),
      diesel('2.0 TDI 150 4x4', [2018, 2026], 110, 'auto', 'awd', [5.7, 8.9, 1610], 399),
    ]),
  ]),
  model('Kodiaq', 5, [
    generation('Kodiaq', 'suv', [2017, 2023], [4697, 1882, 1681], { seats: 7, litres: 560, ncap: 5, trims }, [
      diesel('2.0 TDI 150 4x4', [2017, 2023], 110, 'auto', 'awd', [6.2, 9.8, 1795], 429),
      diesel('2.0 TDI 200 4x4', [2018, 2023], 147, 'auto', 'awd', [6.5, 7.8, 1830], 489),
    ]),
    generation('Kodiaq', 'suv', [2024, 2026], [4758, 1864, 1659], { litres: 910, ncap: 5, trims: late }, [
      petrol('1.5 TSI mHEV 150', [2024, 2026], 110, 'auto', 'fwd', [6.2, 9.7, 1700], 479),
      diesel('2.0 TDI 193 4x4', [2024, 2026], 142, 'auto', 'awd', [6.2, 8.0, 1850], 569),
      plugin('iV 204', [2024, 2026], 150, 'fwd', [19.7, 114, 11], [0.6, 8.4, 1930], 559),
    ]),
  ]),
  model('Enyaq', 7, [
    generation(
      'Enyaq iV',
      'suv',
      [2021, 2023],
      [4649, 1879, 1616],
      {
        litres: 585,
        ncap: 5,
        trims: [
          ['Base', 1],
          ['Suite', 2],
          ['Sportline', 3],
        ],
      },
      [
        electric('60', [2021, 2023], 132, 'rwd', [58, 412, 11, 120], [8.8, 1965], 479),
        electric('80', [2021, 2023], 150, 'rwd', [77, 534, 11, 135], [8.6, 2090], 529),
        electric('80x', [2021, 2023], 195, 'awd', [77, 510, 11, 135], [6.9, 2195], 569),
      ],
    ),
    generation('Enyaq', 'suv', [2024, 2026], [4658, 1879, 1622], { litres: 585, ncap: 5, trims: late }, [
      electric('85', [2024, 2026], 210, 'rwd', [77, 570, 11, 175], [6.7, 2133], 549),
      electric('85x', [2024, 2026], 210, 'awd', [77, 535, 11, 175], [6.6, 2242], 589),
    ]),
    generation(
      'Enyaq Coupé',
      'suv',
      [2022, 2026],
      [4653, 1879, 1607],
      {
        litres: 570,
        ncap: 5,
        trims: [
          ['Sportline', 2],
          ['RS', 3],
        ],
      },
      [electric('85', [2024, 2026], 210, 'rwd', [77, 575, 11, 175], [6.7, 2135], 579)],
    ),
  ]),
  model('Elroq', 4, [
    generation('Elroq', 'suv', [2025, 2026], [4488, 1884, 1625], { litres: 470, ncap: 5, trims: late }, [
      electric('50', [2025, 2026], 125, 'rwd', [52, 372, 11, 145], [9.0, 1949], 389),
      electric('85', [2025, 2026], 210, 'rwd', [77, 579, 11, 175], [6.6, 2119], 469),
    ]),
  ]),
]);
