import { diesel, electric, generation, make, model, petrol, plugin, type Trim } from '../catalogue.ts';

const early: readonly Trim[] = [
  ['Momentum', 1],
  ['Inscription', 3],
  ['R-Design', 2],
];
const late: readonly Trim[] = [
  ['Core', 1],
  ['Plus', 2],
  ['Ultra', 3],
];
const v40Trims: readonly Trim[] = [
  ['Kinetic', 1],
  ['Momentum', 2],
  ['Summum', 3],
];

export const volvo = make('VOLVO', { faces: ['slim-led', 'wide-grille'], keeps: 1.02 }, [
  model('XC40', 9, [
    generation('XC40', 'suv', [2018, 2022], [4425, 1863, 1652], { litres: 460, ncap: 5, trims: early }, [
      petrol('T3', [2018, 2021], 120, 'manual', 'fwd', [6.9, 9.3, 1580], 349),
      petrol('T4 AWD', [2018, 2021], 140, 'auto', 'awd', [7.9, 8.4, 1710], 409),
      diesel('D4 AWD', [2018, 2020], 140, 'auto', 'awd', [6.2, 7.9, 1735], 419),
      plugin('Recharge T5', [2020, 2022], 192, 'fwd', [10.7, 45, 3.7], [2.3, 7.3, 1812], 479),
    ]),
    generation('XC40', 'suv', [2023, 2026], [4440, 1863, 1652], { litres: 443, ncap: 5, trims: late }, [
      petrol('B3', [2023, 2026], 120, 'auto', 'fwd', [6.7, 8.6, 1650], 419),
      petrol('B4', [2023, 2026], 145, 'auto', 'fwd', [6.8, 7.6, 1660], 445),
    ]),
    generation(
      'XC40 Recharge',
      'suv',
      [2021, 2024],
      [4440, 1863, 1652],
      { litres: 410, ncap: 5, trims: late },
      [
        electric('Single Motor', [2022, 2023], 170, 'fwd', [69, 423, 11, 130], [7.4, 2030], 529),
        electric('Single Motor Extended', [2024, 2024], 185, 'rwd', [82, 569, 11, 200], [7.3, 2080], 569),
        electric('Twin Motor AWD', [2021, 2024], 300, 'awd', [78, 438, 11, 150], [4.9, 2180], 629),
      ],
    ),
  ]),
  model('EX40', 5, [
    generation('EX40', 'suv', [2025, 2026], [4440, 1863, 1647], { litres: 410, ncap: 5, trims: late }, [
      electric('Single Motor Extended', [2025, 2026], 185, 'rwd', [82, 573, 11, 205], [7.3, 2085], 579),
      electric('Twin Motor AWD', [2025, 2026], 300, 'awd', [82, 537, 11, 205], [4.8, 2190], 639),
    ]),
  ]),
  model('C40', 2, [
    generation(
      'C40 Recharge',
      'suv',
      [2022, 2024],
      [4440, 1873, 1591],
      { litres: 413, ncap: 5, trims: late },
      [
        electric('Single Motor', [2023, 2023], 175, 'rwd', [69, 476, 11, 130], [7.4, 2030], 549),
        electric('Twin Motor AWD', [2022, 2024], 300, 'awd', [78, 451, 11, 150], [4.7, 2190], 639),
      ],
    ),
  ]),
  model('EX30', 6, [
    generation('EX30', 'suv', [2024, 2026], [4233, 1837, 1549], { litres: 318, ncap: 5, trims: late }, [
      electric('Single Motor', [2024, 2026], 200, 'rwd', [51, 344, 11, 134], [5.7, 1825], 409),
      electric('Single Motor Extended Range', [2024, 2026], 200, 'rwd', [69, 476, 11, 153], [5.3, 1850], 459),
      electric('Twin Motor Performance', [2024, 2026], 315, 'awd', [69, 450, 11, 153], [3.6, 1960], 529),
    ]),
    generation(
      'EX30 Cross Country',
      'suv',
      [2025, 2026],
      [4233, 1850, 1567],
      { litres: 318, ncap: 5, trims: [['Ultra', 3]] },
      [electric('Twin Motor AWD', [2025, 2026], 315, 'awd', [69, 427, 11, 153], [3.7, 1985], 569)],
    ),
  ]),
  model('XC60', 10, [
    generation('XC60', 'suv', [2018, 2021], [4688, 1902, 1658], { litres: 505, ncap: 5, trims: early }, [
      diesel('D4 AWD', [2018, 2020], 140, 'auto', 'awd', [6.6, 8.4, 1905], 499),
      diesel('B4 AWD', [2020, 2021], 145, 'auto', 'awd', [6.4, 8.3, 1925], 519),
      petrol('T5 AWD', [2018, 2020], 184, 'auto', 'awd', [8.4, 6.8, 1850], 519),
      plugin('T8 Twin Engine AWD', [2018, 2019], 300, 'awd', [10.4, 45, 3.7], [2.2, 5.3, 2115], 629),
      plugin('Recharge T6 AWD', [2020, 2021], 250, 'awd', [11.6, 53, 3.7], [2.4, 5.9, 2120], 609),
    ]),
    generation('XC60', 'suv', [2022, 2026], [4708, 1902, 1660], { litres: 483, ncap: 5, trims: late }, [
      petrol('B5 AWD', [2022, 2026], 184, 'auto', 'awd', [7.7, 6.9, 1885], 589),
      diesel('B4 AWD', [2022, 2024], 145, 'auto', 'awd', [6.3, 8.3, 1930], 579),
      plugin('T6 AWD', [2022, 2026], 257, 'awd', [18.8, 81, 3.7], [1.0, 5.7, 2145], 679),
      plugin('T8 AWD', [2022, 2026], 335, 'awd', [18.8, 80, 3.7], [1.0, 4.9, 2150], 749),
    ]),
  ]),
  model('XC90', 6, [
    generation(
      'XC90',
      'large-suv',
      [2016, 2019],
      [4950, 1923, 1776],
      { seats: 7, litres: 316, ncap: 5, trims: early },
      [
        diesel('D5 AWD', [2016, 2019], 173, 'auto', 'awd', [6.9, 7.8, 2105], 679),
        plugin('T8 Twin Engine AWD', [2016, 2019], 300, 'awd', [10.4, 40, 3.7], [2.6, 5.6, 2340], 829),
      ],
    ),
    generation(
      'XC90',
      'large-suv',
      [2020, 2026],
      [4953, 1923, 1776],
      { seats: 7, litres: 302, ncap: 5, trims: late },
      [
        diesel('B5 AWD', [2020, 2024], 173, 'auto', 'awd', [7.1, 7.6, 2150], 759),
        petrol('B5 AWD', [2020, 2026], 184, 'auto', 'awd', [8.8, 7.7, 2100], 769),
        plugin('T8 AWD', [2022, 2026], 335, 'awd', [18.8, 71, 3.7], [1.3, 5.3, 2300], 949),
      ],
    ),
  ]),
  model('EX90', 2, [
    generation(
      'EX90',
      'large-suv',
      [2025, 2026],
      [5037, 1964, 1747],
      { seats: 7, litres: 310, ncap: 5, trims: late },
      [
        electric('Twin Motor AWD', [2025, 2026], 300, 'awd', [111, 611, 11, 250], [5.9, 2779], 1099),
        electric('Twin Motor Performance', [2025, 2026], 380, 'awd', [111, 606, 11, 250], [4.9, 2787], 1169),
      ],
    ),
  ]),
  model('ES90', 2, [
    generation(
      'ES90',
      'saloon',
      [2026, 2026],
      [5000, 1942, 1546],
      { doors: 5, litres: 424, ncap: 5, trims: late },
      [
        electric('Single Motor Extended', [2026, 2026], 245, 'rwd', [92, 661, 11, 300], [6.6, 2330], 859),
        electric('Twin Motor AWD', [2026, 2026], 330, 'awd', [106, 700, 11, 350], [5.4, 2525], 959),
      ],
    ),
  ]),
  model('V60', 10, [
    generation('V60', 'estate', [2018, 2021], [4761, 1850, 1427], { litres: 529, ncap: 5, trims: early }, [
      diesel('D3', [2019, 2020], 110, 'auto', 'fwd', [5.5, 9.5, 1700], 359),
      diesel('D4', [2018, 2020], 140, 'auto', 'fwd', [5.6, 7.9, 1725], 389),
      petrol('T4', [2019, 2021], 140, 'auto', 'fwd', [7.1, 7.5, 1690], 385),
      plugin('Recharge T6 AWD', [2020, 2021], 250, 'awd', [11.6, 58, 3.7], [1.9, 5.4, 2010], 525),
    ]),
    generation('V60', 'estate', [2022, 2026], [4778, 1850, 1432], { litres: 519, ncap: 5, trims: late }, [
      petrol('B3', [2022, 2024], 120, 'auto', 'fwd', [6.6, 8.9, 1700], 419),
      petrol('B4', [2022, 2026], 145, 'auto', 'fwd', [6.5, 7.5, 1720], 449),
      diesel('B4', [2022, 2024], 145, 'auto', 'fwd', [5.1, 7.6, 1750], 465),
      plugin('T6 AWD', [2022, 2026], 257, 'awd', [18.8, 91, 3.7], [0.9, 5.4, 2045], 619),
      plugin('T8 AWD Polestar Engineered', [2022, 2026], 335, 'awd', [18.8, 86, 3.7], [1.0, 4.6, 2080], 749),
    ]),
    generation(
      'V60 Cross Country',
      'estate',
      [2019, 2026],
      [4784, 1850, 1499],
      { litres: 529, ncap: 5, trims: late },
      [
        diesel('D4 AWD', [2019, 2020], 140, 'auto', 'awd', [6.1, 8.2, 1840], 449),
        petrol('B5 AWD', [2021, 2026], 184, 'auto', 'awd', [7.4, 6.9, 1830], 539),
      ],
    ),
  ]),
  model('V90', 6, [
    generation('V90', 'estate', [2017, 2020], [4936, 1879, 1475], { litres: 560, ncap: 5, trims: early }, [
      diesel('D4', [2017, 2020], 140, 'auto', 'fwd', [5.7, 8.5, 1790], 449),
      diesel('D4 AWD', [2017, 2020], 140, 'auto', 'awd', [6.2, 8.8, 1860], 479),
      plugin('T8 Twin Engine AWD', [2018, 2020], 300, 'awd', [11.6, 50, 3.7], [2.1, 5.3, 2090], 629),
    ]),
    generation('V90', 'estate', [2021, 2025], [4945, 1879, 1475], { litres: 551, ncap: 5, trims: late }, [
      diesel('B4 AWD', [2021, 2024], 145, 'auto', 'awd', [5.9, 8.9, 1900], 549),
      petrol('B5', [2021, 2024], 184, 'auto', 'fwd', [7.2, 7.2, 1810], 539),
      plugin('T6 AWD', [2021, 2025], 257, 'awd', [18.8, 86, 3.7], [1.0, 5.7, 2150], 665),
    ]),
    generation(
      'V90 Cross Country',
      'estate',
      [2018, 2025],
      [4960, 1903, 1543],
      { litres: 551, ncap: 5, trims: late },
      [
        diesel('D4 AWD', [2018, 2020], 140, 'auto', 'awd', [6.4, 8.8, 1920], 529),
        petrol('B5 AWD', [2021, 2025], 184, 'auto', 'awd', [7.7, 7.5, 1930], 605),
      ],
    ),
  ]),
  model('V40', 3, [
    generation(
      'V40',
      'hatchback',
      [2013, 2019],
      [4370, 1802, 1445],
      { litres: 335, ncap: 5, trims: v40Trims },
      [
        petrol('T2', [2015, 2019], 90, 'manual', 'fwd', [5.8, 9.8, 1410], 265),
        petrol('T3', [2015, 2019], 112, 'auto', 'fwd', [5.9, 8.3, 1450], 289),
        diesel('D2', [2013, 2019], 88, 'manual', 'fwd', [4.0, 10.5, 1450], 275),
        diesel('D3', [2015, 2018], 110, 'auto', 'fwd', [4.4, 8.4, 1480], 305),
      ],
    ),
  ]),
  model(
    'V70',
    2,
    [
      generation(
        'V70',
        'estate',
        [2010, 2016],
        [4823, 1861, 1547],
        { litres: 575, ncap: 5, trims: v40Trims },
        [
          diesel('D3', [2011, 2014], 100, 'manual', 'fwd', [5.3, 10.2, 1730], 349),
          diesel('D4', [2014, 2016], 133, 'auto', 'fwd', [4.9, 8.8, 1745], 379),
          petrol('T4', [2011, 2015], 132, 'auto', 'fwd', [7.9, 8.9, 1690], 369),
        ],
      ),
    ],
    ['SE', 'NO', 'FI'],
  ),
  model('S60', 2, [
    generation('S60', 'saloon', [2019, 2024], [4761, 1850, 1431], { litres: 442, ncap: 5, trims: early }, [
      petrol('B4', [2021, 2024], 145, 'auto', 'fwd', [6.5, 7.4, 1680], 419),
      plugin('Recharge T8 AWD', [2020, 2024], 300, 'awd', [11.6, 56, 3.7], [1.8, 4.6, 2050], 579),
    ]),
  ]),
  model('S90', 2, [
    generation('S90', 'saloon', [2017, 2024], [4963, 1879, 1443], { litres: 500, ncap: 5, trims: early }, [
      diesel('D4', [2017, 2020], 140, 'auto', 'fwd', [5.5, 8.2, 1750], 429),
      plugin('Recharge T8 AWD', [2021, 2024], 335, 'awd', [18.8, 90, 3.7], [0.9, 4.8, 2130], 699),
    ]),
  ]),
]);
