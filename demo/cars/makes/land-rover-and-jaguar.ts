import { diesel, electric, generation, make, model, petrol, plugin, type Trim } from '../catalogue.ts';

const trims: readonly Trim[] = [
  ['S', 1],
  ['SE', 2],
  ['Dynamic HSE', 3],
];

export const landRover = make('LANDROVER', { faces: ['wide-grille', 'twin-lamp'], keeps: 1.02 }, [
  model('Range Rover Evoque', 6, [
    generation(
      'Range Rover Evoque',
      'suv',
      [2016, 2018],
      [4370, 1900, 1635],
      { litres: 575, ncap: 5, trims },
      [diesel('TD4 150', [2016, 2018], 110, 'auto', 'awd', [5.1, 10.0, 1675], 449)],
    ),
    generation(
      'Range Rover Evoque',
      'suv',
      [2019, 2026],
      [4371, 1904, 1649],
      { litres: 591, ncap: 5, trims },
      [
        diesel('D165 AWD', [2021, 2026], 120, 'auto', 'awd', [6.4, 9.8, 1870], 529),
        petrol('P200 AWD', [2019, 2026], 147, 'auto', 'awd', [9.1, 8.5, 1800], 519),
        plugin('P300e AWD', [2021, 2026], 227, 'awd', [15, 62, 7], [1.5, 6.4, 2157], 619),
      ],
    ),
  ]),
  model('Discovery Sport', 5, [
    generation(
      'Discovery Sport',
      'suv',
      [2015, 2019],
      [4599, 1894, 1724],
      { seats: 7, litres: 689, ncap: 5, trims },
      [diesel('TD4 180 AWD', [2016, 2019], 132, 'auto', 'awd', [5.9, 8.9, 1785], 469)],
    ),
    generation(
      'Discovery Sport',
      'suv',
      [2020, 2026],
      [4597, 1904, 1727],
      { seats: 7, litres: 657, ncap: 5, trims },
      [
        diesel('D200 AWD', [2021, 2026], 150, 'auto', 'awd', [6.8, 8.6, 1953], 589),
        plugin('P300e AWD', [2021, 2026], 227, 'awd', [15, 55, 7], [1.6, 6.6, 2193], 659),
      ],
    ),
  ]),
  model('Range Rover Velar', 4, [
    generation(
      'Range Rover Velar',
      'suv',
      [2017, 2026],
      [4797, 1930, 1665],
      { litres: 552, ncap: 5, trims },
      [
        diesel('D200 AWD', [2021, 2026], 150, 'auto', 'awd', [6.5, 8.2, 1920], 749),
        diesel('D240 AWD', [2017, 2020], 177, 'auto', 'awd', [6.8, 7.3, 1935], 699),
        plugin('P400e AWD', [2021, 2026], 297, 'awd', [19.2, 64, 7], [1.7, 5.4, 2158], 899),
      ],
    ),
  ]),
  model('Defender', 5, [
    generation(
      'Defender 110',
      'large-suv',
      [2020, 2026],
      [5018, 1996, 1967],
      {
        litres: 786,
        ncap: 5,
        trims: [
          ['S', 1],
          ['X-Dynamic SE', 2],
          ['X-Dynamic HSE', 3],
        ],
      },
      [
        diesel('D250 AWD', [2021, 2026], 183, 'auto', 'awd', [8.8, 8.3, 2386], 899),
        plugin('P400e AWD', [2021, 2026], 297, 'awd', [19.2, 51, 7], [2.5, 5.6, 2525], 989),
      ],
    ),
  ]),
  model('Range Rover Sport', 4, [
    generation(
      'Range Rover Sport',
      'large-suv',
      [2015, 2022],
      [4879, 1983, 1803],
      { litres: 623, ncap: 5, trims },
      [
        diesel('SDV6 306', [2015, 2020], 225, 'auto', 'awd', [7.8, 7.2, 2125], 899),
        plugin('P400e', [2018, 2022], 297, 'awd', [13.1, 40, 7], [3.3, 6.7, 2471], 999),
      ],
    ),
    generation(
      'Range Rover Sport',
      'large-suv',
      [2023, 2026],
      [4946, 2047, 1820],
      { litres: 647, ncap: 5, trims },
      [
        diesel('D300', [2023, 2026], 221, 'auto', 'awd', [7.6, 6.6, 2315], 1199),
        plugin('P460e', [2024, 2026], 338, 'awd', [38.2, 121, 7], [0.8, 5.5, 2735], 1349),
      ],
    ),
  ]),
  model('Discovery', 2, [
    generation(
      'Discovery',
      'large-suv',
      [2017, 2026],
      [4956, 2000, 1888],
      { seats: 7, litres: 258, ncap: 5, trims },
      [
        diesel('D250 AWD', [2021, 2026], 183, 'auto', 'awd', [8.2, 8.1, 2362], 899),
        diesel('SD4 240', [2017, 2020], 177, 'auto', 'awd', [6.5, 8.3, 2230], 799),
      ],
    ),
  ]),
]);

const jaguarTrims: readonly Trim[] = [
  ['Prestige', 1],
  ['R-Dynamic S', 2],
  ['R-Dynamic HSE', 3],
];

export const jaguar = make('JAGUAR', { faces: ['wide-grille', 'slim-led'], keeps: 0.93 }, [
  model('XE', 2, [
    generation(
      'XE',
      'saloon',
      [2015, 2023],
      [4678, 1850, 1416],
      { litres: 356, ncap: 5, trims: jaguarTrims },
      [
        diesel('2.0 D180', [2015, 2020], 132, 'auto', 'rwd', [5.3, 8.1, 1565], 399),
        petrol('P250', [2018, 2023], 184, 'auto', 'rwd', [7.6, 6.5, 1611], 459),
      ],
    ),
  ]),
  model('XF', 2, [
    generation(
      'XF Sportbrake',
      'estate',
      [2018, 2023],
      [4955, 1880, 1496],
      { litres: 565, ncap: 5, trims: jaguarTrims },
      [
        diesel('D180 AWD', [2018, 2020], 132, 'auto', 'awd', [6.0, 9.6, 1790], 519),
        diesel('D200', [2021, 2023], 150, 'auto', 'rwd', [5.2, 7.8, 1778], 549),
      ],
    ),
  ]),
  model('E-Pace', 4, [
    generation(
      'E-Pace',
      'suv',
      [2018, 2024],
      [4395, 1900, 1648],
      { litres: 577, ncap: 5, trims: jaguarTrims },
      [
        diesel('D150 AWD', [2018, 2020], 110, 'auto', 'awd', [6.4, 10.5, 1843], 449),
        plugin('P300e AWD', [2021, 2024], 227, 'awd', [15, 55, 7], [1.5, 6.5, 2173], 589),
      ],
    ),
  ]),
  model('F-Pace', 4, [
    generation(
      'F-Pace',
      'suv',
      [2016, 2024],
      [4747, 1936, 1664],
      { litres: 650, ncap: 5, trims: jaguarTrims },
      [
        diesel('D180 AWD', [2016, 2020], 132, 'auto', 'awd', [6.1, 8.7, 1775], 529),
        plugin('P400e AWD', [2021, 2024], 297, 'awd', [19.2, 62, 7], [1.8, 5.3, 2189], 799),
      ],
    ),
  ]),
  model('I-Pace', 5, [
    generation(
      'I-Pace',
      'suv',
      [2018, 2024],
      [4682, 1895, 1565],
      {
        litres: 577,
        ncap: 5,
        trims: [
          ['S', 1],
          ['SE', 2],
          ['HSE', 3],
        ],
      },
      [electric('EV400', [2018, 2024], 294, 'awd', [90, 470, 7, 100], [4.8, 2208], 849)],
    ),
  ]),
  model('F-Type', 1, [
    generation(
      'F-Type Coupé',
      'coupe',
      [2018, 2023],
      [4470, 1923, 1311],
      { seats: 2, litres: 299, ncap: 0, trims: [['R-Dynamic', 3]] },
      [petrol('P300', [2018, 2023], 221, 'auto', 'rwd', [8.1, 5.7, 1595], 749)],
    ),
    generation(
      'F-Type Convertible',
      'convertible',
      [2018, 2023],
      [4470, 1923, 1307],
      { seats: 2, litres: 132, ncap: 0, trims: [['R-Dynamic', 3]] },
      [petrol('P300', [2018, 2023], 221, 'auto', 'rwd', [8.3, 5.7, 1615], 819)],
    ),
  ]),
]);
