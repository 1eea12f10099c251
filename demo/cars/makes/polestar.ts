import { electric, generation, make, model, type Trim } from '../catalogue.ts';

const trims: readonly Trim[] = [
  ['Pilot', 1],
  ['Pilot Plus', 2],
  ['Pilot Plus Performance', 3],
];

export const polestar = make('POLESTAR', { faces: ['closed-ev', 'slim-led'], keeps: 0.92 }, [
  model('2', 6, [
    generation('2', 'saloon', [2021, 2023], [4606, 1859, 1479], { doors: 5, litres: 405, ncap: 5, trims }, [
      electric('Standard Range Single Motor', [2022, 2023], 165, 'fwd', [64, 440, 11, 116], [7.4, 2015], 489),
      electric('Long Range Single Motor', [2022, 2023], 170, 'fwd', [78, 542, 11, 155], [7.4, 2040], 529),
      electric('Long Range Dual Motor', [2021, 2023], 300, 'awd', [78, 487, 11, 155], [4.7, 2190], 589),
    ]),
    generation('2', 'saloon', [2024, 2026], [4606, 1859, 1473], { doors: 5, litres: 405, ncap: 5, trims }, [
      electric('Standard Range Single Motor', [2024, 2026], 200, 'rwd', [70, 554, 11, 180], [6.2, 1995], 519),
      electric('Long Range Single Motor', [2024, 2026], 220, 'rwd', [82, 659, 11, 205], [6.2, 2090], 569),
      electric('Long Range Dual Motor', [2024, 2026], 310, 'awd', [82, 596, 11, 205], [4.5, 2180], 629),
    ]),
  ]),
  model('3', 2, [
    generation('3', 'large-suv', [2024, 2026], [4900, 1968, 1614], { litres: 484, ncap: 5, trims }, [
      electric('Long Range Single Motor', [2025, 2026], 220, 'rwd', [111, 706, 11, 250], [7.8, 2403], 849),
      electric('Long Range Dual Motor', [2024, 2026], 360, 'awd', [111, 631, 11, 250], [5.0, 2584], 949),
    ]),
  ]),
  model('4', 3, [
    generation('4', 'suv', [2024, 2026], [4840, 2008, 1534], { litres: 526, ncap: 5, trims }, [
      electric('Long Range Single Motor', [2024, 2026], 200, 'rwd', [100, 620, 11, 200], [7.1, 2230], 699),
      electric('Long Range Dual Motor', [2024, 2026], 400, 'awd', [100, 590, 22, 200], [3.8, 2355], 789),
    ]),
  ]),
]);
