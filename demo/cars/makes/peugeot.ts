import { diesel, electric, generation, make, model, petrol, plugin, type Trim } from '../catalogue.ts';

const trims: readonly Trim[] = [
  ['Active', 1],
  ['Allure', 2],
  ['GT', 3],
];
const work: readonly Trim[] = [
  ['Pro', 1],
  ['Premium', 2],
];

export const peugeot = make('PEUGEOT', { faces: ['slim-led', 'wide-grille'], keeps: 0.95 }, [
  model('208', 6, [
    generation('208', 'hatchback', [2015, 2019], [3973, 1739, 1460], { litres: 285, ncap: 5, trims }, [
      petrol('PureTech 82', [2015, 2019], 60, 'manual', 'fwd', [4.6, 12.2, 1050], 169),
      petrol('PureTech 110', [2015, 2019], 81, 'auto', 'fwd', [4.9, 9.8, 1090], 199),
    ]),
    generation('208', 'hatchback', [2020, 2026], [4055, 1745, 1430], { litres: 309, ncap: 4, trims }, [
      petrol('PureTech 100', [2020, 2026], 74, 'manual', 'fwd', [5.2, 9.9, 1165], 229),
      petrol('PureTech 130 EAT8', [2020, 2024], 96, 'auto', 'fwd', [5.5, 8.7, 1190], 269),
    ]),
    generation('e-208', 'hatchback', [2020, 2026], [4055, 1745, 1430], { litres: 265, ncap: 4, trims }, [
      electric('50 kWh', [2020, 2023], 100, 'fwd', [50, 340, 11, 100], [8.1, 1530], 349),
      electric('51 kWh', [2024, 2026], 115, 'fwd', [51, 410, 11, 100], [8.3, 1554], 369),
    ]),
  ]),
  model('2008', 6, [
    generation('2008', 'suv', [2020, 2026], [4300, 1770, 1550], { litres: 434, ncap: 4, trims }, [
      petrol('PureTech 130', [2020, 2024], 96, 'manual', 'fwd', [5.8, 8.9, 1205], 269),
      petrol('PureTech 130 EAT8', [2020, 2024], 96, 'auto', 'fwd', [6.0, 9.2, 1235], 299),
    ]),
    generation('e-2008', 'suv', [2020, 2026], [4300, 1770, 1550], { litres: 405, ncap: 4, trims }, [
      electric('50 kWh', [2020, 2023], 100, 'fwd', [50, 320, 11, 100], [9.0, 1623], 389),
      electric('54 kWh', [2023, 2026], 115, 'fwd', [54, 406, 11, 100], [9.1, 1623], 399),
    ]),
  ]),
  model('308', 5, [
    generation('308 SW', 'estate', [2014, 2021], [4585, 1804, 1471], { litres: 610, ncap: 5, trims }, [
      petrol('PureTech 130', [2014, 2021], 96, 'manual', 'fwd', [5.3, 9.5, 1290], 239),
      diesel('BlueHDi 130 EAT8', [2018, 2021], 96, 'auto', 'fwd', [4.4, 9.7, 1390], 279),
    ]),
    generation('308 SW', 'estate', [2022, 2026], [4636, 1852, 1442], { litres: 608, ncap: 4, trims }, [
      petrol('PureTech 130 EAT8', [2022, 2024], 96, 'auto', 'fwd', [5.6, 9.8, 1345], 319),
      diesel('BlueHDi 130 EAT8', [2022, 2026], 96, 'auto', 'fwd', [4.4, 10.7, 1440], 339),
      plugin('Hybrid 180', [2022, 2025], 133, 'fwd', [12.4, 60, 3.7], [1.2, 7.7, 1630], 399),
    ]),
    generation('e-308 SW', 'estate', [2024, 2026], [4636, 1852, 1442], { litres: 548, ncap: 4, trims }, [
      electric('54 kWh', [2024, 2026], 115, 'fwd', [54, 409, 11, 100], [9.9, 1760], 439),
    ]),
  ]),
  model('508', 2, [
    generation('508 SW', 'estate', [2019, 2025], [4778, 1859, 1420], { litres: 530, ncap: 5, trims }, [
      diesel('BlueHDi 130 EAT8', [2019, 2025], 96, 'auto', 'fwd', [4.6, 10.1, 1505], 369),
      plugin('Hybrid 225', [2020, 2024], 165, 'fwd', [11.8, 54, 3.7], [1.3, 8.2, 1795], 439),
    ]),
  ]),
  model('3008', 6, [
    generation('3008', 'suv', [2017, 2023], [4447, 1841, 1624], { litres: 520, ncap: 5, trims }, [
      petrol('PureTech 130 EAT8', [2018, 2023], 96, 'auto', 'fwd', [6.2, 9.7, 1395], 319),
      diesel('BlueHDi 130 EAT8', [2018, 2023], 96, 'auto', 'fwd', [5.0, 10.5, 1480], 349),
      plugin('Hybrid4 300', [2020, 2023], 221, 'awd', [13.2, 57, 7.4], [1.4, 5.9, 1915], 499),
    ]),
    generation('e-3008', 'suv', [2024, 2026], [4542, 1895, 1641], { litres: 520, ncap: 4, trims }, [
      electric('73 kWh', [2024, 2026], 157, 'fwd', [73, 527, 11, 160], [8.7, 2108], 489),
    ]),
  ]),
  model('5008', 3, [
    generation('5008', 'suv', [2017, 2024], [4641, 1844, 1646], { seats: 7, litres: 702, ncap: 5, trims }, [
      diesel('BlueHDi 130 EAT8', [2018, 2024], 96, 'auto', 'fwd', [5.1, 11.8, 1575], 369),
      petrol('PureTech 130 EAT8', [2018, 2024], 96, 'auto', 'fwd', [6.3, 10.4, 1505], 349),
    ]),
  ]),
  model('Partner', 3, [
    generation(
      'Partner',
      'van',
      [2019, 2026],
      [4403, 1848, 1796],
      { seats: 3, litres: 3300, ncap: 0, trims: work },
      [diesel('BlueHDi 100', [2019, 2026], 75, 'manual', 'fwd', [5.2, 12.9, 1430], 249)],
    ),
    generation(
      'e-Partner',
      'van',
      [2022, 2026],
      [4403, 1848, 1796],
      { seats: 3, litres: 3300, ncap: 0, trims: work },
      [electric('50 kWh', [2022, 2026], 100, 'fwd', [50, 275, 11, 100], [11.2, 1690], 389)],
    ),
  ]),
  model('Expert', 3, [
    generation(
      'Expert',
      'van',
      [2017, 2026],
      [4959, 1920, 1900],
      { seats: 3, litres: 5800, ncap: 0, trims: work },
      [
        diesel('BlueHDi 120', [2017, 2026], 90, 'manual', 'fwd', [6.5, 12.4, 1720], 329),
        diesel('BlueHDi 145 EAT8', [2019, 2026], 106, 'auto', 'fwd', [6.9, 11.0, 1770], 379),
      ],
    ),
  ]),
]);
