import { expect, test } from 'vitest';
import type { Authored } from '../../../shared/platform/fields/fields.ts';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.ts';
import type { fields } from './fields.ts';
import type { BayPlan } from './free-bays.ts';

const threeBays = {
  title: 'Which bay is free?',
  text: 'Drive in where the bar is light. No booking needed.',
  hours: [
    { firstDay: 'Monday', lastDay: 'Friday', opens: '05:00', closes: '23:00' },
    { firstDay: 'Saturday', lastDay: 'Saturday', opens: '07:00', closes: '15:00' },
  ],
  bays: [
    {
      name: 'Bay 1',
      note: 'Heavy, pit, 4.5 metres',
      taken: [{ firstDay: 'Monday', lastDay: 'Friday', begins: '05:00', ends: '09:30' }],
    },
    {
      name: 'Bay 2',
      note: 'Heavy, brake tester',
      taken: [{ firstDay: 'Monday', lastDay: 'Saturday', begins: '05:00', ends: '23:00' }],
    },
    { name: 'Bay 3', note: 'Vans, lift' },
  ],
  link: { href: 'tel:+46105500140', text: '010-550 01 40' },
} satisfies Authored<typeof fields>;

const timetable = renderBlock<typeof fields, BayPlan | undefined>(block);
const sample = {
  ...threeBays,
  bays: threeBays.bays.map((bay) => ({ taken: [], ...bay })),
};

function planAt(now: string, day?: string) {
  const context = {
    site: { timeZone: 'Europe/Stockholm' },
    now: new Date(now),
    query: day ? { day: [day] } : {},
    validUntil: () => {},
  } as unknown as Parameters<typeof block.load>[1];
  return block.load(sample as unknown as Parameters<typeof block.load>[0], context);
}

test('today from now on, in words beside the bars', () => {
  const html = timetable(sample, { data: planAt('2026-11-18T11:07:00Z') });
  expect(html).toContain('Öppet 05:00–23:00');
  expect(html).toContain('Ledigt 12:15–23:00');
  expect(html).toContain('Fullt den här dagen');
  expect(html).toMatch(/aria-current="date"[^>]*>I dag</);
});

test('another day is a link, and its address shows it from the morning on', () => {
  expect(timetable(sample, { data: planAt('2026-11-18T11:07:00Z') })).toContain('?day=2026-11-20#bays"');
  const html = timetable(sample, { data: planAt('2026-11-18T11:07:00Z', '2026-11-20') });
  expect(html).toContain('Ledigt 09:30–23:00');
  expect(html).toContain('Ledigt 05:00–23:00');
});

test('after closing the next open day is shown; closed days are left out', () => {
  const plan = planAt('2026-11-21T15:30:00Z');
  expect(plan?.chosen.date).toBe('2026-11-23');
  expect(plan?.days.map(({ date }) => date)).not.toContain('2026-11-22');
});

test('a day from an old link is not shown', () => {
  expect(planAt('2026-11-18T11:07:00Z', '2025-01-01')?.chosen.date).toBe('2026-11-18');
});
