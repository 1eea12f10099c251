import { diesel, electric, generation, make, model, petrol, plugin, type Trim } from '../catalogue.ts';

const trims: readonly Trim[] = [
  ['Base', 2],
  ['Platinum Edition', 3],
];
const plain: readonly Trim[] = [['Sport Chrono', 3]];

export const porsche = make('PORSCHE', { faces: ['round-lamp', 'twin-lamp'], keeps: 1.12 }, [
  model('Macan', 6, [
    generation('Macan', 'suv', [2015, 2024], [4726, 1922, 1621], { litres: 488, ncap: 5, trims }, [
      petrol('2.0', [2018, 2024], 195, 'auto', 'awd', [10.2, 6.2, 1845], 769),
      diesel('S Diesel', [2015, 2018], 190, 'auto', 'awd', [6.3, 6.3, 1955], 729),
      petrol('S', [2018, 2024], 280, 'auto', 'awd', [11.1, 4.8, 1930], 889),
    ]),
    generation(
      'Macan Electric',
      'suv',
      [2024, 2026],
      [4784, 1938, 1622],
      { litres: 540, ncap: 5, trims: plain },
      [
        electric('RWD', [2025, 2026], 250, 'rwd', [95, 641, 11, 270], [5.7, 2220], 899),
        electric('4', [2024, 2026], 300, 'awd', [95, 613, 11, 270], [5.2, 2330], 949),
        electric('Turbo', [2024, 2026], 470, 'awd', [95, 591, 11, 270], [3.3, 2405], 1249),
      ],
    ),
  ]),
  model('Cayenne', 4, [
    generation('Cayenne', 'large-suv', [2018, 2026], [4918, 1983, 1696], { litres: 770, ncap: 5, trims }, [
      plugin('E-Hybrid', [2018, 2023], 340, 'awd', [17.9, 48, 7.2], [3.3, 5.0, 2295], 1129),
      plugin('E-Hybrid', [2024, 2026], 346, 'awd', [21.8, 78, 11], [1.7, 4.9, 2425], 1249),
      petrol('3.0 V6', [2018, 2026], 250, 'auto', 'awd', [11.6, 6.2, 1985], 1099),
    ]),
  ]),
  model('Panamera', 2, [
    generation(
      'Panamera Sport Turismo',
      'estate',
      [2018, 2023],
      [5049, 1937, 1428],
      { seats: 4, litres: 520, ncap: 0, trims },
      [plugin('4 E-Hybrid', [2018, 2023], 340, 'awd', [17.9, 54, 7.2], [2.7, 4.4, 2265], 1299)],
    ),
  ]),
  model('Taycan', 5, [
    generation(
      'Taycan',
      'saloon',
      [2020, 2023],
      [4963, 1966, 1379],
      { seats: 4, litres: 407, ncap: 5, trims: plain },
      [
        electric(
          'RWD Performance Battery Plus',
          [2021, 2023],
          280,
          'rwd',
          [83.7, 489, 11, 270],
          [5.4, 2130],
          1029,
        ),
        electric('4S', [2020, 2023], 390, 'awd', [83.7, 464, 11, 270], [4.0, 2220], 1249),
        electric('Turbo', [2020, 2023], 500, 'awd', [83.7, 452, 11, 270], [3.2, 2305], 1749),
      ],
    ),
    generation(
      'Taycan Cross Turismo',
      'estate',
      [2022, 2023],
      [4974, 1967, 1409],
      { litres: 446, ncap: 5, trims: plain },
      [electric('4', [2022, 2023], 350, 'awd', [83.7, 456, 11, 270], [5.1, 2245], 1149)],
    ),
    generation(
      'Taycan',
      'saloon',
      [2024, 2026],
      [4963, 1966, 1379],
      { seats: 4, litres: 407, ncap: 5, trims: plain },
      [
        electric('RWD', [2024, 2026], 320, 'rwd', [97, 678, 11, 320], [4.8, 2165], 1189),
        electric('4S', [2024, 2026], 440, 'awd', [97, 642, 11, 320], [3.7, 2245], 1449),
      ],
    ),
  ]),
  model('911', 3, [
    generation(
      '911 Coupé',
      'coupe',
      [2019, 2024],
      [4519, 1852, 1298],
      { seats: 4, litres: 132, ncap: 0, trims: plain },
      [
        petrol('Carrera', [2020, 2024], 283, 'auto', 'rwd', [10.3, 4.2, 1580], 1399),
        petrol('Carrera 4S', [2019, 2024], 331, 'auto', 'awd', [10.8, 3.6, 1640], 1689),
      ],
    ),
    generation(
      '911 Cabriolet',
      'convertible',
      [2019, 2024],
      [4519, 1852, 1297],
      { seats: 4, litres: 132, ncap: 0, trims: plain },
      [petrol('Carrera S', [2019, 2024], 331, 'auto', 'rwd', [10.7, 3.9, 1660], 1759)],
    ),
  ]),
  model('718', 2, [
    generation(
      '718 Cayman',
      'coupe',
      [2017, 2025],
      [4379, 1801, 1295],
      { seats: 2, litres: 275, ncap: 0, trims: plain },
      [petrol('2.0', [2017, 2025], 220, 'auto', 'rwd', [8.9, 4.9, 1440], 799)],
    ),
    generation(
      '718 Boxster',
      'convertible',
      [2017, 2025],
      [4379, 1801, 1281],
      { seats: 2, litres: 275, ncap: 0, trims: plain },
      [petrol('2.0', [2017, 2025], 220, 'auto', 'rwd', [9.0, 4.9, 1440], 829)],
    ),
  ]),
]);
