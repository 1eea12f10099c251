import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Picture as PictureData } from '../platform/picture.ts';
import { variantWidths } from '../platform/picture.ts';
import { createPageStyles, PageStylesProvider } from './page-styles.tsx';
import { Picture } from './picture.tsx';

const coast: PictureData = {
  id: 'coast',
  src: '/media/3f9c-coast',
  width: 2400,
  height: 1600,
  alt: 'A road along the coast',
  focal: { x: 50, y: 50 },
  vector: false,
};

test('SHELL-19 a large picture lists exactly the widths 320, 640, 1280 and 1920', () => {
  const html = renderToStaticMarkup(<Picture picture={coast} sizes="100vw" />);
  const widths = (format: string) =>
    [320, 640, 1280, 1920].map((width) => `/media/3f9c-coast/${width}.${format} ${width}w`).join(', ');
  expect(html).toContain(`<source type="image/avif" srcSet="${widths('avif')}" sizes="100vw"/>`);
  expect(html).toContain(`<img srcSet="${widths('webp')}" sizes="100vw" src="/media/3f9c-coast/1280.webp"`);
});

test.each([
  [4000, [320, 640, 1280, 1920]],
  [1920, [320, 640, 1280, 1920]],
  [1600, [320, 640, 1280, 1920]],
  [1280, [320, 640, 1280]],
  [1000, [320, 640, 1280]],
  [320, [320]],
  [90, [320]],
])('a picture %i px wide is available in %j', (width, widths) => {
  expect(variantWidths(width)).toEqual(widths);
});

test('a small picture does not promise more pixels than it has', () => {
  const html = renderToStaticMarkup(<Picture picture={{ ...coast, width: 1000 }} sizes="50vw" />);
  expect(html).toContain('/media/3f9c-coast/1280.avif 1000w');
});

test('width and height are always set, so that nothing moves', () => {
  expect(renderToStaticMarkup(<Picture picture={coast} sizes="100vw" />)).toMatch(
    /width="2400" height="1600"/,
  );
});

test('pictures load lazily, the first large one at once', () => {
  expect(renderToStaticMarkup(<Picture picture={coast} sizes="100vw" />)).toContain('loading="lazy"');
  const first = renderToStaticMarkup(<Picture picture={coast} sizes="100vw" priority />);
  expect(first).toContain('fetchPriority="high"');
  expect(first).not.toContain('loading=');
});

test('a drawing is sent unchanged', () => {
  const html = renderToStaticMarkup(<Picture picture={{ ...coast, vector: true }} sizes="100vw" />);
  expect(html).toMatch(/^<img [^>]*src="\/media\/3f9c-coast\/original.svg"/);
});

test('focal point and blur become a class, never a style attribute', () => {
  const styles = createPageStyles();
  const picture = { ...coast, focal: { x: 30, y: 70 }, placeholder: 'data:image/webp;base64,AAAA' };
  const html = renderToStaticMarkup(
    <PageStylesProvider styles={styles}>
      <Picture picture={picture} sizes="100vw" fit="cover" />
    </PageStylesProvider>,
  );
  expect(html).not.toContain('style=');
  expect(styles.css()).toContain(
    'object-position:30% 70%;background:url("data:image/webp;base64,AAAA") 30% 70%/cover no-repeat',
  );
});
