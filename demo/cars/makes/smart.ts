import { electric, generation, make, model, petrol, type Trim } from '../catalogue.ts';

const trims: readonly Trim[] = [
  ['Pro+', 1],
  ['Premium', 2],
  ['Brabus', 3],
];

export const smart = make('SMART', { faces: ['closed-ev', 'round-lamp'], keeps: 0.9 }, [
  model('fortwo', 3, [
    generation(
      'fortwo',
      'hatchback',
      [2015, 2019],
      [2695, 1663, 1555],
      { seats: 2, doors: 3, litres: 260, ncap: 4, trims: [['Passion', 2]] },
      [petrol('0.9 Turbo', [2015, 2019], 66, 'manual', 'rwd', [4.4, 10.4, 900], 149)],
    ),
    generation(
      'EQ fortwo',
      'hatchback',
      [2018, 2023],
      [2695, 1663, 1555],
      {
        seats: 2,
        doors: 3,
        litres: 260,
        ncap: 3,
        trims: [
          ['Passion', 2],
          ['Prime', 3],
        ],
      },
      [electric('17,6 kWh', [2018, 2023], 60, 'rwd', [17.6, 133, 4.6, 0], [11.6, 1095], 229)],
    ),
  ]),
  model('#1', 4, [
    generation('#1', 'suv', [2023, 2026], [4270, 1822, 1636], { litres: 323, ncap: 5, trims }, [
      electric('66 kWh', [2023, 2026], 200, 'rwd', [66, 440, 22, 150], [6.7, 1800], 429),
    ]),
  ]),
  model('#3', 3, [
    generation('#3', 'suv', [2024, 2026], [4400, 1844, 1556], { litres: 370, ncap: 5, trims }, [
      electric('66 kWh', [2024, 2026], 200, 'rwd', [66, 455, 22, 150], [5.8, 1810], 459),
    ]),
  ]),
]);
