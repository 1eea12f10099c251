import { expect, test } from 'vitest';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { block } from './block.ts';

const embed = renderBlock(block);
const youtubeID = 'aqz-KE-bpKQ';
const poster = { media: 'workshop', alt: 'A car on the lift' };

test('EMBED-01 the frame’s address holds the id, and is not loaded until the visitor agrees', () => {
  const html = embed({ youtubeID, title: 'A day', poster });
  expect(html).toContain(`data-video="https://www.youtube-nocookie.com/embed/${youtubeID}?`);
  expect(html).not.toMatch(/<iframe|<script|src="https/);
  expect(html).toContain('aria-label="Spela filmen: A day"');
  expect(html).toContain('Filmen kommer från YouTube, som då får veta att du är här.');
});

test('without script the poster links to the film’s page', () => {
  expect(embed({ youtubeID })).toContain(`<a href="https://www.youtube.com/watch?v=${youtubeID}"`);
});

test('EMBED-02 without an id nothing is rendered, and it is logged', () => {
  expect(embed({ title: 'A day', poster })).toBe('');
  const lines: unknown[] = [];
  const log = { warn: (facts: unknown) => lines.push(facts) };
  block.load({ youtubeID: '' } as never, { site: { name: 'solvik-se' }, path: '/film', log } as never);
  expect(lines).toEqual([{ code: 'EMBED_ID_MISSING', site: 'solvik-se', path: '/film' }]);
});
