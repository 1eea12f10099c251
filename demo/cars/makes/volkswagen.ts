import { diesel, electric, generation, make, model, petrol, plugin, type Trim } from '../catalogue.ts';

const older: readonly Trim[] = [
  ['Trendline', 1],
  ['Comfortline', 2],
  ['Highline', 3],
];
const trims: readonly Trim[] = [
  ['Life', 1],
  ['Style', 2],
  ['R-Line', 3],
];
const id: readonly Trim[] = [
  ['Pure', 1],
  ['Pro Business', 2],
  ['Tech', 3],
];
const work: readonly Trim[] = [
  ['Base', 1],
  ['Plus', 2],
];

export const volkswagen = make('VW', { faces: ['slim-led', 'wide-grille'], keeps: 1 }, [
  model('Polo', 4, [
    generation(
      'Polo',
      'hatchback',
      [2018, 2021],
      [4053, 1751, 1461],
      { litres: 351, ncap: 5, trims: older },
      [
        petrol('1.0 TSI 95', [2018, 2021], 70, 'manual', 'fwd', [5.1, 10.8, 1145], 199),
        petrol('1.0 TSI 115 DSG', [2018, 2021], 85, 'auto', 'fwd', [5.4, 9.5, 1190], 229),
      ],
    ),
    generation('Polo', 'hatchback', [2022, 2026], [4074, 1751, 1451], { litres: 351, ncap: 5, trims }, [
      petrol('1.0 TSI 95', [2022, 2026], 70, 'manual', 'fwd', [5.2, 10.8, 1180], 249),
      petrol('1.0 TSI 115 DSG', [2022, 2026], 85, 'auto', 'fwd', [5.5, 9.7, 1230], 279),
    ]),
  ]),
  model('Golf', 9, [
    generation(
      'Golf',
      'hatchback',
      [2014, 2019],
      [4258, 1790, 1492],
      { litres: 380, ncap: 5, trims: older },
      [
        petrol('1.4 TSI 125', [2014, 2017], 92, 'manual', 'fwd', [5.2, 9.1, 1255], 239),
        petrol('1.5 TSI 150 DSG', [2017, 2019], 110, 'auto', 'fwd', [5.5, 8.3, 1315], 279),
        diesel('2.0 TDI 150', [2014, 2019], 110, 'manual', 'fwd', [4.6, 8.6, 1355], 279),
        plugin('GTE', [2015, 2019], 150, 'fwd', [8.7, 50, 3.6], [1.8, 7.6, 1615], 379),
      ],
    ),
    generation(
      'e-Golf',
      'hatchback',
      [2017, 2020],
      [4270, 1799, 1482],
      { litres: 341, ncap: 5, trims: [['Comfort', 2]] },
      [electric('35,8 kWh', [2017, 2020], 100, 'fwd', [35.8, 231, 7.2, 40], [9.6, 1615], 389)],
    ),
    generation('Golf', 'hatchback', [2020, 2026], [4284, 1789, 1456], { litres: 381, ncap: 5, trims }, [
      petrol('1.5 TSI 150', [2020, 2026], 110, 'manual', 'fwd', [5.5, 8.5, 1335], 309),
      petrol('1.5 eTSI 150 DSG', [2020, 2026], 110, 'auto', 'fwd', [5.6, 8.5, 1380], 339),
      diesel('2.0 TDI 150 DSG', [2020, 2026], 110, 'auto', 'fwd', [4.6, 8.8, 1465], 359),
      plugin('GTE', [2021, 2023], 180, 'fwd', [10.4, 62, 3.6], [1.2, 6.7, 1624], 439),
      petrol('R 4Motion', [2021, 2026], 235, 'auto', 'awd', [7.8, 4.7, 1551], 569),
    ]),
    generation(
      'Golf Sportscombi',
      'estate',
      [2021, 2026],
      [4633, 1789, 1498],
      { litres: 611, ncap: 5, trims },
      [
        petrol('1.5 eTSI 150 DSG', [2021, 2026], 110, 'auto', 'fwd', [5.7, 8.7, 1430], 359),
        diesel('2.0 TDI 150 DSG', [2021, 2026], 110, 'auto', 'fwd', [4.7, 8.9, 1520], 379),
      ],
    ),
  ]),
  model('Passat', 7, [
    generation(
      'Passat Sportscombi',
      'estate',
      [2015, 2023],
      [4773, 1832, 1516],
      { litres: 650, ncap: 5, trims: older },
      [
        diesel('2.0 TDI 150 DSG', [2015, 2023], 110, 'auto', 'fwd', [4.9, 9.1, 1554], 359),
        diesel('2.0 TDI 190 4Motion', [2015, 2022], 140, 'auto', 'awd', [5.7, 7.7, 1710], 419),
        plugin('GTE', [2016, 2019], 160, 'fwd', [9.9, 50, 3.6], [1.8, 7.6, 1735], 429),
        plugin('GTE', [2020, 2023], 160, 'fwd', [13, 57, 3.6], [1.4, 7.6, 1760], 449),
      ],
    ),
    generation('Passat', 'estate', [2024, 2026], [4917, 1849, 1521], { litres: 690, ncap: 5, trims }, [
      petrol('1.5 eTSI 150 DSG', [2024, 2026], 110, 'auto', 'fwd', [5.5, 9.2, 1575], 449),
      diesel('2.0 TDI 150 DSG', [2024, 2026], 110, 'auto', 'fwd', [5.0, 9.3, 1635], 469),
      plugin('eHybrid 204', [2024, 2026], 150, 'fwd', [19.7, 120, 11], [0.5, 8.0, 1750], 529),
    ]),
  ]),
  model('Tiguan', 8, [
    generation('Tiguan', 'suv', [2016, 2023], [4509, 1839, 1675], { litres: 615, ncap: 5, trims: older }, [
      petrol('1.5 TSI 150 DSG', [2018, 2023], 110, 'auto', 'fwd', [6.6, 9.2, 1555], 369),
      diesel('2.0 TDI 150 4Motion', [2016, 2023], 110, 'auto', 'awd', [5.9, 9.3, 1690], 419),
      plugin('eHybrid', [2021, 2023], 180, 'fwd', [10.4, 50, 3.6], [1.7, 7.5, 1805], 479),
    ]),
    generation('Tiguan', 'suv', [2024, 2026], [4539, 1842, 1639], { litres: 652, ncap: 5, trims }, [
      petrol('1.5 eTSI 150 DSG', [2024, 2026], 110, 'auto', 'fwd', [6.1, 9.1, 1599], 449),
      diesel('2.0 TDI 193 4Motion', [2024, 2026], 142, 'auto', 'awd', [5.9, 8.0, 1745], 549),
      plugin('eHybrid 204', [2024, 2026], 150, 'fwd', [19.7, 118, 11], [0.5, 8.4, 1830], 539),
    ]),
  ]),
  model('T-Roc', 5, [
    generation('T-Roc', 'suv', [2018, 2025], [4236, 1819, 1573], { litres: 445, ncap: 5, trims }, [
      petrol('1.0 TSI 110', [2018, 2025], 81, 'manual', 'fwd', [5.9, 10.8, 1270], 279),
      petrol('1.5 TSI 150 DSG', [2018, 2025], 110, 'auto', 'fwd', [6.2, 8.4, 1380], 329),
    ]),
  ]),
  model('T-Cross', 3, [
    generation('T-Cross', 'suv', [2019, 2026], [4108, 1760, 1584], { litres: 455, ncap: 5, trims }, [
      petrol('1.0 TSI 95', [2019, 2026], 70, 'manual', 'fwd', [5.6, 11.5, 1250], 249),
      petrol('1.0 TSI 115 DSG', [2019, 2026], 85, 'auto', 'fwd', [6.0, 10.2, 1290], 289),
    ]),
  ]),
  model('ID.3', 6, [
    generation('ID.3', 'hatchback', [2020, 2023], [4261, 1809, 1568], { litres: 385, ncap: 5, trims: id }, [
      electric('Pro Performance 58 kWh', [2020, 2023], 150, 'rwd', [58, 426, 11, 120], [7.3, 1805], 429),
      electric('Pro S 77 kWh', [2021, 2023], 150, 'rwd', [77, 549, 11, 135], [7.9, 1935], 489),
    ]),
    generation('ID.3', 'hatchback', [2024, 2026], [4264, 1809, 1564], { litres: 385, ncap: 5, trims: id }, [
      electric('Pro 59 kWh', [2024, 2026], 150, 'rwd', [59, 434, 11, 145], [7.4, 1830], 419),
      electric('Pro S 79 kWh', [2025, 2026], 150, 'rwd', [79, 570, 11, 185], [7.9, 1940], 489),
    ]),
  ]),
  model('ID.4', 8, [
    generation('ID.4', 'suv', [2021, 2023], [4584, 1852, 1636], { litres: 543, ncap: 5, trims: id }, [
      electric('Pro Performance 77 kWh', [2021, 2023], 150, 'rwd', [77, 522, 11, 135], [8.5, 2124], 519),
      electric('GTX 4Motion', [2021, 2023], 220, 'awd', [77, 495, 11, 135], [6.2, 2224], 599),
    ]),
    generation('ID.4', 'suv', [2024, 2026], [4584, 1852, 1636], { litres: 543, ncap: 5, trims: id }, [
      electric('Pro 77 kWh', [2024, 2026], 210, 'rwd', [77, 550, 11, 175], [6.7, 2130], 529),
      electric('Pro 4Motion', [2024, 2026], 210, 'awd', [77, 515, 11, 175], [6.6, 2240], 569),
    ]),
  ]),
  model('ID.5', 2, [
    generation('ID.5', 'suv', [2022, 2026], [4599, 1852, 1615], { litres: 549, ncap: 5, trims: id }, [
      electric('Pro Performance 77 kWh', [2022, 2023], 150, 'rwd', [77, 520, 11, 135], [8.4, 2117], 549),
      electric('GTX 4Motion', [2022, 2026], 220, 'awd', [77, 490, 11, 150], [6.3, 2242], 629),
    ]),
  ]),
  model('ID.7', 3, [
    generation(
      'ID.7',
      'saloon',
      [2024, 2026],
      [4961, 1862, 1536],
      { doors: 5, litres: 532, ncap: 5, trims: id },
      [electric('Pro 77 kWh', [2024, 2026], 210, 'rwd', [77, 621, 11, 175], [6.5, 2172], 629)],
    ),
    generation(
      'ID.7 Tourer',
      'estate',
      [2024, 2026],
      [4961, 1862, 1549],
      { litres: 605, ncap: 5, trims: id },
      [
        electric('Pro 77 kWh', [2024, 2026], 210, 'rwd', [77, 606, 11, 175], [6.6, 2202], 649),
        electric('GTX 4Motion 86 kWh', [2024, 2026], 250, 'awd', [86, 584, 11, 200], [5.5, 2345], 769),
      ],
    ),
  ]),
  model('ID. Buzz', 2, [
    generation(
      'ID. Buzz',
      'mpv',
      [2023, 2026],
      [4712, 1985, 1937],
      {
        litres: 1121,
        ncap: 5,
        trims: [
          ['Pro', 2],
          ['Style', 3],
        ],
      },
      [
        electric('77 kWh', [2023, 2024], 150, 'rwd', [77, 423, 11, 170], [10.2, 2471], 659),
        electric('79 kWh', [2025, 2026], 210, 'rwd', [79, 461, 11, 185], [7.6, 2500], 679),
      ],
    ),
    generation(
      'ID. Buzz Cargo',
      'van',
      [2023, 2026],
      [4712, 1985, 1932],
      { seats: 3, litres: 3900, ncap: 0, trims: work },
      [
        electric('77 kWh', [2023, 2024], 150, 'rwd', [77, 424, 11, 170], [10.2, 2280], 549),
        electric('79 kWh', [2025, 2026], 210, 'rwd', [79, 460, 11, 185], [7.6, 2300], 569),
      ],
    ),
  ]),
  model('Caddy', 3, [
    generation(
      'Caddy Cargo',
      'van',
      [2016, 2020],
      [4408, 1793, 1823],
      { seats: 2, litres: 3200, ncap: 0, trims: work },
      [
        diesel('2.0 TDI 102', [2016, 2020], 75, 'manual', 'fwd', [5.1, 12.8, 1460], 259),
        diesel('2.0 TDI 122 4Motion', [2016, 2020], 90, 'manual', 'awd', [5.9, 12.2, 1590], 309),
      ],
    ),
    generation(
      'Caddy Cargo',
      'van',
      [2021, 2026],
      [4500, 1855, 1797],
      { seats: 2, litres: 3100, ncap: 0, trims: work },
      [
        diesel('2.0 TDI 102', [2021, 2026], 75, 'manual', 'fwd', [5.2, 13.5, 1540], 319),
        diesel('2.0 TDI 122 DSG', [2021, 2026], 90, 'auto', 'fwd', [5.3, 11.4, 1590], 359),
      ],
    ),
  ]),
  model('Transporter', 5, [
    generation(
      'Transporter',
      'van',
      [2016, 2020],
      [4904, 1904, 1990],
      { seats: 3, litres: 5800, ncap: 0, trims: work },
      [
        diesel('2.0 TDI 150', [2016, 2020], 110, 'manual', 'fwd', [7.0, 11.2, 1900], 379),
        diesel('2.0 TDI 204 4Motion DSG', [2016, 2019], 150, 'auto', 'awd', [8.2, 9.6, 2080], 479),
      ],
    ),
    generation(
      'Transporter',
      'van',
      [2020, 2024],
      [4904, 1904, 1990],
      { seats: 3, litres: 5800, ncap: 0, trims: work },
      [
        diesel('2.0 TDI 150 DSG', [2020, 2024], 110, 'auto', 'fwd', [7.8, 11.0, 1950], 449),
        diesel('2.0 TDI 204 4Motion DSG', [2020, 2024], 150, 'auto', 'awd', [8.6, 9.4, 2120], 529),
      ],
    ),
    generation(
      'Transporter',
      'van',
      [2025, 2026],
      [5050, 2032, 1984],
      { seats: 3, litres: 5800, ncap: 0, trims: work },
      [diesel('2.0 TDI 150 DSG', [2025, 2026], 110, 'auto', 'fwd', [7.6, 11.5, 2010], 489)],
    ),
  ]),
  model('Multivan', 2, [
    generation(
      'Multivan',
      'mpv',
      [2022, 2026],
      [4973, 1941, 1907],
      {
        seats: 7,
        litres: 469,
        ncap: 5,
        trims: [
          ['Life', 2],
          ['Style', 3],
        ],
      },
      [
        diesel('2.0 TDI 150 DSG', [2023, 2026], 110, 'auto', 'fwd', [6.6, 11.2, 2150], 619),
        plugin('eHybrid', [2022, 2024], 160, 'fwd', [10.4, 50, 3.6], [1.8, 9.0, 2250], 659),
      ],
    ),
  ]),
  model('Caravelle', 1, [
    generation(
      'Caravelle',
      'mpv',
      [2016, 2024],
      [4904, 1904, 1970],
      { seats: 9, litres: 690, ncap: 4, trims: [['Comfortline', 2]] },
      [diesel('2.0 TDI 150 DSG', [2016, 2024], 110, 'auto', 'fwd', [7.6, 12.5, 2250], 559)],
    ),
  ]),
  model('Amarok', 1, [
    generation(
      'Amarok',
      'pickup',
      [2017, 2020],
      [5254, 1954, 1834],
      {
        litres: 2500,
        ncap: 4,
        trims: [
          ['Comfortline', 2],
          ['Aventura', 3],
        ],
      },
      [diesel('3.0 TDI 224 4Motion', [2017, 2020], 165, 'auto', 'awd', [8.4, 7.9, 2145], 489)],
    ),
    generation(
      'Amarok',
      'pickup',
      [2023, 2026],
      [5350, 1910, 1888],
      {
        litres: 2300,
        ncap: 5,
        trims: [
          ['Style', 2],
          ['PanAmericana', 3],
        ],
      },
      [diesel('3.0 TDI 240 4Motion', [2023, 2026], 177, 'auto', 'awd', [10.1, 8.8, 2400], 659)],
    ),
  ]),
]);
