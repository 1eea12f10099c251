import { expect, test } from 'vitest';
import { youtubeFrameUrl, youtubeId } from './youtube.ts';

const id = 'aqz-KE-bpKQ';

test.each([
  ` ${id} `,
  `https://www.youtube.com/watch?v=${id}`,
  `http://youtube.com/watch?v=${id}&t=42s`,
  `https://www.youtube.com/watch?list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs&index=3&v=${id}`,
  `https://youtu.be/${id}`,
  `https://youtu.be/${id}?si=abcdefgh&t=10`,
  `youtu.be/${id}`,
  `www.youtube.com/watch?v=${id}`,
  `m.youtube.com/watch?v=${id}&feature=youtu.be`,
  `https://music.youtube.com/watch?v=${id}&list=RDAMVM`,
  `https://www.youtube.com/shorts/${id}?feature=share`,
  `https://www.youtube.com/live/${id}?si=x`,
  `https://www.youtube.com/embed/${id}?start=30`,
  `https://www.youtube-nocookie.com/embed/${id}`,
  `//www.youtube.com/embed/${id}`,
  `https://www.youtube.com/v/${id}`,
  `HTTPS://WWW.YOUTUBE.COM/watch?v=${id}#t=20`,
  `<iframe width="560" height="315" src="https://www.youtube.com/embed/${id}?si=x" allowfullscreen></iframe>`,
])('the film is found in %s', (written) => {
  expect(youtubeId(written)).toBe(id);
});

test.each([
  '',
  'short',
  '../../evil?x=',
  'https://elsewhere.example/',
  `https://vimeo.com/watch?v=${id}`,
  `https://youtube.com.evil.example/watch?v=${id}`,
  `https://evil.example/?u=youtube.com/watch?v=${id}`,
  `javascript:youtube.com/watch?v=${id}`,
  'https://www.youtube.com/@solvik',
  'https://www.youtube.com/playlist?list=PL590L5WQmH8fJ54F369BLDSqIwcs-TCfs',
  `https://www.youtube.com/watch?v=${id}extra`,
  `https://www.youtube.com/embed/${id}%2f..%2fevil`,
])('no film is found in %s', (written) => {
  expect(youtubeId(written)).toBeUndefined();
});

test('the frame comes from the host that sets no cookies', () => {
  expect(youtubeFrameUrl(id, true)).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?/);
});
