import { expect, test } from 'vitest';
import { youtubeFrameUrl, youtubeId } from './youtube.ts';

test('only an id gets into the address of the frame', () => {
  expect(youtubeId(' aqz-KE-bpKQ ')).toBe('aqz-KE-bpKQ');
  for (const written of ['', 'short', '../../evil?x=', 'https://elsewhere.example/']) {
    expect(youtubeId(written)).toBeUndefined();
  }
});

test('the frame comes from the host that sets no cookies', () => {
  expect(youtubeFrameUrl('aqz-KE-bpKQ', true)).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/,
  );
});
