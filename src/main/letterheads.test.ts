import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PublishedContent } from '../content/publishing/published-content.ts';
import { createTheme } from '../shared/ui/themes/theme.ts';
import { openLetterheads } from './letterheads.ts';

const svg = readFileSync('demo/media/logos/solvik-on-dark.svg');

function letterheads(bytes: Buffer | undefined, header: object = { logoOnDark: { media: 'logo' } }) {
  let reads = 0;
  const codes: unknown[] = [];
  const site = {
    displayName: 'Solvik',
    url: 'https://solvik.example',
    languages: ['sv', 'en'],
    theme: createTheme('solvik', { colours: { brand: '#0c4a40' } }),
    contact: { address: 'Kajgatan 2', phone: '', email: '' },
  };
  const content = {
    siteNamed: (name: string) => (name === 'solvik-se' ? { site, in: () => ({ header }) } : undefined),
    media: () => ({ file: 'logo-1', width: 91, height: 28, vector: true }),
  } as unknown as PublishedContent;
  const media = {
    original: async () => {
      reads += 1;
      return bytes;
    },
  };
  const log = { warn: ({ code }: { code: string }) => codes.push(code) };
  const find = openLetterheads(content, media, log as never);
  return { find, codes, reads: () => reads };
}

test('an SVG becomes an opaque PNG on the brand’s colour, at twice its size, and is drawn once', async () => {
  const { find, reads } = letterheads(svg, {
    logoOnDark: { media: 'logo' },
    logoWidth: 100,
    logoHeight: 30,
  });
  const { logo, homeUrl } = await find('solvik-se', 'en');
  await find('solvik-se', 'sv');
  expect(reads()).toBe(1);
  expect(homeUrl).toBe('https://solvik.example/en');
  const { format, width = 0, height = 0, hasAlpha } = await sharp(logo?.bytes).metadata();
  expect([format, hasAlpha]).toEqual(['png', false]);
  expect([Math.round(width / 2), Math.round(height / 2)]).toEqual([logo?.width, logo?.height]);
  expect(Math.max(width / 200, height / 60)).toBeCloseTo(1, 1);
  const { data } = await sharp(logo?.bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0x0c, 0x4a, 0x40]);
});

test('a logo for light grounds stands on white', async () => {
  const { find } = letterheads(svg, { logo: { media: 'logo' } });
  expect((await find('solvik-se', 'sv')).logo?.ground).toBe('#ffffff');
});

test('a mail goes out without a logo that cannot be drawn', async () => {
  const { find, codes } = letterheads(Buffer.from('no picture'));
  expect(await find('solvik-se', 'sv')).toMatchObject({ logo: undefined, siteName: 'Solvik' });
  expect(codes).toEqual(['MAIL_LOGO_FAILED']);
});
