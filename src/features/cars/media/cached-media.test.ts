import { expect, test } from 'vitest';
import type { Log, LogFields } from '../../../shared/platform/log.ts';
import { cachedMedia } from './cached-media.ts';
import { carMedia } from './car-media.ts';

const film = carMedia({ video: '/film.webm' });

function aProvider() {
  const state = { fails: false, asked: 0, minutes: 0 };
  const lines: LogFields[] = [];
  const note = (facts: LogFields) => void lines.push(facts);
  const log: Log = { info: note, warn: note, error: note };
  const provider = {
    mediaOf: async () => {
      state.asked += 1;
      if (state.fails) throw new Error('down');
      return film;
    },
  };
  return { state, lines, media: cachedMedia(provider, log, () => state.minutes * 60_000) };
}

test('a car is asked about once in ten minutes, also when many ask at once', async () => {
  const { state, media } = aProvider();
  await Promise.all([media.mediaOf('NC22GKH'), media.mediaOf('NC22GKH')]);
  await media.mediaOf('NC22GKH');
  expect(state.asked).toBe(1);
  await media.mediaOf('PV23DGL');
  state.minutes = 11;
  await media.mediaOf('NC22GKH');
  expect(state.asked).toBe(3);
});

test('GAL-13 while the provider fails its last good answer stands, and the log tells', async () => {
  const { state, lines, media } = aProvider();
  await media.mediaOf('NC22GKH');
  state.minutes = 11;
  state.fails = true;
  expect(await media.mediaOf('NC22GKH')).toBe(film);
  expect(lines).toMatchObject([{ code: 'MEDIA_FAILED', regNo: 'NC22GKH', lastGood: true }]);
});

test('GAL-13 without a last good answer it is a failure, and the next who asks has another try', async () => {
  const { state, lines, media } = aProvider();
  state.fails = true;
  await expect(media.mediaOf('NC22GKH')).rejects.toThrow('down');
  state.fails = false;
  expect(await media.mediaOf('NC22GKH')).toBe(film);
  expect(lines).toHaveLength(1);
});
