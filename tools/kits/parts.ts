import type { Random } from '../../demo/cars/random.ts';
import {
  around,
  BRASS,
  box,
  circle,
  DARK_METAL,
  type Drawing,
  hexagon,
  line,
  METAL,
  PAPER,
  RUBBER,
  repeat,
  ring,
  WHITE,
} from './shapes.ts';

type Draw = (luck: Random) => Drawing;

const square = (size: number, svg: string): Drawing => ({ width: size, height: size, svg });
const sized = (width: number, height: number, svg: string): Drawing => ({ width, height, svg });

const brakeDisc: Draw = (luck) => {
  const radius = luck.whole(96, 112);
  const bolts = luck.pick([4, 5, 5]);
  const drilled = luck.chance(0.4);
  const holes = drilled ? [60, 74, 86].flatMap((r, at) => around(12 + at * 3, r)) : [];
  return square(
    radius * 2,
    ring(radius, 46, METAL) +
      `<circle r="${radius - 5}" fill="none" stroke="#fff" stroke-opacity=".5"/>` +
      (drilled
        ? ''
        : `<circle r="${radius - 24}" fill="none" stroke="#6d726f" stroke-opacity=".25" stroke-width="1.5"/>`) +
      holes.map(([x, y]) => circle(2.6, '#4b504e', x, y)).join('') +
      ring(50, 20, DARK_METAL) +
      around(bolts, 34)
        .map(([x, y]) => circle(5, '#e9e9e4', x, y))
        .join(''),
  );
};

const brakePads: Draw = () => {
  const pad = (y: number) =>
    `<g transform="translate(0 ${y})"><path d="M-62 22Q-58 -26 0 -30Q58 -26 62 22Q30 10 0 10Q-30 10 -62 22Z" fill="${DARK_METAL}" stroke="#1b1d17" stroke-opacity=".4"/><path d="M-50 10Q-46 -18 0 -21Q46 -18 50 10Q24 1 0 1Q-24 1 -50 10Z" fill="#7d6a58"/>${line(0, -20, 0, 0, '#4d3f33', 4)}</g>`;
  return sized(128, 124, pad(-32) + pad(34));
};

const springs: Draw = () =>
  sized(
    84,
    60,
    repeat(2, (at) => {
      const y = at * 32 - 16;
      return `<path d="M-36 ${y}h10l5 -10l8 20l8 -20l8 20l8 -20l5 10h18" fill="none" stroke="#8b908d" stroke-width="4" stroke-linejoin="round" stroke-linecap="round"/>`;
    }),
  );

const bottle =
  (fill: string, cap: string, label: string): Draw =>
  (luck) => {
    const wide = luck.whole(84, 96);
    return sized(
      wide,
      168,
      `<path d="M${-wide / 2} -38Q${-wide / 2} -58 -20 -62V-72H20V-62Q${wide / 2} -58 ${wide / 2} -38V70Q${wide / 2} 84 ${wide / 2 - 14} 84H${14 - wide / 2}Q${-wide / 2} 84 ${-wide / 2} 70Z" fill="${fill}" stroke="#1b1d17" stroke-opacity=".3"/>` +
        box(44, 20, cap, 5, 0, -74) +
        box(wide - 16, 84, '#f6f6ef', 4, 0, 24) +
        box(wide - 16, 22, label, 2, 0, -4) +
        line(-22, 28, 22, 28, '#34571f', 5) +
        line(-22, 42, 12, 42, '#1b1d17', 3, 0.45) +
        line(-22, 52, 18, 52, '#1b1d17', 3, 0.45),
    );
  };

const oilFilter: Draw = (luck) => {
  const paper = luck.chance(0.5);
  return sized(
    76,
    104,
    paper
      ? box(74, 100, PAPER, 6) +
          repeat(12, (at) => line(-34 + at * 6.2, -42, -34 + at * 6.2, 42, '#a8873f', 1.4, 0.7)) +
          box(76, 12, '#2d4f9e', 5, 0, -46) +
          box(76, 12, '#2d4f9e', 5, 0, 46)
      : box(74, 98, DARK_METAL, 12) +
          box(74, 30, '#34571f', 0, 0, 6) +
          line(-22, 6, 22, 6, '#f2c318', 6) +
          repeat(6, (at) => line(-30 + at * 12, -46, -30 + at * 12, -34, '#1d1f1e', 2, 0.7)),
  );
};

const pleats = (width: number, height: number, frame: string, paper: string): Drawing => {
  const count = Math.floor((width - 20) / 7);
  return sized(
    width,
    height,
    box(width, height, frame, 8) +
      box(width - 16, height - 16, paper, 3) +
      repeat(count, (at) => {
        const x = -(width - 24) / 2 + at * 7;
        return line(x, -(height - 22) / 2, x, (height - 22) / 2, '#1b1d17', 1.6, 0.3);
      }),
  );
};
const airFilter: Draw = (luck) => pleats(luck.whole(190, 230), luck.whole(118, 140), '#c9542d', PAPER);
const cabinFilter: Draw = (luck) =>
  pleats(luck.whole(170, 200), 112, WHITE, luck.pick(['#6f7370', '#dfe3dc']));

const seal: Draw = () => square(36, ring(17, 9, BRASS));
const gasket: Draw = (luck) =>
  square(
    64,
    ring(31, 22, luck.pick([RUBBER, '#b5532e'])) +
      around(3, 27)
        .map(([x, y]) => circle(3.5, '#e9e9e4', x, y))
        .join(''),
  );

const sparkPlug: Draw = () =>
  sized(
    26,
    132,
    box(10, 30, METAL, 2, 0, -52) +
      box(20, 36, WHITE, 4, 0, -22) +
      hexagon(14, METAL, 0, 4) +
      box(16, 42, DARK_METAL, 2, 0, 34) +
      repeat(6, (at) => line(-8, 18 + at * 6, 8, 18 + at * 6, '#2a2d2b', 1.4, 0.8)) +
      `<path d="M-7 56v8h14" fill="none" stroke="#6a6f6c" stroke-width="4"/>`,
  );

const glowPlug: Draw = () =>
  sized(
    20,
    150,
    box(6, 20, METAL, 2, 0, -66) +
      hexagon(10, METAL, 0, -46) +
      box(12, 44, DARK_METAL, 2, 0, -18) +
      repeat(6, (at) => line(-6, -36 + at * 6, 6, -36 + at * 6, '#1d1f1e', 1.2, 0.8)) +
      box(6, 74, METAL, 3, 0, 40),
  );

const coil: Draw = () =>
  sized(
    54,
    150,
    box(52, 46, RUBBER, 8, 0, -50) +
      box(26, 16, '#3c4f9e', 3, 14, -62) +
      box(22, 96, '#2c2e2d', 6, 0, 22) +
      repeat(5, (at) => box(26, 5, '#4a4c4b', 2, 0, 40 + at * 8)),
  );

const tube =
  (fill: string): Draw =>
  () =>
    sized(
      40,
      118,
      `<path d="M-19 58H19L12 -36H-12Z" fill="${fill}" stroke="#1b1d17" stroke-opacity=".3"/>` +
        box(20, 22, '#1b1d17', 3, 0, -46) +
        box(38, 8, WHITE, 1, 0, 56) +
        line(-9, 8, 9, 8, '#fff', 4) +
        line(-9, 20, 6, 20, '#fff', 3, 0.7),
    );

const shock: Draw = (luck) =>
  sized(
    300,
    64,
    `<g transform="rotate(90)">${
      ring(18, 9, RUBBER).replace('<path', '<path transform="translate(0 -132)"') +
      box(14, 96, METAL, 4, 0, -76) +
      box(50, 150, luck.pick(['#34571f', '#26292a', '#b03a22']), 12, 0, 44) +
      line(-16, -20, -16, 106, '#fff', 5, 0.25) +
      box(46, 12, DARK_METAL, 3, 0, -28) +
      ring(20, 10, RUBBER).replace('<path', '<path transform="translate(0 130)"')
    }</g>`,
  );

const bellows: Draw = () =>
  sized(
    66,
    96,
    repeat(6, (at) => box(40 + (at % 2) * 12 + at * 2, 18, RUBBER, 8, 0, -38 + at * 15)),
  );

const bearing: Draw = () =>
  square(
    128,
    ring(63, 44, METAL) +
      around(12, 37)
        .map(([x, y]) => circle(8, METAL, x, y))
        .join('') +
      ring(30, 19, METAL) +
      `<circle r="37" fill="none" stroke="#3a3e3c" stroke-opacity=".35" stroke-width="2"/>`,
  );

const hubNut: Draw = () => square(48, hexagon(23, METAL) + circle(11, '#4b504e'));
const nut: Draw = () => square(30, hexagon(14, METAL) + circle(6, '#4b504e'));
const bolt: Draw = () =>
  sized(
    24,
    76,
    hexagon(12, METAL, 0, -26) +
      box(12, 52, METAL, 3, 0, 10) +
      repeat(6, (at) => line(-6, 4 + at * 5, 6, 4 + at * 5, '#5a5f5d', 1.2)),
  );
const pin: Draw = () => sized(20, 84, box(16, 12, DARK_METAL, 3, 0, -36) + box(9, 70, METAL, 4, 0, 6));

const ballJoint: Draw = () =>
  sized(
    112,
    120,
    `<path d="M-54 34L-26 -6Q0 -26 26 -6L54 34Q30 48 0 48Q-30 48 -54 34Z" fill="${DARK_METAL}" stroke="#1b1d17" stroke-opacity=".35"/>` +
      circle(26, RUBBER, 0, 8) +
      box(16, 58, METAL, 4, 0, -34) +
      repeat(4, (at) => line(-8, -58 + at * 6, 8, -58 + at * 6, '#5a5f5d', 1.2)) +
      circle(6, '#e9e9e4', -36, 30) +
      circle(6, '#e9e9e4', 36, 30),
  );

const cotter: Draw = () =>
  sized(
    24,
    60,
    `<path d="M-4 26V-14Q-10 -28 0 -28Q10 -28 4 -14V22" fill="none" stroke="#9aa09d" stroke-width="4" stroke-linecap="round"/>`,
  );

const toothedBelt: Draw = (luck) => {
  const wide = luck.whole(190, 220);
  const path = `M${-wide / 2} -10Q${-wide / 2} -62 -40 -62Q0 -62 20 -30Q40 -52 70 -44Q${wide / 2} -36 ${wide / 2} 8Q${wide / 2} 60 40 60Q-4 60 -24 34Q-${wide / 2 - 6} 50 ${-wide / 2} -10Z`;
  return sized(
    wide + 16,
    140,
    `<path d="${path}" fill="none" stroke="#1d1f1e" stroke-width="15"/><path d="${path}" fill="none" stroke="#565957" stroke-width="11" stroke-dasharray="3 5"/>`,
  );
};

const ribbedBelt: Draw = (luck) => {
  const wide = luck.whole(180, 210);
  const path = `M${-wide / 2} 0Q${-wide / 2} -56 -30 -52Q10 -48 30 -20Q60 -58 ${wide / 2} -20Q${wide / 2 + 8} 40 40 50Q0 56 -30 28Q-${wide / 2} 52 ${-wide / 2} 0Z`;
  return sized(
    wide + 22,
    130,
    `<path d="${path}" fill="none" stroke="#202221" stroke-width="16"/>${[-4, 0, 4].map((shift) => `<path d="${path}" transform="translate(0 ${shift})" fill="none" stroke="#6b6e6c" stroke-width="1.2"/>`).join('')}`,
  );
};

const pulley: Draw = (luck) =>
  square(
    96,
    ring(47, 30, luck.pick([METAL, RUBBER])) +
      `<circle r="40" fill="none" stroke="#1b1d17" stroke-opacity=".3" stroke-width="2"/>` +
      ring(31, 12, METAL) +
      hexagon(11, DARK_METAL),
  );

const tensioner: Draw = () =>
  sized(
    108,
    110,
    `<path d="M-50 40Q-54 10 -20 0L20 30L-4 52Q-34 58 -50 40Z" fill="${DARK_METAL}"/>` +
      circle(7, '#e9e9e4', -32, 34) +
      `<g transform="translate(10 -10)">${ring(42, 14, METAL)}${circle(9, DARK_METAL)}</g>`,
  );

const waterPump: Draw = () =>
  sized(
    128,
    124,
    `<path d="M-60 -20Q-40 -60 0 -56Q44 -60 60 -16Q62 34 20 56Q-30 62 -54 30Z" fill="${METAL}" stroke="#1b1d17" stroke-opacity=".3"/>` +
      [
        [-46, -14],
        [34, -38],
        [44, 22],
        [-30, 40],
      ]
        .map(([x = 0, y = 0]) => circle(6, '#4b504e', x, y))
        .join('') +
      circle(32, DARK_METAL) +
      around(7, 20)
        .map(([x, y]) => line(0, 0, x, y, '#c3c7c5', 5))
        .join('') +
      circle(8, METAL),
  );

const clutchDisc: Draw = (luck) =>
  square(
    196,
    ring(97, 62, '#6b5a49') +
      around(16, 80)
        .map(([x, y]) => line(x * 0.84, y * 0.84, x * 1.16, y * 1.16, '#3c3128', 2.4))
        .join('') +
      ring(64, 14, METAL) +
      around(luck.pick([4, 6]), 40)
        .map(([x, y]) => box(22, 12, luck.pick([BRASS, DARK_METAL]), 6, x, y))
        .join('') +
      ring(18, 10, DARK_METAL),
  );

const pressurePlate: Draw = () =>
  square(
    204,
    ring(101, 58, DARK_METAL) +
      around(6, 90)
        .map(([x, y]) => circle(5, '#e9e9e4', x, y))
        .join('') +
      around(18, 58)
        .map(([x, y]) => line(x * 0.42, y * 0.42, x, y, '#b9bdbb', 8))
        .join('') +
      `<circle r="72" fill="none" stroke="#c3c7c5" stroke-opacity=".4" stroke-width="5"/>`,
  );

const releaseBearing: Draw = () => square(84, ring(41, 22, METAL) + ring(31, 22, '#3a3e3c'));
const alignmentTool: Draw = () =>
  sized(
    30,
    150,
    box(26, 50, '#e0b92a', 8, 0, -48) + box(18, 60, '#e0b92a', 3, 0, 6) + box(12, 40, '#c9a21d', 3, 0, 54),
  );

const cvJoint: Draw = () =>
  sized(
    98,
    190,
    box(84, 74, DARK_METAL, 22, 0, -36) +
      repeat(4, (at) => line(-40, -58 + at * 14, 40, -58 + at * 14, '#c3c7c5', 2, 0.35)) +
      box(34, 60, METAL, 4, 0, 30) +
      repeat(8, (at) => line(-13 + at * 3.8, 6, -13 + at * 3.8, 56, '#5a5f5d', 1.2)) +
      box(22, 36, METAL, 3, 0, 74),
  );

const clamp: Draw = () =>
  square(
    62,
    `<circle r="26" fill="none" stroke="#b9bdbb" stroke-width="7"/>` + box(22, 16, METAL, 3, 0, -27),
  );

const battery: Draw = (luck) =>
  sized(
    230,
    164,
    box(226, 150, '#26292a', 8, 0, 6) +
      box(226, 34, luck.pick(['#34571f', '#1c1e1d', '#26406e']), 6, 0, -52) +
      box(28, 20, METAL, 5, -78, -74) +
      box(28, 20, METAL, 5, 78, -74) +
      box(178, 76, '#f6f6ef', 5, 0, 24) +
      line(-70, 8, 30, 8, '#34571f', 8) +
      line(-70, 28, 60, 28, '#1b1d17', 4, 0.4) +
      line(-70, 42, 20, 42, '#1b1d17', 4, 0.4),
  );

const terminal: Draw = () =>
  sized(
    60,
    70,
    ring(18, 9, BRASS).replace('<path', '<path transform="translate(0 -14)"') +
      box(26, 34, BRASS, 5, 0, 16) +
      hexagon(8, METAL, 0, 18),
  );
const cover =
  (fill: string): Draw =>
  () =>
    sized(58, 44, box(56, 40, fill, 12) + line(-14, 0, 14, 0, '#fff', 5, 0.7));

const bulb =
  (glass: string): Draw =>
  () =>
    sized(
      36,
      84,
      `<ellipse cx="0" cy="-20" rx="16" ry="22" fill="${glass}" fill-opacity=".8" stroke="#1b1d17" stroke-opacity=".3"/>` +
        `<path d="M-5 -8V-20L0 -26L5 -20V-8" fill="none" stroke="#6a6f6c" stroke-width="2"/>` +
        box(26, 18, METAL, 3, 0, 8) +
        box(18, 22, METAL, 2, 0, 28),
    );

const wiper =
  (length: number): Draw =>
  () =>
    sized(
      length,
      30,
      `<path d="M${-length / 2} 6Q0 -10 ${length / 2} 6L${length / 2} 12Q0 -2 ${-length / 2} 12Z" fill="#232524"/>` +
        box(40, 18, '#3a3d3b', 5, 0, -4) +
        line(-length / 2 + 8, 11, length / 2 - 8, 11, '#6b6e6c', 2),
    );

const heater: Draw = () =>
  sized(
    118,
    104,
    circle(32, METAL, 14, 0) +
      circle(20, DARK_METAL, 14, 0) +
      box(50, 30, RUBBER, 6, -34, 0) +
      `<path d="M14 -20Q34 -34 46 -8Q54 18 34 34" fill="none" stroke="${'#c99f4a'}" stroke-width="7" stroke-linecap="round"/>`,
  );
const cable: Draw = () =>
  sized(
    150,
    126,
    `<circle r="48" fill="none" stroke="#c7532b" stroke-width="9"/><circle r="38" fill="none" stroke="#b0451f" stroke-width="9"/><path d="M44 20Q64 44 66 56" fill="none" stroke="#c7532b" stroke-width="9"/>` +
      box(24, 30, RUBBER, 5, 62, 46),
  );
const socket: Draw = () =>
  square(
    80,
    box(76, 76, WHITE, 12) + circle(26, '#e4e6e0') + circle(4, '#3a3e3c', -9, 0) + circle(4, '#3a3e3c', 9, 0),
  );

const thermostat: Draw = () =>
  sized(
    124,
    112,
    `<path d="M-58 10Q-58 -34 -14 -40H20V-56H56V-20Q58 40 6 50Q-52 54 -58 10Z" fill="${RUBBER}"/>` +
      `<g transform="translate(-8 8)">${ring(30, 16, METAL)}${circle(13, BRASS)}</g>` +
      circle(6, '#e9e9e4', 40, 14),
  );

const bag: Draw = () =>
  sized(
    86,
    96,
    box(84, 94, '#ffffff', 4).replace('fill="#ffffff"', 'fill="#ffffff" fill-opacity=".55"') +
      box(84, 18, '#34571f', 2, 0, -38) +
      [
        [-18, 0],
        [14, -6],
        [-2, 20],
        [22, 24],
        [-26, 30],
      ]
        .map(([x = 0, y = 0]) => hexagon(10, METAL, x, y))
        .join(''),
  );

/** By the first part of its number. */
export const partDrawings: Readonly<Record<string, Draw>> = {
  OL530: bottle('#26292a', '#f2c318', '#f2c318'),
  OS: oilFilter,
  IS: airFilter,
  RS: cabinFilter,
  TT: seal,
  PS: oilFilter,
  ST: sparkPlug,
  JN4: bottle('#e9e9e4', '#b03a22', '#b03a22'),
  SP: coil,
  KR: tube('#7d8a8f'),
  JLE: brakeDisc,
  JPE: brakePads,
  JJ: springs,
  LT: pin,
  JR: tube('#b87333'),
  JLT: brakeDisc,
  JPT: brakePads,
  KJ: springs,
  IV: shock,
  PK: bellows,
  YL: bearing,
  LM: nut,
  AP: ballJoint,
  SK: bellows,
  SO: cotter,
  PLA: bearing,
  NM: hubNut,
  TI: gasket,
  PU: bag,
  JH: toothedBelt,
  KI: tensioner,
  OP: pulley,
  VP: waterPump,
  JNE: bottle('#d3e6ef', '#2d4f9e', '#2d4f9e'),
  KRU: bolt,
  KL: clutchDisc,
  PA: pressurePlate,
  PB: releaseBearing,
  KT: alignmentTool,
  VN: cvJoint,
  NR: tube('#34571f'),
  KIR: clamp,
  MH: ribbedBelt,
  OR: pulley,
  TM: thermostat,
  LK: clamp,
  AHS: cabinFilter,
  HP: bottle('#f6f6ef', '#34571f', '#34571f'),
  AKK: battery,
  NK: terminal,
  NS: cover('#b03a22'),
  H7: bulb('#eef4f8'),
  PY21: bulb('#f0a52e'),
  P21: bulb('#eef4f8'),
  RK: bulb('#dfe8ee'),
  PSK: wiper(560),
  PSA: wiper(430),
  PST: wiper(300),
  PN: bottle('#7fb3e0', '#1d3d7a', '#1d3d7a'),
  HT: glowPlug,
  LKT: tube('#a7abaa'),
  LL: heater,
  LJ: cable,
  PR: socket,
  KS: bag,
};
