import { electric, generation, make, model, type Trim } from '../catalogue.ts';

const trims: readonly Trim[] = [
  ['Autopilot', 2],
  ['Enhanced Autopilot', 3],
];

export const tesla = make('TESLA', { faces: ['closed-ev', 'slim-led'], keeps: 0.94 }, [
  model('Model 3', 7, [
    generation('Model 3', 'saloon', [2019, 2023], [4694, 1849, 1443], { litres: 542, ncap: 5, trims }, [
      electric('Standard Range Plus', [2019, 2021], 211, 'rwd', [55, 409, 11, 170], [5.6, 1684], 459),
      electric('Long Range AWD', [2019, 2023], 324, 'awd', [75, 560, 11, 250], [4.4, 1844], 549),
      electric('Performance', [2019, 2023], 377, 'awd', [75, 530, 11, 250], [3.3, 1847], 629),
    ]),
    generation('Model 3', 'saloon', [2024, 2026], [4720, 1849, 1441], { litres: 594, ncap: 5, trims }, [
      electric('RWD', [2024, 2026], 208, 'rwd', [60, 513, 11, 170], [6.1, 1765], 459),
      electric('Long Range AWD', [2024, 2026], 366, 'awd', [79, 629, 11, 250], [4.4, 1828], 549),
    ]),
  ]),
  model('Model Y', 9, [
    generation('Model Y', 'suv', [2021, 2024], [4751, 1921, 1624], { litres: 854, ncap: 5, trims }, [
      electric('RWD', [2022, 2024], 220, 'rwd', [60, 455, 11, 170], [6.9, 1909], 489),
      electric('Long Range AWD', [2021, 2024], 378, 'awd', [75, 533, 11, 250], [5.0, 1979], 589),
      electric('Performance', [2022, 2024], 393, 'awd', [75, 514, 11, 250], [3.7, 1995], 669),
    ]),
    generation('Model Y', 'suv', [2025, 2026], [4790, 1920, 1624], { litres: 822, ncap: 5, trims }, [
      electric('RWD', [2025, 2026], 220, 'rwd', [62.5, 500, 11, 175], [5.9, 1921], 489),
      electric('Long Range AWD', [2025, 2026], 378, 'awd', [79, 586, 11, 250], [4.8, 1992], 579),
    ]),
  ]),
  model('Model S', 2, [
    generation(
      'Model S',
      'saloon',
      [2015, 2020],
      [4970, 1964, 1445],
      { doors: 5, litres: 744, ncap: 5, trims },
      [
        electric('75D', [2016, 2019], 245, 'awd', [75, 490, 16.5, 120], [4.4, 2108], 899),
        electric('90D', [2015, 2017], 311, 'awd', [90, 557, 16.5, 120], [4.4, 2200], 989),
        electric('Long Range', [2019, 2020], 311, 'awd', [100, 610, 16.5, 200], [3.8, 2215], 999),
      ],
    ),
  ]),
  model('Model X', 1, [
    generation(
      'Model X',
      'large-suv',
      [2016, 2020],
      [5037, 1999, 1684],
      { seats: 7, litres: 1090, ncap: 5, trims },
      [
        electric('75D', [2016, 2019], 245, 'awd', [75, 417, 16.5, 120], [5.2, 2352], 949),
        electric('100D', [2017, 2020], 311, 'awd', [100, 565, 16.5, 120], [4.9, 2459], 1099),
      ],
    ),
  ]),
]);
