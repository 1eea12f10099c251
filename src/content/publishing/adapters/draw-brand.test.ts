import sharp from 'sharp';
import { expect, test } from 'vitest';
import { brandForms } from '../brand-drawing.ts';
import { drawBrand } from './draw-brand.ts';

const grounds = ['#ffffff', '#0c4a40', '#10201d'] as const;

function svgLogo(colour: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect x="10" y="5" width="20" height="10" fill="${colour}"/></svg>`,
  );
}

async function corner(png: Buffer): Promise<number[]> {
  const { data } = await sharp(png)
    .extract({ left: 1, top: 1, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test.each(brandForms)('%s is drawn from a small SVG', async (form) => {
  const drawn = await drawBrand(svgLogo('#0c4a40'), form, grounds);
  if (form === 'icon.svg') return expect(drawn.toString()).toMatch(/^<svg .*href="data:image\/png;base64,/);
  if (form === 'icon.ico') return expect([...drawn.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const { width, height } = await sharp(drawn).metadata();
  const size = Number.parseInt(form, 10);
  expect([width, height]).toEqual(form === 'social.png' ? [1200, 630] : [size, size]);
});

test('a white logo without a ground does not stand on white', async () => {
  expect(await corner(await drawBrand(svgLogo('#ffffff'), '180.png', grounds))).toEqual([12, 74, 64]);
  expect(await corner(await drawBrand(svgLogo('#ffffff'), 'social.png', grounds))).toEqual([12, 74, 64]);
  expect(await corner(await drawBrand(svgLogo('#0c4a40'), '180.png', grounds))).toEqual([255, 255, 255]);
});

test.each([
  [1, 1],
  [8000, 20],
])('a logo of %i by %i pixels is drawn, too', async (width, height) => {
  const logo = await sharp({ create: { width, height, channels: 4, background: '#c02020' } })
    .png()
    .toBuffer();
  const { width: drawn } = await sharp(await drawBrand(logo, '180.png', grounds)).metadata();
  expect(drawn).toBe(180);
});

test('a logo that fills its picture keeps its own ground', async () => {
  const logo = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#c02020' } })
    .jpeg()
    .toBuffer();
  const [red = 0, green = 0] = await corner(await drawBrand(logo, '192.png', grounds));
  expect(red).toBeGreaterThan(180);
  expect(green).toBeLessThan(60);
});
