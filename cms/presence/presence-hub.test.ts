import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPresenceHub, type Presence } from './presence-hub.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const anna: Presence = {
  form: 'a form of anna’s',
  person: '1',
  name: 'Anna',
  collection: 'pages',
  id: '12',
  site: '3',
  language: 'sv',
  field: '',
};
const all = () => true;

test('who opens a document is there, in the field that they say, until they have been away for a while', () => {
  const hub = createPresenceHub();
  const told: string[] = [];
  hub.onChange(({ name }) => told.push(name));
  expect(hub.enter(anna)).toBe(true);
  expect(hub.moveTo(anna.form, '1', 'title')).toBe(true);
  expect(hub.find(all)).toMatchObject([{ name: 'Anna', field: 'title' }]);
  hub.leave(anna.form);
  vi.advanceTimersByTime(5_000);
  // The connection was opened again.
  hub.enter(anna);
  vi.advanceTimersByTime(60_000);
  expect(hub.find(all)).toMatchObject([{ name: 'Anna', field: 'title' }]);
  hub.leave(anna.form);
  vi.advanceTimersByTime(6_000);
  expect(hub.find(all)).toEqual([]);
  expect(told).toEqual(['Anna', 'Anna', 'Anna', 'Anna']);
});

test('nobody takes another’s place, nor moves them', () => {
  const hub = createPresenceHub();
  hub.enter(anna);
  expect(hub.enter({ ...anna, person: '2', name: 'Bo' })).toBe(false);
  expect(hub.moveTo(anna.form, '2', 'title')).toBe(false);
  expect(hub.moveTo('another form', '1', 'title')).toBe(false);
  expect(hub.find(all)).toEqual([anna]);
});

test('two tabs of one person are two, and a person has at most twenty', () => {
  const hub = createPresenceHub();
  for (let form = 0; form < 30; form += 1) hub.enter({ ...anna, form: `form ${form}` });
  expect(hub.find(all).map(({ form }) => form)).toEqual(
    Array.from({ length: 20 }, (_, index) => `form ${index + 10}`),
  );
});
