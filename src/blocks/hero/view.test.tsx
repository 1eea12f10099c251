import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Stored, schemaOf, type Written } from '../../platform/fields/fields.ts';
import { show } from '../../platform/fields/show.ts';
import { createPageStyles, PageStylesProvider } from '../../ui/page-styles.tsx';
import type { PageContext } from '../block.ts';
import { fields } from './fields.ts';
import { Hero } from './view.tsx';

const styles = createPageStyles();

function hero(written: Written<typeof fields>): string {
  const stored = schemaOf(fields).parse(written) as Stored<typeof fields>;
  const shown = show(fields, stored, ({ media, alt = '' }) => ({
    id: media,
    src: `/media/${media}`,
    width: 2000,
    height: 1200,
    alt,
    focal: { x: 62, y: 40 },
    placeholder: `data:image/webp;base64,${media}`,
    vector: false,
  }));
  return renderToStaticMarkup(
    <PageStylesProvider styles={styles}>
      <Hero fields={shown} data={undefined} page={{} as PageContext} />
    </PageStylesProvider>,
  );
}

const image = { media: 'coast', alt: 'The coast road' };

test('HERO-02 without a picture there is no hero, unless its content is a film', () => {
  expect(hero({ title: 'Words alone' })).toBe('');
  expect(hero({ title: 'Words alone', content: 'Video' })).toContain('Words alone');
});

test('HERO-01 phones get their own crop, wide screens the wide one', () => {
  const html = hero({ image, imagePhone: { media: 'upright' } });
  const [forPhones] = html.split('<source type="image/avif" srcSet="/media/coast');
  expect(forPhones).toMatch(/media="\(max-width: 47.99rem\)" srcSet="\/media\/upright\/320.avif 320w/);
  expect(html).toMatch(/<img src="\/media\/coast\/1280.webp" alt="The coast road"[^>]*fetchPriority="high"/);
});

test('HERO-01 a wide picture alone serves every screen', () => {
  expect(hero({ image })).not.toContain('media="(');
});

test.each(['h1', 'h2'] as const)('HERO-03 the heading is an %s when the editor says so', (titleTag) => {
  expect(hero({ image, title: 'Drive', titleTag })).toMatch(
    new RegExp(`<${titleTag}[^>]*>Drive</${titleTag}>`),
  );
});

test.each([
  ['Primary', 'button--primary'],
  ['Secondary', 'button--secondary'],
  ['Ghost', 'button--ghost'],
  ['Ghost Contrast', 'button--ghost-contrast'],
] as const)('HERO-03 the button can be %s', (buttonType, look) => {
  const html = hero({ image, link: { href: '/find-us', text: 'Find us' }, buttonType });
  expect(html).toMatch(new RegExp(`<a href="/find-us" class="button ${look} [^"]*">Find us</a>`));
});

test('HERO-04 black words when chosen, else light ones', () => {
  expect(hero({ image, textColor: 'Black' })).not.toContain('on-dark');
  expect(hero({ image })).toMatch(/<section[^>]*class="[^"]*on-dark/);
});

test('HERO-07 words stand at the top, in the middle or at the bottom, and can be centred', () => {
  expect(hero({ image, title: 'A', contentPlacement: 'Top' })).toContain('justify-start');
  expect(hero({ image, title: 'A', contentPlacement: 'Center' })).toContain('justify-center');
  expect(hero({ image, title: 'A' })).toContain('justify-end');
  expect(hero({ image, title: 'A', centerContent: true })).toContain('text-center');
  expect(hero({ image, title: 'A', hasMarginTop: true })).toContain('mt-section');
});

test('HERO-16 blur and focal point travel in the page, never in a style attribute', () => {
  expect(hero({ image })).not.toContain('style=');
  expect(styles.css()).toContain('--wide-blur:url("data:image/webp;base64,coast")');
  expect(styles.css()).toContain('--wide-point:62% 40%');
});

test('HERO-15 a picture without a blur is shown all the same', () => {
  const stored = schemaOf(fields).parse({ image, title: 'Drive' }) as Stored<typeof fields>;
  const shown = show(fields, stored, ({ media }) => ({
    id: media,
    src: `/media/${media}`,
    width: 600,
    height: 400,
    alt: '',
    focal: { x: 50, y: 50 },
    vector: false,
  }));
  const html = renderToStaticMarkup(<Hero fields={shown} data={undefined} page={{} as PageContext} />);
  expect(html).toContain('Drive');
});

test('a cut-out on the stage never shows a blur behind it', () => {
  const fresh = createPageStyles();
  const stored = schemaOf(fields).parse({ image, variant: 'Stage' }) as Stored<typeof fields>;
  const shown = show(fields, stored, ({ media }) => ({
    id: media,
    src: `/media/${media}`,
    width: 1600,
    height: 1000,
    alt: '',
    focal: { x: 50, y: 50 },
    placeholder: 'data:image/webp;base64,blur',
    vector: false,
  }));
  renderToStaticMarkup(
    <PageStylesProvider styles={fresh}>
      <Hero fields={shown} data={undefined} page={{} as PageContext} />
    </PageStylesProvider>,
  );
  expect(fresh.css()).not.toContain('blur');
});
