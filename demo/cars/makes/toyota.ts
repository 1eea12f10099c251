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
  ['Active', 1],
  ['Style', 2],
  ['Executive', 3],
];
const work: readonly Trim[] = [
  ['Professional', 1],
  ['Comfort', 2],
];

export const toyota = make('TOYOTA', { faces: ['slim-led', 'wide-grille'], keeps: 1.08 }, [
  model('Aygo X', 3, [
    generation(
      'Aygo X',
      'hatchback',
      [2022, 2026],
      [3700, 1740, 1510],
      {
        seats: 4,
        litres: 231,
        ncap: 4,
        trims: [
          ['Play', 1],
          ['Pulse', 2],
          ['Limited', 3],
        ],
      },
      [petrol('1.0', [2022, 2025], 53, 'manual', 'fwd', [4.8, 14.9, 1015], 189)],
    ),
  ]),
  model('Yaris', 7, [
    generation('Yaris', 'hatchback', [2015, 2020], [3945, 1695, 1510], { litres: 286, ncap: 5, trims }, [
      hybrid('1.5 Hybrid', [2015, 2020], 74, 'auto', 'fwd', [3.9, 11.8, 1150], 209),
      petrol('1.5', [2017, 2020], 82, 'manual', 'fwd', [5.2, 11.0, 1040], 179),
    ]),
    generation('Yaris', 'hatchback', [2021, 2026], [3940, 1745, 1500], { litres: 286, ncap: 5, trims }, [
      hybrid('1.5 Hybrid', [2021, 2026], 85, 'auto', 'fwd', [3.8, 9.7, 1165], 259),
      hybrid('1.5 Hybrid 130', [2024, 2026], 96, 'auto', 'fwd', [4.2, 9.2, 1185], 289),
    ]),
  ]),
  model('Yaris Cross', 6, [
    generation('Yaris Cross', 'suv', [2021, 2026], [4180, 1765, 1595], { litres: 397, ncap: 5, trims }, [
      hybrid('1.5 Hybrid', [2021, 2026], 85, 'auto', 'fwd', [4.4, 11.2, 1280], 309),
      hybrid('1.5 Hybrid AWD-i', [2021, 2026], 85, 'auto', 'awd', [4.9, 11.8, 1360], 339),
    ]),
  ]),
  model('Corolla', 8, [
    generation(
      'Corolla Touring Sports',
      'estate',
      [2019, 2026],
      [4650, 1790, 1435],
      { litres: 596, ncap: 5, trims },
      [
        hybrid('1.8 Hybrid', [2019, 2026], 90, 'auto', 'fwd', [4.5, 11.1, 1440], 319),
        hybrid('2.0 Hybrid', [2019, 2026], 135, 'auto', 'fwd', [4.8, 8.1, 1510], 359),
      ],
    ),
    generation('Corolla', 'hatchback', [2019, 2026], [4370, 1790, 1435], { litres: 361, ncap: 5, trims }, [
      hybrid('1.8 Hybrid', [2019, 2026], 90, 'auto', 'fwd', [4.4, 10.9, 1360], 299),
    ]),
  ]),
  model('C-HR', 5, [
    generation('C-HR', 'suv', [2017, 2023], [4390, 1795, 1555], { litres: 377, ncap: 5, trims }, [
      hybrid('1.8 Hybrid', [2017, 2023], 90, 'auto', 'fwd', [4.8, 11.0, 1420], 299),
      hybrid('2.0 Hybrid', [2020, 2023], 135, 'auto', 'fwd', [5.2, 8.2, 1485], 349),
    ]),
    generation('C-HR', 'suv', [2024, 2026], [4362, 1832, 1564], { litres: 388, ncap: 5, trims }, [
      hybrid('1.8 Hybrid', [2024, 2026], 103, 'auto', 'fwd', [4.7, 9.9, 1450], 379),
      plugin('2.0 Plug-in Hybrid', [2024, 2026], 164, 'fwd', [13.6, 66, 6.6], [0.9, 7.4, 1645], 459),
    ]),
  ]),
  model('RAV4', 8, [
    generation('RAV4', 'suv', [2016, 2018], [4605, 1845, 1675], { litres: 501, ncap: 5, trims }, [
      hybrid('2.5 Hybrid AWD-i', [2016, 2018], 145, 'auto', 'awd', [5.2, 8.4, 1740], 359),
    ]),
    generation('RAV4', 'suv', [2019, 2025], [4600, 1855, 1685], { litres: 580, ncap: 5, trims }, [
      hybrid('2.5 Hybrid', [2019, 2025], 160, 'auto', 'fwd', [5.6, 8.4, 1650], 419),
      hybrid('2.5 Hybrid AWD-i', [2019, 2025], 163, 'auto', 'awd', [5.7, 8.1, 1730], 449),
      plugin('2.5 Plug-in Hybrid', [2021, 2025], 225, 'awd', [18.1, 75, 6.6], [1.0, 6.0, 1910], 549),
    ]),
  ]),
  model('bZ4X', 4, [
    generation('bZ4X', 'suv', [2022, 2025], [4690, 1860, 1600], { litres: 452, ncap: 5, trims }, [
      electric('71,4 kWh', [2022, 2025], 150, 'fwd', [71.4, 504, 11, 150], [7.5, 1985], 499),
      electric('71,4 kWh AWD', [2022, 2025], 160, 'awd', [71.4, 461, 11, 150], [6.9, 2065], 549),
    ]),
    generation('bZ4X', 'suv', [2026, 2026], [4690, 1860, 1600], { litres: 452, ncap: 5, trims }, [
      electric('73,1 kWh', [2026, 2026], 165, 'fwd', [73.1, 569, 11, 150], [7.4, 1960], 479),
      electric('73,1 kWh AWD', [2026, 2026], 252, 'awd', [73.1, 516, 22, 150], [5.1, 2050], 539),
    ]),
  ]),
  model('Prius', 1, [
    generation(
      'Prius',
      'hatchback',
      [2023, 2026],
      [4599, 1782, 1430],
      {
        litres: 284,
        ncap: 5,
        trims: [
          ['Style', 2],
          ['Executive', 3],
        ],
      },
      [plugin('2.0 Plug-in Hybrid', [2023, 2026], 164, 'fwd', [13.6, 86, 3.5], [0.5, 6.8, 1620], 449)],
    ),
  ]),
  model('Highlander', 1, [
    generation(
      'Highlander',
      'large-suv',
      [2021, 2025],
      [4966, 1930, 1755],
      {
        seats: 7,
        litres: 332,
        ncap: 5,
        trims: [
          ['Active', 2],
          ['Executive', 3],
        ],
      },
      [hybrid('2.5 Hybrid AWD-i', [2021, 2025], 182, 'auto', 'awd', [6.6, 8.3, 2050], 599)],
    ),
  ]),
  model('GR86', 1, [
    generation(
      'GR86',
      'coupe',
      [2022, 2024],
      [4265, 1775, 1310],
      { seats: 4, litres: 226, ncap: 0, trims: [['Base', 2]] },
      [petrol('2.4', [2022, 2024], 172, 'manual', 'rwd', [8.7, 6.3, 1275], 439)],
    ),
  ]),
  model('Land Cruiser', 1, [
    generation(
      'Land Cruiser',
      'large-suv',
      [2016, 2023],
      [4840, 1885, 1845],
      {
        seats: 7,
        litres: 381,
        ncap: 5,
        trims: [
          ['GX', 2],
          ['VX', 3],
        ],
      },
      [diesel('2.8 D-4D', [2016, 2023], 130, 'auto', 'awd', [9.2, 9.9, 2290], 679)],
    ),
  ]),
  model('Hilux', 3, [
    generation(
      'Hilux',
      'pickup',
      [2016, 2026],
      [5325, 1855, 1815],
      {
        litres: 2100,
        ncap: 5,
        trims: [
          ['SR', 1],
          ['SR5', 2],
          ['Invincible', 3],
        ],
      },
      [
        diesel('2.4 D-4D AWD', [2016, 2024], 110, 'manual', 'awd', [8.4, 12.8, 2080], 389),
        diesel('2.8 D-4D AWD', [2021, 2026], 150, 'auto', 'awd', [9.3, 10.7, 2130], 489),
      ],
    ),
  ]),
  model('Proace', 4, [
    generation(
      'Proace',
      'van',
      [2017, 2026],
      [4959, 1920, 1900],
      { seats: 3, litres: 5800, ncap: 0, trims: work },
      [
        diesel('2.0 D-4D 122', [2017, 2026], 90, 'manual', 'fwd', [6.6, 12.5, 1750], 349),
        diesel('2.0 D-4D 145', [2020, 2026], 106, 'auto', 'fwd', [6.9, 11.0, 1790], 399),
      ],
    ),
    generation(
      'Proace Electric',
      'van',
      [2021, 2026],
      [4959, 1920, 1900],
      { seats: 3, litres: 5800, ncap: 0, trims: work },
      [electric('75 kWh', [2021, 2026], 100, 'fwd', [75, 330, 11, 100], [13.1, 2060], 549)],
    ),
  ]),
  model('Proace City', 3, [
    generation(
      'Proace City',
      'van',
      [2020, 2026],
      [4403, 1848, 1796],
      { seats: 3, litres: 3300, ncap: 0, trims: work },
      [diesel('1.5 D-4D 102', [2020, 2026], 75, 'manual', 'fwd', [5.2, 12.9, 1430], 279)],
    ),
    generation(
      'Proace City Electric',
      'van',
      [2022, 2026],
      [4403, 1848, 1796],
      { seats: 3, litres: 3300, ncap: 0, trims: work },
      [electric('50 kWh', [2022, 2026], 100, 'fwd', [50, 280, 11, 100], [11.2, 1680], 419)],
    ),
  ]),
]);

const lexusTrims: readonly Trim[] = [
  ['Comfort', 1],
  ['Executive', 2],
  ['Luxury', 3],
];

export const lexus = make('LEXUS', { faces: ['wide-grille', 'slim-led'], keeps: 1.05 }, [
  model('UX', 4, [
    generation('UX', 'suv', [2019, 2026], [4495, 1840, 1540], { litres: 320, ncap: 5, trims: lexusTrims }, [
      hybrid('250h', [2019, 2023], 135, 'auto', 'fwd', [5.3, 8.5, 1540], 379),
      electric('300e', [2021, 2022], 150, 'fwd', [54.3, 315, 6.6, 50], [7.5, 1785], 479),
      hybrid('300h AWD', [2024, 2026], 146, 'auto', 'awd', [5.3, 7.9, 1660], 449),
    ]),
  ]),
  model('NX', 4, [
    generation('NX', 'suv', [2015, 2021], [4640, 1845, 1645], { litres: 475, ncap: 5, trims: lexusTrims }, [
      hybrid('300h AWD', [2015, 2021], 145, 'auto', 'awd', [6.2, 9.2, 1790], 499),
    ]),
    generation('NX', 'suv', [2022, 2026], [4660, 1865, 1660], { litres: 520, ncap: 5, trims: lexusTrims }, [
      hybrid('350h AWD', [2022, 2026], 179, 'auto', 'awd', [5.9, 7.7, 1790], 599),
      plugin('450h+ AWD', [2022, 2026], 227, 'awd', [18.1, 74, 6.6], [1.1, 6.3, 2030], 699),
    ]),
  ]),
  model('RX', 2, [
    generation(
      'RX',
      'large-suv',
      [2016, 2022],
      [4890, 1895, 1685],
      { litres: 539, ncap: 5, trims: lexusTrims },
      [hybrid('450h AWD', [2016, 2022], 230, 'auto', 'awd', [7.6, 7.7, 2130], 749)],
    ),
  ]),
]);
