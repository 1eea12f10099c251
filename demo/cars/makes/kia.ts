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
  ['Action', 1],
  ['Advance', 2],
  ['Advance Plus', 3],
];
const ev: readonly Trim[] = [
  ['Air', 1],
  ['Earth', 2],
  ['GT-Line', 3],
];

export const kia = make('KIA', { faces: ['slim-led', 'closed-ev'], keeps: 1.02 }, [
  model('Picanto', 3, [
    generation('Picanto', 'hatchback', [2017, 2026], [3595, 1595, 1485], { litres: 255, ncap: 3, trims }, [
      petrol('1.0 DPI', [2017, 2026], 49, 'manual', 'fwd', [5.0, 14.6, 940], 159),
      petrol('1.2', [2017, 2023], 62, 'manual', 'fwd', [5.3, 12.0, 960], 174),
    ]),
  ]),
  model('Rio', 2, [
    generation('Rio', 'hatchback', [2017, 2023], [4065, 1725, 1450], { litres: 325, ncap: 5, trims }, [
      petrol('1.0 T-GDi 100', [2017, 2023], 74, 'manual', 'fwd', [5.3, 10.4, 1150], 189),
    ]),
  ]),
  model('Ceed', 6, [
    generation(
      'Ceed Sportswagon',
      'estate',
      [2019, 2025],
      [4600, 1800, 1465],
      { litres: 625, ncap: 5, trims },
      [
        petrol('1.5 T-GDi 160', [2022, 2025], 118, 'auto', 'fwd', [5.9, 8.8, 1345], 299),
        diesel('1.6 CRDi 136', [2019, 2023], 100, 'manual', 'fwd', [4.8, 10.2, 1410], 279),
        plugin('Plug-in Hybrid', [2020, 2024], 104, 'fwd', [8.9, 57, 3.3], [1.3, 10.8, 1540], 349),
      ],
    ),
    generation('Ceed', 'hatchback', [2018, 2025], [4310, 1800, 1447], { litres: 395, ncap: 5, trims }, [
      petrol('1.0 T-GDi 120', [2018, 2025], 88, 'manual', 'fwd', [5.5, 11.1, 1240], 239),
      petrol('1.5 T-GDi 160', [2022, 2025], 118, 'manual', 'fwd', [5.8, 8.6, 1300], 279),
    ]),
  ]),
  model('XCeed', 4, [
    generation('XCeed', 'suv', [2020, 2026], [4395, 1826, 1483], { litres: 426, ncap: 5, trims }, [
      petrol('1.5 T-GDi 160', [2022, 2026], 118, 'auto', 'fwd', [6.2, 9.0, 1345], 319),
      plugin('Plug-in Hybrid', [2020, 2025], 104, 'fwd', [8.9, 48, 3.3], [1.4, 11.0, 1519], 369),
    ]),
  ]),
  model('Niro', 8, [
    generation('Niro', 'suv', [2017, 2022], [4355, 1805, 1545], { litres: 427, ncap: 5, trims }, [
      hybrid('Hybrid', [2017, 2022], 104, 'auto', 'fwd', [4.8, 11.5, 1425], 289),
      plugin('Plug-in Hybrid', [2018, 2022], 104, 'fwd', [8.9, 49, 3.3], [1.4, 10.8, 1519], 349),
    ]),
    generation('e-Niro', 'suv', [2019, 2022], [4375, 1805, 1570], { litres: 451, ncap: 5, trims }, [
      electric('39 kWh', [2019, 2022], 100, 'fwd', [39.2, 289, 7.2, 77], [9.8, 1592], 389),
      electric('64 kWh', [2019, 2022], 150, 'fwd', [64, 455, 11, 77], [7.8, 1737], 459),
    ]),
    generation('Niro', 'suv', [2023, 2026], [4420, 1825, 1545], { litres: 451, ncap: 4, trims }, [
      hybrid('Hybrid', [2023, 2026], 104, 'auto', 'fwd', [4.6, 10.8, 1474], 339),
      plugin('Plug-in Hybrid', [2023, 2026], 126, 'fwd', [11.1, 65, 3.3], [0.8, 9.6, 1594], 399),
    ]),
    generation('Niro EV', 'suv', [2023, 2026], [4420, 1825, 1570], { litres: 475, ncap: 4, trims }, [
      electric('64,8 kWh', [2023, 2026], 150, 'fwd', [64.8, 460, 11, 80], [7.8, 1814], 449),
    ]),
  ]),
  model('Stonic', 3, [
    generation('Stonic', 'suv', [2018, 2026], [4140, 1760, 1505], { litres: 352, ncap: 5, trims }, [
      petrol('1.0 T-GDi 100', [2018, 2026], 74, 'manual', 'fwd', [5.6, 10.7, 1185], 229),
      petrol('1.0 T-GDi 100 DCT', [2021, 2026], 74, 'auto', 'fwd', [5.8, 11.3, 1220], 249),
    ]),
  ]),
  model('Sportage', 8, [
    generation('Sportage', 'suv', [2016, 2021], [4480, 1855, 1645], { litres: 503, ncap: 5, trims }, [
      diesel('1.6 CRDi 136 AWD', [2018, 2021], 100, 'auto', 'awd', [6.2, 11.8, 1665], 349),
      petrol('1.6 T-GDi 177 AWD', [2016, 2021], 130, 'auto', 'awd', [8.0, 9.1, 1610], 339),
    ]),
    generation('Sportage', 'suv', [2022, 2026], [4515, 1865, 1650], { litres: 591, ncap: 5, trims }, [
      hybrid('1.6 Hybrid AWD', [2022, 2026], 169, 'auto', 'awd', [6.3, 8.3, 1725], 439),
      plugin('1.6 Plug-in Hybrid AWD', [2022, 2026], 195, 'awd', [13.8, 70, 7.2], [1.1, 8.2, 1905], 499),
      petrol('1.6 T-GDi 150', [2022, 2026], 110, 'manual', 'fwd', [6.8, 10.3, 1510], 349),
    ]),
  ]),
  model('Sorento', 4, [
    generation(
      'Sorento',
      'large-suv',
      [2015, 2020],
      [4780, 1890, 1685],
      { seats: 7, litres: 605, ncap: 5, trims },
      [diesel('2.2 CRDi AWD', [2015, 2020], 147, 'auto', 'awd', [6.7, 9.4, 1950], 479)],
    ),
    generation(
      'Sorento',
      'large-suv',
      [2021, 2026],
      [4810, 1900, 1695],
      { seats: 7, litres: 604, ncap: 5, trims },
      [
        diesel('2.2 CRDi AWD', [2021, 2026], 148, 'auto', 'awd', [6.6, 9.1, 1915], 549),
        plugin('1.6 Plug-in Hybrid AWD', [2021, 2026], 195, 'awd', [13.8, 57, 3.3], [1.6, 8.7, 2060], 619),
      ],
    ),
  ]),
  model('EV3', 5, [
    generation('EV3', 'suv', [2025, 2026], [4300, 1850, 1560], { litres: 460, ncap: 5, trims: ev }, [
      electric('58,3 kWh', [2025, 2026], 150, 'fwd', [58.3, 436, 11, 101], [7.5, 1800], 389),
      electric('81,4 kWh', [2025, 2026], 150, 'fwd', [81.4, 605, 11, 128], [7.7, 1920], 449),
    ]),
  ]),
  model('EV4', 2, [
    generation('EV4', 'hatchback', [2026, 2026], [4430, 1860, 1485], { litres: 435, ncap: 5, trims: ev }, [
      electric('81,4 kWh', [2026, 2026], 150, 'fwd', [81.4, 625, 11, 128], [7.7, 1910], 459),
    ]),
  ]),
  model('EV5', 2, [
    generation('EV5', 'suv', [2026, 2026], [4610, 1875, 1675], { litres: 566, ncap: 5, trims: ev }, [
      electric('81,4 kWh', [2026, 2026], 160, 'fwd', [81.4, 530, 11, 127], [8.4, 2110], 499),
    ]),
  ]),
  model('EV6', 6, [
    generation('EV6', 'suv', [2022, 2024], [4680, 1880, 1550], { litres: 490, ncap: 5, trims: ev }, [
      electric('77,4 kWh RWD', [2022, 2024], 168, 'rwd', [77.4, 528, 11, 239], [7.3, 1985], 539),
      electric('77,4 kWh AWD', [2022, 2024], 239, 'awd', [77.4, 506, 11, 239], [5.2, 2090], 589),
      electric('GT', [2023, 2024], 430, 'awd', [77.4, 424, 11, 239], [3.5, 2200], 749),
    ]),
    generation('EV6', 'suv', [2025, 2026], [4695, 1880, 1550], { litres: 490, ncap: 5, trims: ev }, [
      electric('84 kWh RWD', [2025, 2026], 168, 'rwd', [84, 582, 11, 258], [7.7, 2000], 549),
      electric('84 kWh AWD', [2025, 2026], 239, 'awd', [84, 546, 11, 258], [5.3, 2110], 599),
    ]),
  ]),
  model('EV9', 2, [
    generation(
      'EV9',
      'large-suv',
      [2024, 2026],
      [5010, 1980, 1755],
      {
        seats: 7,
        litres: 333,
        ncap: 5,
        trims: [
          ['Earth', 2],
          ['GT-Line', 3],
        ],
      },
      [
        electric('99,8 kWh RWD', [2024, 2026], 150, 'rwd', [99.8, 563, 11, 210], [9.4, 2499], 839),
        electric('99,8 kWh AWD', [2024, 2026], 283, 'awd', [99.8, 505, 11, 210], [5.3, 2664], 899),
      ],
    ),
  ]),
  model('PV5', 1, [
    generation(
      'PV5 Cargo',
      'van',
      [2026, 2026],
      [4695, 1895, 1905],
      {
        seats: 2,
        litres: 4400,
        ncap: 0,
        trims: [
          ['Essential', 1],
          ['Plus', 2],
        ],
      },
      [
        electric('51,5 kWh', [2026, 2026], 89, 'fwd', [51.5, 297, 11, 150], [12.8, 1920], 399),
        electric('71,2 kWh', [2026, 2026], 120, 'fwd', [71.2, 416, 11, 150], [10.8, 2050], 459),
      ],
    ),
  ]),
]);
