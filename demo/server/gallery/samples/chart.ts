import type { fields } from '../../../../src/content/blocks/chart/fields.ts';
import type { Authored } from '../../../../src/shared/platform/fields/fields.ts';

const charging = {
  title: 'From 10 to 80 per cent in 22 minutes',
  text: 'Measured in Björkvik, 300 kW, five degrees outside',
  points: [
    { x: 0, y: 10 },
    { x: 4, y: 19 },
    { x: 8, y: 33 },
    { x: 12, y: 49 },
    { x: 16, y: 64 },
    { x: 19, y: 73 },
    { x: 22, y: 80 },
    { x: 28, y: 87 },
    { x: 34, y: 90.5 },
    { x: 40, y: 93 },
  ],
  top: 100,
  ticks: [
    { x: 0, label: '0 min' },
    { x: 10, label: '10 min' },
    { x: 40, label: '40 min' },
  ],
  mark: { x: 22, value: '80 %', label: '22 min' },
  xTitle: 'Minutes',
  yTitle: 'Battery level, per cent',
};

export const samples = {
  'on ink, one point marked': charging,
  'on paper': { ...charging, tone: 'light' },
} satisfies Record<string, Authored<typeof fields>>;
