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
  ['Zen', 1],
  ['Intens', 2],
  ['R.S. Line', 3],
];
const late: readonly Trim[] = [
  ['Evolution', 1],
  ['Techno', 2],
  ['Iconic', 3],
];
const work: readonly Trim[] = [
  ['Essentiel', 1],
  ['Advance', 2],
];

export const renault = make('RENAULT', { faces: ['slim-led', 'closed-ev'], keeps: 0.94 }, [
  model('Zoe', 4, [
    generation(
      'Zoe',
      'hatchback',
      [2017, 2019],
      [4084, 1730, 1562],
      {
        litres: 338,
        ncap: 5,
        trims: [
          ['Life', 1],
          ['Intens', 2],
          ['Bose', 3],
        ],
      },
      [electric('R90 41 kWh', [2017, 2019], 68, 'fwd', [41, 317, 22, 0], [13.2, 1480], 319)],
    ),
    generation('Zoe', 'hatchback', [2020, 2023], [4087, 1787, 1562], { litres: 338, ncap: 5, trims }, [
      electric('R135 52 kWh', [2020, 2023], 100, 'fwd', [52, 386, 22, 46], [9.5, 1502], 369),
    ]),
  ]),
  model('Clio', 6, [
    generation('Clio', 'hatchback', [2015, 2019], [4063, 1732, 1448], { litres: 300, ncap: 5, trims }, [
      petrol('TCe 90', [2015, 2019], 66, 'manual', 'fwd', [4.7, 12.2, 1090], 164),
      diesel('dCi 90', [2015, 2019], 66, 'manual', 'fwd', [3.6, 12.0, 1150], 184),
    ]),
    generation('Clio', 'hatchback', [2020, 2025], [4050, 1798, 1440], { litres: 391, ncap: 5, trims }, [
      petrol('TCe 90', [2020, 2025], 67, 'manual', 'fwd', [5.2, 12.2, 1125], 199),
      hybrid('E-Tech 140', [2020, 2025], 103, 'auto', 'fwd', [4.3, 9.9, 1313], 259),
    ]),
  ]),
  model('Captur', 6, [
    generation('Captur', 'suv', [2015, 2019], [4122, 1778, 1566], { litres: 377, ncap: 5, trims }, [
      petrol('TCe 90', [2015, 2019], 66, 'manual', 'fwd', [5.1, 12.9, 1185], 189),
    ]),
    generation('Captur', 'suv', [2020, 2026], [4227, 1797, 1576], { litres: 422, ncap: 5, trims }, [
      petrol('TCe 130 EDC', [2020, 2023], 96, 'auto', 'fwd', [6.0, 9.6, 1290], 269),
      hybrid('E-Tech 145', [2021, 2026], 105, 'auto', 'fwd', [4.8, 10.6, 1390], 289),
      plugin('E-Tech Plug-in 160', [2020, 2023], 117, 'fwd', [9.8, 50, 3.6], [1.5, 10.1, 1564], 349),
    ]),
  ]),
  model('Megane', 5, [
    generation(
      'Megane Sport Tourer',
      'estate',
      [2016, 2023],
      [4626, 1814, 1457],
      { litres: 521, ncap: 5, trims },
      [
        petrol('TCe 140 EDC', [2018, 2023], 103, 'auto', 'fwd', [5.9, 9.4, 1360], 279),
        diesel('Blue dCi 115', [2018, 2023], 85, 'manual', 'fwd', [4.5, 11.0, 1410], 269),
        plugin('E-Tech Plug-in 160', [2020, 2022], 118, 'fwd', [9.8, 50, 3.6], [1.3, 9.8, 1603], 349),
      ],
    ),
    generation(
      'Megane E-Tech',
      'hatchback',
      [2022, 2026],
      [4199, 1783, 1505],
      { litres: 389, ncap: 5, trims: late },
      [
        electric('EV40', [2022, 2023], 96, 'fwd', [40, 300, 22, 85], [10.5, 1588], 399),
        electric('EV60', [2022, 2026], 160, 'fwd', [60, 450, 22, 130], [7.4, 1711], 459),
      ],
    ),
  ]),
  model('5 E-Tech', 3, [
    generation(
      '5 E-Tech',
      'hatchback',
      [2025, 2026],
      [3922, 1774, 1498],
      { litres: 326, ncap: 4, trims: late },
      [
        electric('40 kWh', [2025, 2026], 90, 'fwd', [40, 308, 11, 80], [9.0, 1372], 319),
        electric('52 kWh', [2025, 2026], 110, 'fwd', [52, 405, 11, 100], [8.0, 1449], 359),
      ],
    ),
  ]),
  model('Scenic E-Tech', 3, [
    generation(
      'Scenic E-Tech',
      'suv',
      [2024, 2026],
      [4470, 1864, 1571],
      { litres: 545, ncap: 5, trims: late },
      [electric('87 kWh', [2024, 2026], 160, 'fwd', [87, 625, 11, 150], [7.9, 1927], 499)],
    ),
  ]),
  model('Austral', 2, [
    generation('Austral', 'suv', [2023, 2026], [4510, 1825, 1644], { litres: 555, ncap: 5, trims: late }, [
      hybrid('E-Tech 200', [2023, 2026], 146, 'auto', 'fwd', [4.7, 8.4, 1517], 399),
    ]),
  ]),
  model('Kangoo', 3, [
    generation(
      'Kangoo',
      'van',
      [2016, 2021],
      [4282, 1829, 1805],
      { seats: 2, litres: 3000, ncap: 0, trims: work },
      [diesel('dCi 90', [2016, 2021], 66, 'manual', 'fwd', [4.6, 14.5, 1320], 209)],
    ),
    generation(
      'Kangoo E-Tech',
      'van',
      [2022, 2026],
      [4486, 1860, 1838],
      { seats: 2, litres: 3300, ncap: 0, trims: work },
      [electric('45 kWh', [2022, 2026], 90, 'fwd', [45, 300, 11, 80], [11.6, 1660], 379)],
    ),
  ]),
  model('Trafic', 4, [
    generation(
      'Trafic',
      'van',
      [2016, 2026],
      [5080, 1956, 1970],
      { seats: 3, litres: 5800, ncap: 0, trims: work },
      [
        diesel('Blue dCi 150', [2019, 2026], 110, 'manual', 'fwd', [7.2, 11.6, 1850], 359),
        diesel('dCi 120', [2016, 2019], 88, 'manual', 'fwd', [6.2, 13.2, 1790], 309),
      ],
    ),
  ]),
]);

const dacia1: readonly Trim[] = [
  ['Essential', 1],
  ['Expression', 2],
  ['Journey', 3],
];

export const dacia = make('DACIA', { faces: ['slim-led', 'wide-grille'], keeps: 1.04 }, [
  model('Sandero', 6, [
    generation(
      'Sandero Stepway',
      'hatchback',
      [2017, 2020],
      [4080, 1761, 1559],
      { litres: 320, ncap: 3, trims: dacia1 },
      [petrol('TCe 90', [2017, 2020], 66, 'manual', 'fwd', [5.3, 11.1, 1040], 129)],
    ),
    generation(
      'Sandero Stepway',
      'hatchback',
      [2021, 2026],
      [4099, 1848, 1587],
      { litres: 328, ncap: 2, trims: dacia1 },
      [petrol('TCe 90', [2021, 2026], 67, 'manual', 'fwd', [5.6, 12.0, 1152], 169)],
    ),
  ]),
  model('Duster', 8, [
    generation('Duster', 'suv', [2018, 2023], [4341, 1804, 1693], { litres: 445, ncap: 3, trims: dacia1 }, [
      petrol('TCe 130', [2019, 2023], 96, 'manual', 'fwd', [6.2, 10.6, 1270], 199),
      diesel('Blue dCi 115 4x4', [2018, 2023], 84, 'manual', 'awd', [5.3, 10.5, 1415], 239),
    ]),
    generation('Duster', 'suv', [2024, 2026], [4343, 1813, 1656], { litres: 472, ncap: 3, trims: dacia1 }, [
      petrol('TCe 130 4x4', [2024, 2026], 96, 'manual', 'awd', [6.0, 11.0, 1405], 269),
      hybrid('Hybrid 140', [2024, 2026], 103, 'auto', 'fwd', [5.0, 10.1, 1395], 279),
    ]),
  ]),
  model('Jogger', 4, [
    generation(
      'Jogger',
      'mpv',
      [2022, 2026],
      [4547, 1784, 1632],
      { seats: 7, litres: 160, ncap: 1, trims: dacia1 },
      [
        petrol('TCe 110', [2022, 2026], 81, 'manual', 'fwd', [5.6, 10.5, 1205], 219),
        hybrid('Hybrid 140', [2023, 2026], 103, 'auto', 'fwd', [4.8, 9.8, 1385], 259),
      ],
    ),
  ]),
  model('Spring', 3, [
    generation(
      'Spring',
      'hatchback',
      [2021, 2026],
      [3734, 1579, 1516],
      {
        seats: 4,
        litres: 290,
        ncap: 1,
        trims: [
          ['Essential', 1],
          ['Extreme', 2],
        ],
      },
      [
        electric('27 kWh', [2021, 2024], 33, 'fwd', [26.8, 230, 7, 30], [19.1, 970], 199),
        electric('27 kWh 65', [2024, 2026], 48, 'fwd', [26.8, 225, 7, 30], [13.7, 984], 209),
      ],
    ),
  ]),
]);
