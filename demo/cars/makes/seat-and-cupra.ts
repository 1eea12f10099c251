import { diesel, electric, generation, make, model, petrol, plugin, type Trim } from '../catalogue.ts';

const trims: readonly Trim[] = [
  ['Reference', 1],
  ['Style', 2],
  ['FR', 3],
];

export const seat = make('SEAT', { faces: ['slim-led', 'wide-grille'], keeps: 0.97 }, [
  model('Ibiza', 5, [
    generation('Ibiza', 'hatchback', [2018, 2026], [4059, 1780, 1444], { litres: 355, ncap: 5, trims }, [
      petrol('1.0 TSI 95', [2018, 2026], 70, 'manual', 'fwd', [5.1, 10.9, 1150], 199),
      petrol('1.0 TSI 115 DSG', [2018, 2026], 85, 'auto', 'fwd', [5.4, 9.9, 1190], 239),
    ]),
  ]),
  model('Leon', 6, [
    generation('Leon ST', 'estate', [2014, 2020], [4549, 1816, 1454], { litres: 587, ncap: 5, trims }, [
      petrol('1.4 TSI 150', [2014, 2018], 110, 'manual', 'fwd', [5.2, 8.2, 1310], 239),
      diesel('2.0 TDI 150 DSG', [2014, 2020], 110, 'auto', 'fwd', [4.7, 8.6, 1410], 279),
    ]),
    generation(
      'Leon Sportstourer',
      'estate',
      [2020, 2026],
      [4642, 1799, 1437],
      { litres: 620, ncap: 5, trims },
      [
        petrol('1.5 eTSI 150 DSG', [2020, 2026], 110, 'auto', 'fwd', [5.5, 8.7, 1400], 319),
        plugin('e-Hybrid', [2021, 2024], 150, 'fwd', [13, 64, 3.6], [1.1, 7.7, 1640], 379),
      ],
    ),
    generation('Leon', 'hatchback', [2020, 2026], [4368, 1799, 1442], { litres: 380, ncap: 5, trims }, [
      petrol('1.5 TSI 130', [2020, 2024], 96, 'manual', 'fwd', [5.3, 9.4, 1300], 279),
      petrol('1.5 eTSI 150 DSG', [2020, 2026], 110, 'auto', 'fwd', [5.4, 8.4, 1360], 309),
    ]),
  ]),
  model('Arona', 4, [
    generation('Arona', 'suv', [2018, 2026], [4138, 1780, 1552], { litres: 400, ncap: 5, trims }, [
      petrol('1.0 TSI 95', [2018, 2026], 70, 'manual', 'fwd', [5.6, 11.2, 1210], 219),
      petrol('1.0 TSI 110 DSG', [2018, 2026], 81, 'auto', 'fwd', [5.9, 10.3, 1250], 259),
    ]),
  ]),
  model('Ateca', 4, [
    generation('Ateca', 'suv', [2017, 2026], [4363, 1841, 1611], { litres: 510, ncap: 5, trims }, [
      petrol('1.5 TSI 150 DSG', [2018, 2026], 110, 'auto', 'fwd', [6.3, 8.6, 1430], 329),
      diesel('2.0 TDI 150 4Drive', [2017, 2024], 110, 'auto', 'awd', [5.8, 9.0, 1590], 379),
    ]),
  ]),
]);

const cupraTrims: readonly Trim[] = [
  ['Dynamic', 2],
  ['VZ', 3],
];

export const cupra = make('CUPRA', { faces: ['slim-led', 'twin-lamp'], keeps: 0.98 }, [
  model('Born', 6, [
    generation(
      'Born',
      'hatchback',
      [2022, 2026],
      [4324, 1809, 1537],
      { litres: 385, ncap: 5, trims: cupraTrims },
      [
        electric('58 kWh', [2022, 2024], 150, 'rwd', [58, 424, 11, 120], [7.3, 1820], 439),
        electric('77 kWh', [2022, 2026], 170, 'rwd', [77, 548, 11, 170], [7.0, 1990], 499),
      ],
    ),
  ]),
  model('Formentor', 6, [
    generation(
      'Formentor',
      'suv',
      [2021, 2026],
      [4450, 1839, 1511],
      { litres: 450, ncap: 5, trims: cupraTrims },
      [
        petrol('1.5 TSI 150 DSG', [2021, 2026], 110, 'auto', 'fwd', [6.2, 8.9, 1450], 379),
        plugin('e-Hybrid 204', [2021, 2024], 150, 'fwd', [12.8, 57, 3.6], [1.5, 7.8, 1660], 449),
        plugin('e-Hybrid 272', [2025, 2026], 200, 'fwd', [19.7, 115, 11], [0.4, 7.1, 1790], 549),
        petrol('VZ5 2.0 TSI 310 4Drive', [2021, 2024], 228, 'auto', 'awd', [8.3, 4.9, 1620], 569),
      ],
    ),
  ]),
  model('Leon', 3, [
    generation(
      'Leon Sportstourer',
      'estate',
      [2021, 2026],
      [4657, 1799, 1437],
      { litres: 470, ncap: 5, trims: cupraTrims },
      [plugin('e-Hybrid 204', [2021, 2024], 150, 'fwd', [12.8, 60, 3.6], [1.3, 7.8, 1660], 419)],
    ),
  ]),
  model('Tavascan', 2, [
    generation(
      'Tavascan',
      'suv',
      [2024, 2026],
      [4644, 1861, 1597],
      { litres: 540, ncap: 5, trims: cupraTrims },
      [
        electric('Endurance', [2024, 2026], 210, 'rwd', [77, 568, 11, 135], [6.8, 2178], 569),
        electric('VZ AWD', [2024, 2026], 250, 'awd', [77, 522, 11, 135], [5.5, 2273], 639),
      ],
    ),
  ]),
]);
