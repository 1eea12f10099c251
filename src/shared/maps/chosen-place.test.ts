import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubForbiddenSessionStorage, stubSessionStorage } from '../platform/testing/stub-session-storage.ts';
import { readChosenPlace, subscribe, writeChosenPlace } from './chosen-place.ts';

const lund = { label: 'Lund', coordinates: { latitude: 55.706, longitude: 13.187 } };

let stored: Map<string, string>;

beforeEach(() => {
  stored = stubSessionStorage();
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  vi.stubGlobal('dispatchEvent', events.dispatchEvent.bind(events));
});

afterEach(() => {
  writeChosenPlace(undefined);
  vi.unstubAllGlobals();
});

test('a chosen place is read again, as the same object', () => {
  expect(readChosenPlace()).toBeUndefined();
  writeChosenPlace(lund);
  expect(readChosenPlace()).toEqual(lund);
  expect(readChosenPlace()).toBe(readChosenPlace());
});

test('a place can be forgotten', () => {
  writeChosenPlace(lund);
  writeChosenPlace(undefined);
  expect(readChosenPlace()).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('other islands hear of a change until they stop listening', () => {
  const heard: unknown[] = [];
  const stop = subscribe((place) => heard.push(place?.label));
  writeChosenPlace(lund);
  writeChosenPlace(undefined);
  stop();
  writeChosenPlace(lund);
  expect(heard).toEqual(['Lund', undefined]);
});

test('a page that the back button brings from memory hears what was chosen meanwhile', () => {
  const heard: unknown[] = [];
  const stop = subscribe((place) => heard.push(place?.label));
  stored.set('chosenPlace', JSON.stringify({ version: 1, ...lund }));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
  stop();
  expect(heard).toEqual(['Lund']);
});

describe('is ignored', () => {
  test.each([
    ['text that is no JSON', '{'],
    ['null', 'null'],
    ['another version', JSON.stringify({ version: 2, ...lund })],
    ['no version', JSON.stringify(lund)],
    ['no label', JSON.stringify({ version: 1, label: '', coordinates: lund.coordinates })],
    ['no coordinates', JSON.stringify({ version: 1, label: 'Lund' })],
    [
      'a place not on earth',
      JSON.stringify({ version: 1, label: 'x', coordinates: { latitude: 91, longitude: 0 } }),
    ],
  ])('%s', (_, text) => {
    stored.set('chosenPlace', text);
    expect(readChosenPlace()).toBeUndefined();
  });
});

test('without storage the place lasts as long as the page', () => {
  stubForbiddenSessionStorage();
  writeChosenPlace(lund);
  expect(readChosenPlace()).toEqual(lund);
});
