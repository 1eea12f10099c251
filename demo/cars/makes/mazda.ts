import { diesel, electric, generation, make, model, petrol, plugin, type Trim } from '../catalogue.ts';

const trims: readonly Trim[] = [
  ['Core', 1],
  ['Sky', 2],
  ['Cosmo', 3],
];

export const mazda = make('MAZDA', { faces: ['slim-led', 'twin-lamp'], keeps: 1.03 }, [
  model('2', 3, [
    generation('2', 'hatchback', [2015, 2024], [4065, 1695, 1495], { litres: 280, ncap: 4, trims }, [
      petrol('Skyactiv-G 90', [2015, 2024], 66, 'manual', 'fwd', [4.9, 9.8, 1040], 189),
    ]),
  ]),
  model('3', 5, [
    generation('3', 'hatchback', [2014, 2018], [4460, 1795, 1450], { litres: 364, ncap: 5, trims }, [
      petrol('Skyactiv-G 120', [2014, 2018], 88, 'manual', 'fwd', [5.1, 8.9, 1280], 219),
    ]),
    generation('3', 'hatchback', [2019, 2026], [4460, 1795, 1435], { litres: 358, ncap: 5, trims }, [
      petrol('e-Skyactiv-G 122', [2019, 2024], 90, 'manual', 'fwd', [5.7, 10.4, 1320], 279),
      petrol('e-Skyactiv-X 186', [2020, 2025], 137, 'auto', 'fwd', [5.8, 8.1, 1420], 329),
    ]),
  ]),
  model('6', 4, [
    generation('6 Wagon', 'estate', [2015, 2022], [4805, 1840, 1475], { litres: 522, ncap: 5, trims }, [
      petrol('Skyactiv-G 165', [2015, 2022], 121, 'auto', 'fwd', [6.6, 9.4, 1410], 319),
      diesel('Skyactiv-D 184 AWD', [2018, 2021], 135, 'auto', 'awd', [5.9, 9.4, 1615], 379),
    ]),
  ]),
  model('CX-30', 5, [
    generation('CX-30', 'suv', [2020, 2026], [4395, 1795, 1540], { litres: 430, ncap: 5, trims }, [
      petrol('e-Skyactiv-G 122', [2020, 2024], 90, 'manual', 'fwd', [5.9, 10.6, 1370], 299),
      petrol('e-Skyactiv-X 186 AWD', [2020, 2025], 137, 'auto', 'awd', [6.6, 9.2, 1515], 379),
    ]),
  ]),
  model('CX-5', 6, [
    generation('CX-5', 'suv', [2017, 2025], [4575, 1845, 1680], { litres: 522, ncap: 5, trims }, [
      petrol('Skyactiv-G 194 AWD', [2018, 2025], 143, 'auto', 'awd', [7.9, 9.3, 1620], 399),
      diesel('Skyactiv-D 184 AWD', [2018, 2023], 135, 'auto', 'awd', [6.6, 9.6, 1715], 429),
      petrol('Skyactiv-G 165', [2017, 2025], 121, 'manual', 'fwd', [7.2, 10.3, 1495], 339),
    ]),
  ]),
  model('CX-60', 4, [
    generation(
      'CX-60',
      'suv',
      [2022, 2026],
      [4745, 1890, 1680],
      {
        litres: 570,
        ncap: 5,
        trims: [
          ['Prime-Line', 1],
          ['Homura', 2],
          ['Takumi', 3],
        ],
      },
      [
        plugin('PHEV AWD', [2022, 2026], 241, 'awd', [17.8, 63, 7.2], [1.5, 5.8, 2072], 559),
        diesel('e-Skyactiv-D 254 AWD', [2023, 2026], 187, 'auto', 'awd', [5.3, 7.4, 1926], 579),
      ],
    ),
  ]),
  model('MX-5', 2, [
    generation(
      'MX-5',
      'convertible',
      [2016, 2026],
      [3915, 1735, 1230],
      {
        seats: 2,
        litres: 130,
        ncap: 4,
        trims: [
          ['Prime-Line', 1],
          ['Exclusive-Line', 2],
          ['Homura', 3],
        ],
      },
      [
        petrol('Skyactiv-G 132', [2016, 2026], 97, 'manual', 'rwd', [6.3, 8.3, 1050], 309),
        petrol('Skyactiv-G 184', [2019, 2024], 135, 'manual', 'rwd', [6.9, 6.5, 1080], 349),
      ],
    ),
  ]),
  model('MX-30', 2, [
    generation('MX-30', 'suv', [2021, 2024], [4395, 1795, 1555], { litres: 366, ncap: 5, trims }, [
      electric('e-Skyactiv', [2021, 2024], 107, 'fwd', [35.5, 200, 11, 50], [9.7, 1720], 349),
    ]),
  ]),
]);
