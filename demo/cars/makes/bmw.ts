import { diesel, electric, generation, make, model, petrol, plugin, type Trim } from '../catalogue.ts';

const older: readonly Trim[] = [
  ['Advantage', 1],
  ['Sport Line', 2],
  ['M Sport', 3],
];
const trims: readonly Trim[] = [
  ['Fully Charged', 2],
  ['M Sport', 2],
  ['M Sport Pro', 3],
];
const plain: readonly Trim[] = [
  ['Connected', 1],
  ['M Sport', 2],
  ['M Sport Pro', 3],
];

export const bmw = make('BMW', { faces: ['twin-lamp', 'wide-grille', 'slim-led'], keeps: 1.03 }, [
  model('1 Series', 4, [
    generation(
      '1 Series',
      'hatchback',
      [2015, 2019],
      [4329, 1765, 1440],
      { litres: 360, ncap: 5, trims: older },
      [
        petrol('118i', [2015, 2019], 100, 'manual', 'rwd', [5.9, 8.7, 1375], 279),
        diesel('118d', [2015, 2019], 110, 'auto', 'rwd', [4.6, 8.1, 1430], 309),
      ],
    ),
    generation(
      '1 Series',
      'hatchback',
      [2020, 2024],
      [4319, 1799, 1434],
      { litres: 380, ncap: 5, trims: plain },
      [
        petrol('118i', [2020, 2024], 100, 'auto', 'fwd', [6.1, 8.5, 1395], 335),
        diesel('118d', [2020, 2023], 110, 'auto', 'fwd', [4.9, 8.4, 1460], 355),
        petrol('M135i xDrive', [2020, 2024], 225, 'auto', 'awd', [7.8, 4.8, 1565], 515),
      ],
    ),
    generation(
      '1 Series',
      'hatchback',
      [2025, 2026],
      [4361, 1800, 1459],
      { litres: 380, ncap: 5, trims: plain },
      [
        petrol('120', [2025, 2026], 125, 'auto', 'fwd', [5.7, 7.8, 1500], 389),
        petrol('M135 xDrive', [2025, 2026], 221, 'auto', 'awd', [7.8, 4.9, 1625], 589),
      ],
    ),
  ]),
  model('2 Series', 3, [
    generation(
      '2 Series Active Tourer',
      'mpv',
      [2022, 2026],
      [4386, 1824, 1576],
      { litres: 470, ncap: 5, trims: plain },
      [
        petrol('218i', [2022, 2026], 100, 'auto', 'fwd', [6.5, 9.0, 1545], 385),
        plugin('225e xDrive', [2023, 2026], 180, 'awd', [16.3, 88, 7.4], [0.7, 6.7, 1880], 485),
      ],
    ),
    generation(
      '2 Series Gran Coupé',
      'saloon',
      [2020, 2024],
      [4526, 1800, 1420],
      { litres: 430, ncap: 5, trims: plain },
      [petrol('218i', [2020, 2024], 100, 'auto', 'fwd', [6.1, 8.7, 1425], 359)],
    ),
    generation(
      '2 Series Coupé',
      'coupe',
      [2022, 2026],
      [4537, 1838, 1390],
      { seats: 4, litres: 390, ncap: 4, trims: plain },
      [
        petrol('220i', [2022, 2026], 135, 'auto', 'rwd', [6.6, 7.5, 1565], 465),
        petrol('M240i xDrive', [2022, 2026], 275, 'auto', 'awd', [8.4, 4.3, 1765], 659),
      ],
    ),
  ]),
  model('3 Series', 9, [
    generation(
      '3 Series Touring',
      'estate',
      [2014, 2019],
      [4633, 1811, 1462],
      { litres: 495, ncap: 5, trims: older },
      [
        diesel('318d', [2014, 2019], 110, 'auto', 'rwd', [4.8, 8.9, 1580], 359),
        diesel('320d xDrive', [2014, 2019], 140, 'auto', 'awd', [5.1, 7.6, 1655], 409),
      ],
    ),
    generation(
      '3 Series',
      'saloon',
      [2019, 2026],
      [4713, 1827, 1440],
      { litres: 480, ncap: 5, trims: plain },
      [
        petrol('320i', [2019, 2026], 135, 'auto', 'rwd', [6.7, 7.4, 1540], 459),
        diesel('320d xDrive', [2019, 2024], 140, 'auto', 'awd', [5.2, 6.9, 1640], 499),
        plugin('330e', [2019, 2024], 215, 'rwd', [12, 59, 3.7], [1.4, 5.8, 1815], 529),
        plugin('330e xDrive', [2025, 2026], 215, 'awd', [22.3, 96, 11], [0.8, 5.9, 1950], 599),
        petrol('M340i xDrive', [2020, 2026], 275, 'auto', 'awd', [7.9, 4.4, 1745], 749),
      ],
    ),
    generation(
      '3 Series Touring',
      'estate',
      [2020, 2026],
      [4713, 1827, 1470],
      { litres: 500, ncap: 5, trims: plain },
      [
        petrol('320i', [2020, 2026], 135, 'auto', 'rwd', [6.9, 7.6, 1600], 479),
        diesel('320d xDrive', [2020, 2024], 140, 'auto', 'awd', [5.3, 7.4, 1730], 519),
        plugin('330e xDrive', [2021, 2024], 215, 'awd', [12, 54, 3.7], [1.6, 6.2, 1990], 569),
        plugin('330e', [2025, 2026], 215, 'rwd', [22.3, 101, 11], [0.7, 6.1, 1935], 599),
        petrol('M340i xDrive', [2020, 2026], 275, 'auto', 'awd', [8.0, 4.5, 1805], 769),
      ],
    ),
  ]),
  model('4 Series', 3, [
    generation(
      '4 Series Coupé',
      'coupe',
      [2021, 2026],
      [4768, 1852, 1383],
      { seats: 4, litres: 440, ncap: 5, trims: plain },
      [
        petrol('420i', [2021, 2026], 135, 'auto', 'rwd', [6.6, 7.5, 1600], 519),
        petrol('M440i xDrive', [2021, 2026], 275, 'auto', 'awd', [8.0, 4.5, 1815], 779),
      ],
    ),
    generation(
      '4 Series Cabriolet',
      'convertible',
      [2021, 2026],
      [4768, 1852, 1384],
      { seats: 4, litres: 385, ncap: 5, trims: plain },
      [
        petrol('420i', [2021, 2026], 135, 'auto', 'rwd', [7.1, 8.2, 1765], 599),
        petrol('430i', [2021, 2025], 180, 'auto', 'rwd', [7.2, 6.2, 1790], 669),
      ],
    ),
  ]),
  model('i4', 5, [
    generation(
      'i4 Gran Coupé',
      'saloon',
      [2022, 2026],
      [4783, 1852, 1448],
      { doors: 5, litres: 470, ncap: 4, trims },
      [
        electric('eDrive35', [2023, 2026], 210, 'rwd', [70.2, 483, 11, 180], [6.0, 2065], 579),
        electric('eDrive40', [2022, 2026], 250, 'rwd', [83.9, 590, 11, 205], [5.7, 2125], 629),
        electric('xDrive40', [2025, 2026], 295, 'awd', [83.9, 548, 11, 207], [5.1, 2260], 689),
        electric('M50 xDrive', [2022, 2026], 400, 'awd', [83.9, 521, 11, 205], [3.9, 2290], 819),
      ],
    ),
  ]),
  model('5 Series', 5, [
    generation(
      '5 Series Touring',
      'estate',
      [2018, 2023],
      [4963, 1868, 1498],
      { litres: 570, ncap: 5, trims: older },
      [
        diesel('520d xDrive', [2018, 2023], 140, 'auto', 'awd', [5.5, 7.9, 1830], 569),
        diesel('530d xDrive', [2018, 2023], 210, 'auto', 'awd', [6.1, 5.6, 1905], 679),
        plugin('530e xDrive', [2021, 2023], 215, 'awd', [12, 52, 3.7], [1.9, 6.1, 2070], 639),
      ],
    ),
    generation(
      '5 Series',
      'saloon',
      [2017, 2023],
      [4963, 1868, 1479],
      { litres: 530, ncap: 5, trims: older },
      [
        diesel('520d', [2017, 2023], 140, 'auto', 'rwd', [5.0, 7.3, 1700], 519),
        plugin('530e', [2018, 2023], 215, 'rwd', [12, 58, 3.7], [1.6, 5.9, 1910], 599),
      ],
    ),
    generation(
      '5 Series Touring',
      'estate',
      [2024, 2026],
      [5060, 1900, 1515],
      { litres: 570, ncap: 5, trims: plain },
      [
        diesel('520d xDrive', [2024, 2026], 145, 'auto', 'awd', [5.9, 7.8, 1980], 699),
        plugin('530e', [2024, 2026], 220, 'rwd', [22.1, 96, 7.4], [0.9, 6.4, 2095], 719),
      ],
    ),
  ]),
  model('i5', 3, [
    generation('i5', 'saloon', [2024, 2026], [5060, 1900, 1505], { litres: 490, ncap: 5, trims }, [
      electric('eDrive40', [2024, 2026], 250, 'rwd', [81.2, 582, 11, 205], [6.0, 2205], 799),
      electric('M60 xDrive', [2024, 2026], 442, 'awd', [81.2, 516, 11, 205], [3.8, 2380], 1149),
    ]),
    generation('i5 Touring', 'estate', [2024, 2026], [5060, 1900, 1515], { litres: 570, ncap: 5, trims }, [
      electric('eDrive40', [2024, 2026], 250, 'rwd', [81.2, 560, 11, 205], [6.1, 2255], 829),
      electric('xDrive40', [2025, 2026], 290, 'awd', [81.2, 533, 11, 205], [5.4, 2340], 879),
    ]),
  ]),
  model('X1', 6, [
    generation('X1', 'suv', [2016, 2022], [4439, 1821, 1598], { litres: 505, ncap: 5, trims: older }, [
      petrol('sDrive18i', [2016, 2022], 100, 'manual', 'fwd', [6.5, 9.7, 1450], 345),
      diesel('xDrive18d', [2016, 2022], 110, 'auto', 'awd', [5.6, 9.3, 1575], 399),
      plugin('xDrive25e', [2020, 2022], 162, 'awd', [10, 51, 3.7], [1.9, 6.9, 1820], 449),
    ]),
    generation('X1', 'suv', [2023, 2026], [4500, 1845, 1642], { litres: 540, ncap: 5, trims: plain }, [
      petrol('sDrive18i', [2023, 2026], 100, 'auto', 'fwd', [6.7, 9.2, 1575], 415),
      diesel('xDrive20d', [2023, 2026], 120, 'auto', 'awd', [5.3, 8.5, 1720], 489),
      plugin('xDrive30e', [2023, 2026], 240, 'awd', [16.3, 83, 7.4], [0.9, 5.7, 1935], 549),
    ]),
  ]),
  model('iX1', 5, [
    generation('iX1', 'suv', [2023, 2026], [4500, 1845, 1616], { litres: 490, ncap: 5, trims }, [
      electric('eDrive20', [2024, 2026], 150, 'fwd', [64.7, 475, 11, 130], [8.6, 1940], 539),
      electric('xDrive30', [2023, 2026], 230, 'awd', [64.7, 440, 11, 130], [5.6, 2085], 589),
    ]),
  ]),
  model('X3', 6, [
    generation('X3', 'suv', [2018, 2021], [4708, 1891, 1676], { litres: 550, ncap: 5, trims: older }, [
      diesel('xDrive20d', [2018, 2021], 140, 'auto', 'awd', [6.0, 8.0, 1825], 559),
      plugin('xDrive30e', [2020, 2021], 215, 'awd', [12, 49, 3.7], [2.3, 6.1, 1990], 619),
    ]),
    generation('X3', 'suv', [2022, 2024], [4708, 1891, 1676], { litres: 550, ncap: 5, trims: plain }, [
      diesel('xDrive20d', [2022, 2024], 140, 'auto', 'awd', [6.2, 7.9, 1875], 599),
      plugin('xDrive30e', [2022, 2024], 215, 'awd', [12, 50, 3.7], [2.0, 6.1, 2065], 659),
    ]),
    generation('X3', 'suv', [2025, 2026], [4755, 1920, 1660], { litres: 570, ncap: 5, trims: plain }, [
      petrol('20 xDrive', [2025, 2026], 153, 'auto', 'awd', [7.3, 7.8, 1910], 649),
      diesel('20d xDrive', [2025, 2026], 145, 'auto', 'awd', [6.1, 7.7, 1925], 659),
      plugin('30e xDrive', [2025, 2026], 220, 'awd', [19.7, 87, 11], [1.0, 6.2, 2065], 729),
    ]),
  ]),
  model('iX3', 5, [
    generation('iX3', 'suv', [2021, 2025], [4734, 1891, 1668], { litres: 510, ncap: 5, trims }, [
      electric('Charged Plus', [2021, 2025], 210, 'rwd', [80, 460, 11, 150], [6.8, 2260], 719),
    ]),
    generation('iX3', 'suv', [2026, 2026], [4782, 1895, 1635], { litres: 520, ncap: 5, trims: plain }, [
      electric('50 xDrive', [2026, 2026], 345, 'awd', [108.7, 805, 11, 400], [4.9, 2360], 749),
    ]),
  ]),
  model('X5', 4, [
    generation('X5', 'large-suv', [2019, 2026], [4935, 2004, 1765], { litres: 650, ncap: 5, trims: plain }, [
      diesel('xDrive30d', [2019, 2026], 210, 'auto', 'awd', [7.2, 6.1, 2185], 949),
      plugin('xDrive45e', [2020, 2023], 290, 'awd', [24, 88, 3.7], [1.4, 5.6, 2510], 989),
      plugin('xDrive50e', [2024, 2026], 360, 'awd', [25.7, 106, 7.4], [0.9, 4.8, 2495], 1099),
    ]),
  ]),
  model('iX', 3, [
    generation('iX', 'large-suv', [2022, 2025], [4953, 1967, 1696], { litres: 500, ncap: 5, trims }, [
      electric('xDrive40', [2022, 2025], 240, 'awd', [76.6, 425, 11, 150], [6.1, 2440], 929),
      electric('xDrive50', [2022, 2025], 385, 'awd', [111.5, 630, 11, 195], [4.6, 2585], 1199),
    ]),
  ]),
  model('i3', 2, [
    generation(
      'i3',
      'hatchback',
      [2017, 2022],
      [4011, 1775, 1598],
      {
        seats: 4,
        litres: 260,
        ncap: 4,
        trims: [
          ['Charged', 2],
          ['Charged Plus', 3],
        ],
      },
      [
        electric('94 Ah', [2017, 2018], 125, 'rwd', [33.2, 200, 11, 50], [7.3, 1320], 379),
        electric('120 Ah', [2019, 2022], 125, 'rwd', [42.2, 308, 11, 50], [7.3, 1345], 415),
      ],
    ),
  ]),
  model('Z4', 1, [
    generation(
      'Z4',
      'convertible',
      [2019, 2026],
      [4324, 1864, 1304],
      { seats: 2, litres: 281, ncap: 5, trims: plain },
      [
        petrol('sDrive20i', [2019, 2026], 145, 'auto', 'rwd', [7.1, 6.6, 1480], 599),
        petrol('M40i', [2019, 2026], 250, 'auto', 'rwd', [8.2, 4.5, 1610], 799),
      ],
    ),
  ]),
]);
