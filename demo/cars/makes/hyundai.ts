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
  ['Essential', 1],
  ['Advanced', 2],
  ['N Line', 3],
];

export const hyundai = make('HYUNDAI', { faces: ['slim-led', 'wide-grille'], keeps: 0.99 }, [
  model('i10', 3, [
    generation('i10', 'hatchback', [2020, 2026], [3670, 1680, 1480], { litres: 252, ncap: 3, trims }, [
      petrol('1.0 MPI', [2020, 2026], 49, 'manual', 'fwd', [5.0, 14.6, 935], 159),
    ]),
  ]),
  model('i20', 4, [
    generation('i20', 'hatchback', [2021, 2026], [4040, 1775, 1450], { litres: 352, ncap: 4, trims }, [
      petrol('1.0 T-GDi 100', [2021, 2026], 74, 'manual', 'fwd', [5.2, 10.4, 1140], 219),
    ]),
  ]),
  model('i30', 5, [
    generation('i30 Kombi', 'estate', [2017, 2025], [4585, 1795, 1475], { litres: 602, ncap: 5, trims }, [
      petrol('1.4 T-GDi 140', [2017, 2020], 103, 'manual', 'fwd', [5.8, 9.2, 1335], 239),
      petrol('1.5 T-GDi 160 DCT', [2021, 2025], 118, 'auto', 'fwd', [6.0, 8.8, 1380], 299),
      diesel('1.6 CRDi 136 DCT', [2017, 2023], 100, 'auto', 'fwd', [4.9, 10.6, 1430], 289),
    ]),
  ]),
  model('Kona', 6, [
    generation('Kona Electric', 'suv', [2019, 2023], [4205, 1800, 1570], { litres: 332, ncap: 5, trims }, [
      electric('39 kWh', [2019, 2023], 100, 'fwd', [39.2, 305, 11, 75], [9.9, 1535], 369),
      electric('64 kWh', [2019, 2023], 150, 'fwd', [64, 484, 11, 77], [7.9, 1685], 429),
    ]),
    generation('Kona', 'suv', [2018, 2023], [4205, 1800, 1550], { litres: 361, ncap: 5, trims }, [
      petrol('1.0 T-GDi 120', [2018, 2023], 88, 'manual', 'fwd', [5.8, 12.0, 1250], 249),
      hybrid('1.6 Hybrid', [2020, 2023], 104, 'auto', 'fwd', [5.0, 11.2, 1376], 289),
    ]),
    generation('Kona Electric', 'suv', [2024, 2026], [4355, 1825, 1575], { litres: 466, ncap: 4, trims }, [
      electric('48 kWh', [2024, 2026], 115, 'fwd', [48.4, 377, 11, 75], [8.8, 1615], 389),
      electric('65 kWh', [2024, 2026], 160, 'fwd', [65.4, 514, 11, 102], [7.8, 1760], 449),
    ]),
  ]),
  model('Tucson', 6, [
    generation('Tucson', 'suv', [2016, 2020], [4480, 1850, 1650], { litres: 513, ncap: 5, trims }, [
      diesel('1.6 CRDi 136 AWD', [2018, 2020], 100, 'auto', 'awd', [6.3, 12.0, 1680], 349),
      petrol('1.6 T-GDi 177', [2016, 2020], 130, 'auto', 'fwd', [7.6, 8.9, 1560], 319),
    ]),
    generation('Tucson', 'suv', [2021, 2026], [4500, 1865, 1650], { litres: 577, ncap: 5, trims }, [
      petrol('1.6 T-GDi 150', [2021, 2026], 110, 'manual', 'fwd', [6.8, 10.3, 1490], 339),
      hybrid('1.6 Hybrid', [2021, 2026], 169, 'auto', 'fwd', [5.7, 8.0, 1610], 399),
      plugin('1.6 Plug-in Hybrid 4WD', [2021, 2026], 195, 'awd', [13.8, 62, 7.2], [1.4, 8.6, 1830], 479),
    ]),
  ]),
  model('Santa Fe', 2, [
    generation(
      'Santa Fe',
      'large-suv',
      [2018, 2023],
      [4785, 1900, 1685],
      { seats: 7, litres: 571, ncap: 5, trims },
      [
        diesel('2.2 CRDi 4WD', [2018, 2023], 147, 'auto', 'awd', [6.7, 9.4, 1950], 499),
        plugin('1.6 Plug-in Hybrid 4WD', [2021, 2023], 195, 'awd', [13.8, 58, 3.3], [1.6, 8.8, 2040], 579),
      ],
    ),
  ]),
  model('IONIQ', 2, [
    generation(
      'IONIQ Electric',
      'hatchback',
      [2017, 2022],
      [4470, 1820, 1450],
      { litres: 357, ncap: 5, trims },
      [
        electric('28 kWh', [2017, 2019], 88, 'fwd', [28, 200, 6.6, 70], [9.9, 1420], 339),
        electric('38 kWh', [2020, 2022], 100, 'fwd', [38.3, 311, 7.2, 50], [9.7, 1527], 379),
      ],
    ),
  ]),
  model('IONIQ 5', 6, [
    generation('IONIQ 5', 'suv', [2021, 2026], [4635, 1890, 1605], { litres: 527, ncap: 5, trims }, [
      electric('58 kWh', [2021, 2023], 125, 'rwd', [58, 384, 11, 175], [8.5, 1830], 469),
      electric('77 kWh', [2022, 2024], 168, 'rwd', [77.4, 507, 11, 233], [7.3, 1985], 529),
      electric('84 kWh AWD', [2025, 2026], 239, 'awd', [84, 546, 11, 260], [5.3, 2125], 589),
    ]),
  ]),
  model('IONIQ 6', 2, [
    generation('IONIQ 6', 'saloon', [2023, 2026], [4855, 1880, 1495], { litres: 401, ncap: 5, trims }, [
      electric('77 kWh', [2023, 2026], 168, 'rwd', [77.4, 614, 11, 233], [7.4, 1985], 559),
    ]),
  ]),
]);
