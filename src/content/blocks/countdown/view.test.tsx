import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { aPageContext } from '../../publishing/testing/a-page-context.ts';
import { block } from './block.ts';
import type { fields } from './fields.ts';
import type { Target } from './view.tsx';

const countdown = renderBlock<typeof fields, Target | undefined>(block);
const HOUR = 3_600_000;

const figures = (html: string) =>
  [...html.matchAll(/data-unit="\w+"[^>]*>(\d+)</g)].map(([, figure]) => figure);

test('COUNT-01 the server-rendered page already has the figures', () => {
  const html = countdown({ title: 'Soon' }, { data: { endsAt: 0, leftMs: 26 * HOUR } });
  expect(figures(html)).toEqual(['1', '02', '00', '00']);
  expect(html).not.toContain('data-over=');
});

test('COUNT-02 past its time it shows zeros, and the text for afterwards is visible', () => {
  const html = countdown(
    { text: 'Soon.', textAfter: 'It is open.' },
    { data: { endsAt: 0, leftMs: -26 * HOUR } },
  );
  expect(figures(html)).toEqual(['0', '00', '00', '00']);
  expect(html).toMatch(/<section[^>]* data-over=""/);
  expect(html).toMatch(/group-data-over\/countdown:hidden">Soon\./);
  expect(html).toMatch(/group-not-data-over\/countdown:hidden">It is open\./);
});

test('COUNT-03 the labels are the dictionary’s', () => {
  const html = countdown({}, { data: { endsAt: 0, leftMs: 0 } });
  expect([...html.matchAll(/<dt[^>]*>(\w+)</g)].map(([, label]) => label)).toEqual([
    'dagar',
    'timmar',
    'minuter',
    'sekunder',
  ]);
});

test.each([
  ['Europe/Stockholm', '2026-12-13T17:00:00.000Z'],
  ['Europe/Helsinki', '2026-12-13T16:00:00.000Z'],
  ['Europe/London', '2026-12-13T18:00:00.000Z'],
])('COUNT-03 six o’clock in %s is %s', (timeZone, instant) => {
  const { site } = aPageContext({ timeZone });
  const shown = { ...emptyFields, target: '2026-12-13T18:00' };
  const context = { site, now: new Date('2026-12-13T15:00:00Z') } as Parameters<typeof block.load>[1];
  expect(block.load(shown, context)).toEqual({
    endsAt: Date.parse(instant),
    leftMs: Date.parse(instant) - Date.parse('2026-12-13T15:00:00Z'),
  });
});

test('without a time there is nothing to count to', () => {
  expect(countdown({ title: 'Soon' }, { data: undefined })).toBe('');
});

const emptyFields = { target: '' } as Parameters<typeof block.load>[0];
