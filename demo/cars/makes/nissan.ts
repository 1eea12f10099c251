import { diesel, electric, generation, hybrid, make, model, petrol, type Trim } from '../catalogue.ts';

const trims: readonly Trim[] = [
  ['Acenta', 1],
  ['N-Connecta', 2],
  ['Tekna', 3],
];

export const nissan = make('NISSAN', { faces: ['slim-led', 'wide-grille'], keeps: 0.95 }, [
  model('Micra', 3, [
    generation('Micra', 'hatchback', [2017, 2022], [3999, 1743, 1455], { litres: 300, ncap: 4, trims }, [
      petrol('IG-T 100', [2019, 2022], 74, 'manual', 'fwd', [5.1, 10.9, 1050], 174),
      petrol('IG-T 90', [2017, 2019], 66, 'manual', 'fwd', [4.6, 12.1, 1030], 164),
    ]),
  ]),
  model('Leaf', 7, [
    generation('Leaf', 'hatchback', [2015, 2017], [4445, 1770, 1550], { litres: 370, ncap: 5, trims }, [
      electric('30 kWh', [2016, 2017], 80, 'fwd', [30, 200, 6.6, 46], [11.5, 1535], 319),
      electric('24 kWh', [2015, 2016], 80, 'fwd', [24, 160, 6.6, 46], [11.5, 1474], 289),
    ]),
    generation('Leaf', 'hatchback', [2018, 2024], [4490, 1788, 1530], { litres: 435, ncap: 5, trims }, [
      electric('40 kWh', [2018, 2024], 110, 'fwd', [40, 270, 6.6, 46], [7.9, 1580], 359),
      electric('e+ 62 kWh', [2019, 2024], 160, 'fwd', [62, 385, 6.6, 100], [6.9, 1726], 429),
    ]),
  ]),
  model('Juke', 4, [
    generation('Juke', 'suv', [2020, 2026], [4210, 1800, 1595], { litres: 422, ncap: 5, trims }, [
      petrol('DIG-T 114', [2020, 2026], 84, 'manual', 'fwd', [5.9, 10.7, 1251], 229),
      hybrid('Hybrid 143', [2022, 2026], 105, 'auto', 'fwd', [5.0, 10.1, 1406], 289),
    ]),
  ]),
  model('Qashqai', 8, [
    generation('Qashqai', 'suv', [2014, 2020], [4394, 1806, 1590], { litres: 430, ncap: 5, trims }, [
      petrol('DIG-T 140', [2019, 2020], 103, 'manual', 'fwd', [5.9, 10.5, 1350], 259),
      diesel('dCi 130 4WD', [2014, 2018], 96, 'manual', 'awd', [4.9, 10.5, 1535], 279),
      petrol('DIG-T 115', [2014, 2018], 85, 'manual', 'fwd', [5.6, 10.6, 1318], 229),
    ]),
    generation('Qashqai', 'suv', [2021, 2026], [4425, 1835, 1625], { litres: 504, ncap: 5, trims }, [
      petrol('DIG-T MHEV 158', [2021, 2026], 116, 'auto', 'fwd', [6.3, 9.2, 1435], 319),
      hybrid('e-Power', [2022, 2026], 140, 'auto', 'fwd', [5.2, 7.9, 1612], 369),
    ]),
  ]),
  model('X-Trail', 3, [
    generation(
      'X-Trail',
      'suv',
      [2014, 2021],
      [4690, 1820, 1710],
      { seats: 7, litres: 445, ncap: 5, trims },
      [
        diesel('dCi 130 4WD', [2014, 2018], 96, 'manual', 'awd', [5.3, 11.0, 1605], 329),
        diesel('dCi 150 4WD', [2019, 2021], 110, 'auto', 'awd', [6.5, 11.5, 1680], 369),
      ],
    ),
    generation('X-Trail', 'suv', [2022, 2026], [4680, 1840, 1725], { litres: 575, ncap: 5, trims }, [
      hybrid('e-4ORCE', [2022, 2026], 157, 'auto', 'awd', [6.3, 7.0, 1878], 459),
    ]),
  ]),
  model('Ariya', 4, [
    generation(
      'Ariya',
      'suv',
      [2022, 2026],
      [4595, 1850, 1660],
      {
        litres: 468,
        ncap: 5,
        trims: [
          ['Engage', 1],
          ['Advance', 2],
          ['Evolve', 3],
        ],
      },
      [
        electric('63 kWh', [2022, 2026], 160, 'fwd', [63, 403, 7.4, 130], [7.5, 1955], 469),
        electric('87 kWh', [2022, 2026], 178, 'fwd', [87, 533, 22, 130], [7.6, 2065], 539),
        electric('e-4ORCE 87 kWh', [2022, 2026], 225, 'awd', [87, 500, 22, 130], [5.7, 2194], 599),
      ],
    ),
  ]),
  model('Townstar', 1, [
    generation(
      'Townstar',
      'van',
      [2023, 2026],
      [4486, 1860, 1838],
      {
        seats: 2,
        litres: 3300,
        ncap: 0,
        trims: [
          ['Acenta', 1],
          ['Tekna', 2],
        ],
      },
      [electric('45 kWh', [2023, 2026], 90, 'fwd', [45, 300, 11, 80], [11.6, 1680], 379)],
    ),
  ]),
]);
