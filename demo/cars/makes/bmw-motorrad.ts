import { electric, generation, make, model, petrol, type Trim } from '../catalogue.ts';

const trims: readonly Trim[] = [
  ['Standard', 1],
  ['Trophy', 2],
  ['Triple Black', 2],
];
const plain: readonly Trim[] = [
  ['Standard', 1],
  ['Style Sport', 2],
];
const bike = { seats: 2, litres: 0, ncap: 0 };

export const bmwMotorrad = make('BMWMOTORRAD', { faces: ['twin-lamp'], keeps: 1.02 }, [
  model('R 1250 GS', 6, [
    generation('R 1250 GS', 'motorcycle', [2019, 2023], [2207, 952, 1430], { ...bike, trims }, [
      petrol('R 1250 GS', [2019, 2023], 100, 'manual', 'rwd', [4.8, 3.6, 249], 215),
    ]),
    generation('R 1250 GS Adventure', 'motorcycle', [2019, 2024], [2270, 952, 1460], { ...bike, trims }, [
      petrol('R 1250 GS Adventure', [2019, 2024], 100, 'manual', 'rwd', [4.9, 3.6, 268], 235),
    ]),
  ]),
  model('R 1300 GS', 7, [
    generation('R 1300 GS', 'motorcycle', [2024, 2026], [2212, 1000, 1490], { ...bike, trims }, [
      petrol('R 1300 GS', [2024, 2026], 107, 'manual', 'rwd', [4.8, 3.4, 237], 245),
    ]),
    generation('R 1300 GS Adventure', 'motorcycle', [2025, 2026], [2280, 1012, 1540], { ...bike, trims }, [
      petrol('R 1300 GS Adventure', [2025, 2026], 107, 'manual', 'rwd', [4.9, 3.4, 269], 275),
    ]),
  ]),
  model('R 12 nineT', 3, [
    generation('R 12 nineT', 'motorcycle', [2024, 2026], [2130, 870, 1060], { ...bike, trims: plain }, [
      petrol('R 12 nineT', [2024, 2026], 80, 'manual', 'rwd', [5.1, 3.6, 220], 208),
    ]),
  ]),
  model('R nineT', 2, [
    generation('R nineT', 'motorcycle', [2017, 2023], [2105, 865, 1100], { ...bike, trims: plain }, [
      petrol('R nineT', [2017, 2023], 80, 'manual', 'rwd', [5.1, 3.5, 221], 189),
    ]),
  ]),
  model('F 900 XR', 4, [
    generation('F 900 XR', 'motorcycle', [2020, 2026], [2150, 860, 1320], { ...bike, trims: plain }, [
      petrol('F 900 XR', [2020, 2026], 77, 'manual', 'rwd', [4.2, 3.6, 219], 156),
    ]),
  ]),
  model('S 1000 XR', 2, [
    generation('S 1000 XR', 'motorcycle', [2020, 2026], [2333, 917, 1460], { ...bike, trims: plain }, [
      petrol('S 1000 XR', [2020, 2026], 121, 'manual', 'rwd', [6.2, 3.2, 226], 219),
    ]),
  ]),
  model('CE 04', 1, [
    generation('CE 04', 'motorcycle', [2022, 2026], [2285, 855, 1150], { ...bike, trims: plain }, [
      electric('CE 04', [2022, 2026], 31, 'rwd', [8.9, 130, 6.9, 0], [9.1, 231], 159),
    ]),
  ]),
  model('CE 02', 1, [
    generation('CE 02', 'motorcycle', [2024, 2026], [1970, 876, 1140], { ...bike, trims: plain }, [
      electric('CE 02', [2024, 2026], 11, 'rwd', [3.9, 90, 1.5, 0], [12, 132], 100),
    ]),
  ]),
]);
