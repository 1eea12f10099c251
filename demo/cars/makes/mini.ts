import { electric, generation, make, model, petrol, plugin, type Trim } from '../catalogue.ts';

const older: readonly Trim[] = [
  ['Salt', 1],
  ['Pepper', 2],
  ['Chili', 3],
];
const trims: readonly Trim[] = [
  ['Classic', 1],
  ['Favoured', 2],
  ['JCW', 3],
];

export const mini = make('MINI', { faces: ['round-lamp', 'slim-led'], keeps: 1.04 }, [
  model('Cooper', 8, [
    generation(
      'Hatch',
      'hatchback',
      [2014, 2023],
      [3863, 1727, 1414],
      { seats: 4, doors: 3, litres: 211, ncap: 4, trims: older },
      [
        petrol('Cooper', [2014, 2023], 100, 'manual', 'fwd', [5.7, 8.1, 1190], 259),
        petrol('Cooper S', [2014, 2023], 141, 'auto', 'fwd', [6.3, 6.7, 1280], 329),
        petrol('John Cooper Works', [2015, 2023], 170, 'auto', 'fwd', [6.9, 6.1, 1310], 409),
      ],
    ),
    generation(
      'Electric',
      'hatchback',
      [2020, 2023],
      [3850, 1727, 1432],
      { seats: 4, doors: 3, litres: 211, ncap: 4, trims: older },
      [electric('Cooper SE', [2020, 2023], 135, 'fwd', [28.9, 233, 11, 50], [7.3, 1440], 379)],
    ),
    generation(
      'Cooper',
      'hatchback',
      [2024, 2026],
      [3876, 1744, 1432],
      { seats: 4, doors: 3, litres: 210, ncap: 5, trims },
      [
        petrol('C', [2024, 2026], 115, 'auto', 'fwd', [6.0, 7.7, 1360], 319),
        petrol('S', [2024, 2026], 150, 'auto', 'fwd', [6.3, 6.6, 1360], 369),
      ],
    ),
    generation(
      'Cooper Electric',
      'hatchback',
      [2024, 2026],
      [3858, 1756, 1460],
      { seats: 4, doors: 3, litres: 210, ncap: 5, trims },
      [
        electric('E', [2024, 2026], 135, 'fwd', [40.7, 305, 11, 75], [7.3, 1615], 369),
        electric('SE', [2024, 2026], 160, 'fwd', [54.2, 402, 11, 95], [6.7, 1680], 419),
      ],
    ),
    generation(
      'Cabrio',
      'convertible',
      [2016, 2026],
      [3863, 1727, 1415],
      { seats: 4, litres: 215, ncap: 4, trims: older },
      [
        petrol('Cooper', [2016, 2024], 100, 'manual', 'fwd', [6.1, 8.8, 1280], 309),
        petrol('Cooper S', [2016, 2026], 141, 'auto', 'fwd', [6.7, 7.1, 1370], 389),
      ],
    ),
  ]),
  model('Clubman', 4, [
    generation(
      'Clubman',
      'estate',
      [2016, 2024],
      [4266, 1800, 1441],
      { doors: 6, litres: 360, ncap: 4, trims: older },
      [
        petrol('Cooper', [2016, 2024], 100, 'auto', 'fwd', [6.2, 9.1, 1375], 309),
        petrol('Cooper S ALL4', [2017, 2024], 141, 'auto', 'awd', [7.2, 6.9, 1540], 399),
      ],
    ),
  ]),
  model('Countryman', 7, [
    generation(
      'Countryman',
      'suv',
      [2017, 2023],
      [4299, 1822, 1557],
      { litres: 450, ncap: 5, trims: older },
      [
        petrol('Cooper', [2017, 2023], 100, 'auto', 'fwd', [6.6, 9.6, 1465], 329),
        petrol('Cooper S ALL4', [2017, 2023], 141, 'auto', 'awd', [7.4, 7.2, 1605], 409),
        plugin('SE ALL4', [2020, 2023], 162, 'awd', [9.6, 50, 3.7], [1.9, 6.8, 1790], 429),
      ],
    ),
    generation('Countryman', 'suv', [2024, 2026], [4433, 1843, 1656], { litres: 450, ncap: 5, trims }, [
      petrol('C', [2024, 2026], 125, 'auto', 'fwd', [6.2, 8.3, 1575], 389),
      petrol('JCW ALL4', [2024, 2026], 221, 'auto', 'awd', [7.9, 5.4, 1735], 559),
    ]),
    generation(
      'Countryman Electric',
      'suv',
      [2024, 2026],
      [4445, 1843, 1635],
      { litres: 460, ncap: 5, trims },
      [
        electric('E', [2024, 2026], 150, 'fwd', [64.6, 462, 11, 130], [8.6, 1875], 449),
        electric('SE ALL4', [2024, 2026], 230, 'awd', [64.6, 433, 11, 130], [5.6, 2075], 499),
      ],
    ),
  ]),
  model('Aceman', 4, [
    generation('Aceman', 'suv', [2025, 2026], [4079, 1754, 1514], { litres: 300, ncap: 4, trims }, [
      electric('E', [2025, 2026], 135, 'fwd', [42.5, 310, 11, 75], [7.9, 1720], 389),
      electric('SE', [2025, 2026], 160, 'fwd', [54.2, 406, 11, 95], [7.1, 1785], 429),
    ]),
  ]),
]);
