import { diesel, electric, generation, make, model, petrol, plugin, type Trim } from '../catalogue.ts';

const trims: readonly Trim[] = [
  ['Proline', 1],
  ['Proline Advanced', 2],
  ['S line', 3],
];
const ev: readonly Trim[] = [
  ['Proline', 2],
  ['S line', 3],
];

export const audi = make('AUDI', { faces: ['wide-grille', 'slim-led'], keeps: 1 }, [
  model('A1', 2, [
    generation(
      'A1 Sportback',
      'hatchback',
      [2019, 2026],
      [4029, 1740, 1433],
      { litres: 335, ncap: 5, trims },
      [
        petrol('25 TFSI', [2019, 2026], 70, 'manual', 'fwd', [5.3, 10.8, 1180], 259),
        petrol('30 TFSI S tronic', [2019, 2026], 81, 'auto', 'fwd', [5.5, 9.9, 1220], 289),
      ],
    ),
  ]),
  model('A3', 6, [
    generation(
      'A3 Sportback',
      'hatchback',
      [2014, 2020],
      [4313, 1785, 1426],
      { litres: 380, ncap: 5, trims },
      [
        petrol('35 TFSI', [2017, 2020], 110, 'manual', 'fwd', [5.6, 8.2, 1320], 309),
        diesel('2.0 TDI 150', [2014, 2020], 110, 'manual', 'fwd', [4.5, 8.7, 1380], 309),
        plugin('1.4 e-tron', [2015, 2018], 150, 'fwd', [8.8, 50, 3.6], [1.7, 7.6, 1615], 379),
      ],
    ),
    generation(
      'A3 Sportback',
      'hatchback',
      [2020, 2026],
      [4343, 1816, 1449],
      { litres: 380, ncap: 5, trims },
      [
        petrol('35 TFSI S tronic', [2020, 2026], 110, 'auto', 'fwd', [5.8, 8.4, 1395], 365),
        plugin('40 TFSI e', [2021, 2024], 150, 'fwd', [13, 67, 2.9], [1.2, 7.6, 1635], 429),
      ],
    ),
  ]),
  model('A4', 6, [
    generation('A4 Avant', 'estate', [2016, 2024], [4762, 1847, 1435], { litres: 495, ncap: 5, trims }, [
      diesel('35 TDI S tronic', [2018, 2024], 120, 'auto', 'fwd', [4.9, 8.5, 1640], 429),
      diesel('40 TDI quattro', [2018, 2024], 150, 'auto', 'awd', [5.6, 7.2, 1755], 489),
      petrol('40 TFSI S tronic', [2018, 2024], 150, 'auto', 'fwd', [6.6, 7.3, 1575], 459),
      diesel('2.0 TDI 190', [2016, 2018], 140, 'auto', 'fwd', [4.8, 7.9, 1615], 419),
    ]),
  ]),
  model('A5', 2, [
    generation(
      'A5 Coupé',
      'coupe',
      [2017, 2024],
      [4697, 1846, 1371],
      { seats: 4, litres: 450, ncap: 5, trims: ev },
      [
        petrol('40 TFSI S tronic', [2018, 2024], 150, 'auto', 'fwd', [6.6, 7.2, 1535], 519),
        petrol('45 TFSI quattro', [2018, 2024], 195, 'auto', 'awd', [7.3, 5.6, 1620], 579),
      ],
    ),
    generation(
      'A5 Cabriolet',
      'convertible',
      [2017, 2024],
      [4697, 1846, 1383],
      { seats: 4, litres: 370, ncap: 5, trims: ev },
      [petrol('40 TFSI S tronic', [2018, 2024], 150, 'auto', 'fwd', [7.1, 7.9, 1700], 599)],
    ),
    generation('A5 Avant', 'estate', [2025, 2026], [4829, 1860, 1460], { litres: 476, ncap: 5, trims: ev }, [
      petrol('TFSI 150', [2025, 2026], 110, 'auto', 'fwd', [6.9, 9.8, 1775], 519),
      diesel('TDI quattro 204', [2025, 2026], 150, 'auto', 'awd', [5.4, 7.6, 1920], 619),
    ]),
  ]),
  model('A6', 4, [
    generation('A6 Avant', 'estate', [2019, 2025], [4939, 1886, 1467], { litres: 565, ncap: 5, trims }, [
      diesel('40 TDI quattro', [2019, 2025], 150, 'auto', 'awd', [5.9, 7.8, 1835], 579),
      plugin('50 TFSI e quattro', [2021, 2025], 220, 'awd', [17.9, 70, 7.4], [1.4, 6.3, 2155], 669),
    ]),
  ]),
  model('Q2', 2, [
    generation('Q2', 'suv', [2017, 2025], [4208, 1794, 1508], { litres: 405, ncap: 5, trims }, [
      petrol('35 TFSI S tronic', [2018, 2025], 110, 'auto', 'fwd', [6.2, 8.5, 1350], 349),
    ]),
  ]),
  model('Q3', 5, [
    generation('Q3', 'suv', [2019, 2025], [4484, 1856, 1616], { litres: 530, ncap: 5, trims }, [
      petrol('35 TFSI S tronic', [2019, 2025], 110, 'auto', 'fwd', [6.7, 9.2, 1570], 409),
      diesel('40 TDI quattro', [2020, 2025], 147, 'auto', 'awd', [6.2, 7.4, 1765], 509),
      plugin('45 TFSI e', [2021, 2025], 180, 'fwd', [13, 51, 3.6], [1.7, 7.3, 1815], 499),
    ]),
  ]),
  model('Q5', 4, [
    generation('Q5', 'suv', [2017, 2024], [4682, 1893, 1662], { litres: 520, ncap: 5, trims }, [
      diesel('40 TDI quattro', [2019, 2024], 150, 'auto', 'awd', [6.3, 7.6, 1850], 599),
      plugin('50 TFSI e quattro', [2020, 2024], 220, 'awd', [17.9, 62, 7.4], [1.6, 6.1, 2150], 669),
      diesel('2.0 TDI 190 quattro', [2017, 2019], 140, 'auto', 'awd', [5.7, 7.9, 1845], 519),
    ]),
  ]),
  model('Q4 e-tron', 6, [
    generation('Q4 e-tron', 'suv', [2021, 2026], [4588, 1865, 1632], { litres: 520, ncap: 5, trims: ev }, [
      electric('40', [2021, 2024], 150, 'rwd', [76.6, 524, 11, 135], [8.5, 2125], 579),
      electric('50 quattro', [2021, 2023], 220, 'awd', [76.6, 490, 11, 135], [6.2, 2215], 659),
      electric('45 quattro', [2024, 2026], 210, 'awd', [76.6, 512, 11, 175], [6.6, 2235], 649),
    ]),
    generation(
      'Q4 Sportback e-tron',
      'suv',
      [2021, 2026],
      [4588, 1865, 1614],
      { litres: 535, ncap: 5, trims: ev },
      [electric('40', [2021, 2024], 150, 'rwd', [76.6, 534, 11, 135], [8.5, 2130], 599)],
    ),
  ]),
  model('e-tron', 4, [
    generation('e-tron', 'large-suv', [2019, 2022], [4901, 1935, 1629], { litres: 660, ncap: 5, trims: ev }, [
      electric('50 quattro', [2020, 2022], 230, 'awd', [64.7, 336, 11, 120], [6.8, 2445], 749),
      electric('55 quattro', [2019, 2022], 300, 'awd', [86.5, 436, 11, 150], [5.7, 2565], 869),
    ]),
  ]),
  model('Q8 e-tron', 2, [
    generation(
      'Q8 e-tron',
      'large-suv',
      [2023, 2025],
      [4915, 1937, 1633],
      { litres: 569, ncap: 5, trims: ev },
      [
        electric('50 quattro', [2023, 2025], 250, 'awd', [89, 491, 11, 150], [6.0, 2585], 899),
        electric('55 quattro', [2023, 2025], 300, 'awd', [106, 582, 11, 170], [5.6, 2660], 1019),
      ],
    ),
  ]),
  model('Q6 e-tron', 2, [
    generation('Q6 e-tron', 'suv', [2024, 2026], [4771, 1939, 1648], { litres: 526, ncap: 5, trims: ev }, [
      electric('performance', [2024, 2026], 225, 'rwd', [94.9, 641, 11, 260], [6.6, 2275], 769),
      electric('quattro', [2024, 2026], 285, 'awd', [94.9, 625, 11, 270], [5.9, 2400], 849),
    ]),
  ]),
]);
