import { diesel, electric, generation, make, model, petrol, plugin, type Trim } from '../catalogue.ts';

const mgTrims: readonly Trim[] = [
  ['Comfort', 1],
  ['Luxury', 2],
  ['Trophy', 3],
];

export const mg = make('MG', { faces: ['slim-led', 'closed-ev'], keeps: 0.9 }, [
  model('ZS', 5, [
    generation('ZS EV', 'suv', [2020, 2024], [4323, 1809, 1649], { litres: 448, ncap: 5, trims: mgTrims }, [
      electric('44,5 kWh', [2020, 2021], 105, 'fwd', [44.5, 263, 6.6, 76], [8.5, 1532], 329),
      electric('72,6 kWh Long Range', [2021, 2024], 115, 'fwd', [72.6, 440, 11, 92], [8.4, 1620], 379),
    ]),
    generation('ZS', 'suv', [2020, 2024], [4323, 1809, 1625], { litres: 448, ncap: 3, trims: mgTrims }, [
      petrol('1.0 T-GDI', [2020, 2024], 82, 'manual', 'fwd', [6.5, 12.4, 1245], 199),
    ]),
  ]),
  model('MG4', 6, [
    generation(
      'MG4',
      'hatchback',
      [2022, 2026],
      [4287, 1836, 1516],
      { litres: 363, ncap: 5, trims: mgTrims },
      [
        electric('51 kWh', [2022, 2026], 125, 'rwd', [51, 350, 6.6, 117], [7.7, 1655], 329),
        electric('64 kWh', [2022, 2026], 150, 'rwd', [64, 435, 11, 135], [7.9, 1685], 369),
        electric('XPower', [2023, 2026], 320, 'awd', [64, 385, 11, 140], [3.8, 1800], 449),
      ],
    ),
  ]),
  model('MG5', 3, [
    generation('MG5', 'estate', [2022, 2024], [4600, 1818, 1543], { litres: 479, ncap: 5, trims: mgTrims }, [
      electric('61 kWh Long Range', [2022, 2024], 115, 'fwd', [61, 400, 11, 87], [7.7, 1562], 379),
    ]),
  ]),
  model('EHS', 3, [
    generation('EHS', 'suv', [2021, 2024], [4574, 1876, 1664], { litres: 448, ncap: 5, trims: mgTrims }, [
      plugin('Plug-in Hybrid', [2021, 2024], 190, 'fwd', [16.6, 52, 3.7], [1.8, 6.9, 1775], 369),
    ]),
  ]),
  model(
    'Marvel R',
    1,
    [
      generation(
        'Marvel R',
        'suv',
        [2021, 2024],
        [4674, 1919, 1618],
        {
          litres: 357,
          ncap: 4,
          trims: [
            ['Luxury', 2],
            ['Performance', 3],
          ],
        },
        [electric('70 kWh', [2021, 2024], 132, 'rwd', [70, 402, 11, 94], [7.9, 1810], 479)],
      ),
    ],
    ['SE', 'NO'],
  ),
]);

const bydTrims: readonly Trim[] = [
  ['Comfort', 1],
  ['Boost', 2],
  ['Design', 3],
];

export const byd = make('BYD', { faces: ['closed-ev', 'slim-led'], keeps: 0.88 }, [
  model('Dolphin', 4, [
    generation(
      'Dolphin',
      'hatchback',
      [2023, 2026],
      [4290, 1770, 1570],
      { litres: 345, ncap: 5, trims: bydTrims },
      [electric('60 kWh', [2023, 2026], 150, 'fwd', [60.4, 427, 11, 88], [7.0, 1658], 349)],
    ),
  ]),
  model('Atto 3', 5, [
    generation('Atto 3', 'suv', [2023, 2026], [4455, 1875, 1615], { litres: 440, ncap: 5, trims: bydTrims }, [
      electric('60 kWh', [2023, 2026], 150, 'fwd', [60.5, 420, 11, 88], [7.3, 1750], 399),
    ]),
  ]),
  model('Seal', 3, [
    generation(
      'Seal',
      'saloon',
      [2023, 2026],
      [4800, 1875, 1460],
      {
        litres: 400,
        ncap: 5,
        trims: [
          ['Design', 2],
          ['Excellence', 3],
        ],
      },
      [
        electric('82 kWh RWD', [2023, 2026], 230, 'rwd', [82.5, 570, 11, 150], [5.9, 2055], 499),
        electric('82 kWh AWD', [2023, 2026], 390, 'awd', [82.5, 520, 11, 150], [3.8, 2185], 549),
      ],
    ),
  ]),
  model('Seal U', 3, [
    generation(
      'Seal U DM-i',
      'suv',
      [2024, 2026],
      [4775, 1890, 1670],
      { litres: 425, ncap: 5, trims: bydTrims },
      [plugin('DM-i', [2024, 2026], 160, 'fwd', [18.3, 80, 11], [0.9, 8.9, 1940], 429)],
    ),
  ]),
  model(
    'Tang',
    1,
    [
      generation(
        'Tang',
        'large-suv',
        [2021, 2024],
        [4870, 1950, 1725],
        { seats: 7, litres: 235, ncap: 5, trims: [['Flagship', 3]] },
        [electric('86 kWh', [2021, 2024], 380, 'awd', [86.4, 400, 11, 110], [4.6, 2489], 599)],
      ),
    ],
    ['NO', 'SE'],
  ),
]);

const xpengTrims: readonly Trim[] = [
  ['Standard', 2],
  ['Plus', 3],
];

export const xpeng = make('XPENG', { faces: ['closed-ev', 'slim-led'], keeps: 0.88 }, [
  model(
    'P7',
    2,
    [
      generation(
        'P7',
        'saloon',
        [2022, 2024],
        [4888, 1896, 1450],
        { litres: 440, ncap: 5, trims: xpengTrims },
        [electric('RWD Long Range', [2022, 2024], 203, 'rwd', [86.2, 576, 11, 175], [6.7, 1980], 479)],
      ),
    ],
    ['NO', 'SE'],
  ),
  model('G6', 4, [
    generation('G6', 'suv', [2024, 2026], [4753, 1920, 1650], { litres: 571, ncap: 5, trims: xpengTrims }, [
      electric('RWD Long Range', [2024, 2026], 210, 'rwd', [87.5, 570, 11, 280], [6.7, 2025], 479),
      electric('AWD Performance', [2024, 2026], 350, 'awd', [87.5, 550, 11, 280], [4.1, 2195], 539),
    ]),
  ]),
  model(
    'G9',
    3,
    [
      generation(
        'G9',
        'large-suv',
        [2023, 2026],
        [4891, 1937, 1680],
        { litres: 660, ncap: 5, trims: xpengTrims },
        [
          electric('RWD Long Range', [2023, 2026], 230, 'rwd', [98, 570, 11, 300], [6.4, 2205], 599),
          electric('AWD Performance', [2023, 2026], 405, 'awd', [98, 520, 11, 300], [3.9, 2305], 699),
        ],
      ),
    ],
    ['NO', 'SE', 'FI'],
  ),
]);

export const lynkCo = make('LYNKCO', { faces: ['slim-led', 'wide-grille'], keeps: 0.92 }, [
  model('01', 5, [
    generation(
      '01',
      'suv',
      [2021, 2025],
      [4541, 1857, 1694],
      { litres: 466, ncap: 5, trims: [['Base', 3]] },
      [plugin('PHEV', [2021, 2025], 192, 'fwd', [17.6, 69, 3.7], [1.2, 8.0, 1879], 429)],
    ),
  ]),
  model('02', 2, [
    generation(
      '02',
      'suv',
      [2025, 2026],
      [4460, 1845, 1573],
      {
        litres: 410,
        ncap: 5,
        trims: [
          ['Core', 2],
          ['More', 3],
        ],
      },
      [electric('66 kWh', [2025, 2026], 200, 'rwd', [66, 445, 11, 150], [5.5, 1850], 429)],
    ),
  ]),
]);

const maxusTrims: readonly Trim[] = [
  ['Base', 1],
  ['Luxury', 2],
];

export const maxus = make('MAXUS', { faces: ['wide-grille', 'closed-ev'], keeps: 0.88 }, [
  model('eDeliver 3', 4, [
    generation(
      'eDeliver 3',
      'van',
      [2021, 2026],
      [4555, 1780, 1895],
      { seats: 2, litres: 4800, ncap: 0, trims: maxusTrims },
      [electric('50,2 kWh', [2021, 2026], 90, 'fwd', [50.2, 238, 6.6, 50], [13.0, 1680], 379)],
    ),
  ]),
  model('eDeliver 7', 2, [
    generation(
      'eDeliver 7',
      'van',
      [2024, 2026],
      [4998, 2030, 1990],
      { seats: 3, litres: 5900, ncap: 0, trims: maxusTrims },
      [electric('77 kWh', [2024, 2026], 150, 'fwd', [77, 318, 11, 90], [10.5, 2330], 529)],
    ),
  ]),
  model('eDeliver 9', 3, [
    generation(
      'eDeliver 9',
      'van',
      [2021, 2026],
      [5546, 2062, 2525],
      { seats: 3, litres: 9700, ncap: 0, trims: maxusTrims },
      [electric('72 kWh', [2021, 2026], 150, 'fwd', [72, 240, 11, 80], [11.5, 2560], 599)],
    ),
  ]),
  model('T90 EV', 1, [
    generation(
      'T90 EV',
      'pickup',
      [2023, 2026],
      [5365, 1900, 1809],
      { litres: 1900, ncap: 0, trims: maxusTrims },
      [electric('88,5 kWh', [2023, 2026], 150, 'rwd', [88.5, 330, 11, 80], [10.9, 2300], 569)],
    ),
  ]),
]);

export const gwm = make('GWM', { faces: ['round-lamp', 'slim-led'], keeps: 0.85 }, [
  model('Ora 03', 4, [
    generation(
      'Ora 03',
      'hatchback',
      [2023, 2026],
      [4235, 1825, 1603],
      {
        litres: 228,
        ncap: 5,
        trims: [
          ['Pure+', 2],
          ['Pro', 3],
        ],
      },
      [
        electric('48 kWh', [2023, 2026], 126, 'fwd', [45.4, 310, 11, 64], [8.3, 1540], 339),
        electric('63 kWh', [2023, 2026], 126, 'fwd', [59.3, 420, 11, 67], [8.4, 1580], 379),
      ],
    ),
  ]),
]);

export const kgm = make('SSANGYONG', { faces: ['wide-grille', 'slim-led'], keeps: 0.9 }, [
  model('Tivoli', 3, [
    generation(
      'Tivoli',
      'suv',
      [2020, 2026],
      [4225, 1810, 1613],
      {
        litres: 427,
        ncap: 4,
        trims: [
          ['Plus', 1],
          ['Style', 2],
        ],
      },
      [petrol('1.5 GDI-T', [2020, 2026], 120, 'manual', 'fwd', [7.1, 10.6, 1300], 239)],
    ),
  ]),
  model('Rexton', 2, [
    generation(
      'Rexton',
      'large-suv',
      [2018, 2026],
      [4850, 1960, 1825],
      {
        seats: 7,
        litres: 641,
        ncap: 0,
        trims: [
          ['Style', 2],
          ['Premium', 3],
        ],
      },
      [diesel('2.2 e-XDi 4WD', [2018, 2026], 149, 'auto', 'awd', [8.8, 11.3, 2200], 479)],
    ),
  ]),
  model('Torres', 3, [
    generation(
      'Torres EVX',
      'suv',
      [2024, 2026],
      [4715, 1890, 1735],
      {
        litres: 839,
        ncap: 0,
        trims: [
          ['Style', 2],
          ['Premium', 3],
        ],
      },
      [electric('73,4 kWh', [2024, 2026], 152, 'fwd', [73.4, 462, 11, 145], [8.1, 1940], 449)],
    ),
  ]),
  model('Musso', 2, [
    generation(
      'Musso',
      'pickup',
      [2019, 2026],
      [5095, 1950, 1840],
      { litres: 1000, ncap: 0, trims: [['Style', 2]] },
      [diesel('2.2 e-XDi 4WD', [2019, 2026], 149, 'auto', 'awd', [8.9, 11.3, 2150], 399)],
    ),
  ]),
]);
