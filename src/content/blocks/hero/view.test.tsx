import { expect, test } from 'vitest';
import { createPageStyles } from '../../../shared/ui/page-styles.tsx';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { aPageContext } from '../../publishing/testing/a-page-context.ts';
import { block } from './block.ts';

const hero = renderBlock(block, {
  picture: { width: 2000, focal: { x: 62, y: 40 }, placeholder: 'data:image/webp;base64,coast' },
});

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

test.each(['h1', 'h2'] as const)('HERO-03 the heading is an %s when the editor chooses it', (titleTag) => {
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

test('HERO-04 black text when chosen, otherwise light text', () => {
  expect(hero({ image, textColor: 'Black' })).not.toContain('on-dark');
  expect(hero({ image })).toMatch(/<section[^>]*class="[^"]*on-dark/);
});

test('HERO-07 the text is at the top, in the middle or at the bottom, and can be centred', () => {
  expect(hero({ image, title: 'A', contentPlacement: 'Top' })).toContain('justify-start');
  expect(hero({ image, title: 'A', contentPlacement: 'Center' })).toContain('justify-center');
  expect(hero({ image, title: 'A' })).toContain('justify-end');
  expect(hero({ image, title: 'A', centerContent: true })).toContain('text-center');
  expect(hero({ image, title: 'A', hasMarginTop: true })).toContain('mt-section');
});

test('HERO-16 blur and focal point are in the page’s stylesheet, never in a style attribute', () => {
  const styles = createPageStyles();
  expect(hero({ image }, { styles })).not.toContain('style=');
  expect(styles.css()).toContain('--wide-blur:url("data:image/webp;base64,coast")');
  expect(styles.css()).toContain('--wide-point:62% 40%');
});

test('HERO-15 a picture without a blur is shown all the same', () => {
  const styles = createPageStyles();
  const html = hero({ image, title: 'Drive' }, { styles, picture: { placeholder: undefined } });
  expect(html).toContain('Drive');
  expect(styles.css()).toContain('--wide-blur:none');
});

test('a cut-out on the stage never shows a blur behind it', () => {
  const styles = createPageStyles();
  hero({ image, variant: 'Stage' }, { styles });
  expect(styles.css()).not.toContain('data:image');
});

test('HERO-01 a film comes in two cuts, the upright one for phones, over the picture that is shown until it plays', () => {
  const html = hero({
    content: 'Video',
    image,
    videoDesktop: { media: 'videos/wide' },
    videoPhone: { media: 'videos/upright' },
  });
  expect(html).toMatch(
    /<source src="\/media\/videos-upright\/original.webm" type="video\/webm" media="\(max-width: 47.99rem\)"\/><source src="\/media\/videos-wide\/original.webm"/,
  );
  expect(html).toContain('alt="The coast road"');
  expect(html).toMatch(/<section[^>]*data-script="video-player" data-autoplay=""/);
  expect(hero({ image, videoDesktop: { media: 'videos/wide' } })).not.toContain('<video');
});

test('a file missing from the library affects nothing else: the film falls back to its picture', () => {
  const html = hero({ content: 'Video', image, videoDesktop: { media: 'gone' }, title: 'Drive' });
  expect(html).not.toContain('<video');
  expect(html).toContain('<img');
  expect(hero({ image: { media: 'gone' }, title: 'Drive' })).toBe('');
});

const searchable = { image, hasSearchBar: true, searchUrl: '/kop-bil' };

test('HERO-09 a search bar only when it is enabled, with a hint for phones and one for wide screens', () => {
  const html = hero({
    ...searchable,
    searchPlaceholderPhone: 'Märke',
    searchPlaceholderDesktop: 'Märke eller ord',
  });
  expect(html).toMatch(/<span[^>]* md:hidden"><span[^>]*>Märke<\/span>/);
  expect(html).toMatch(/<span[^>]* max-md:hidden"><span[^>]*>Märke eller ord<\/span>/);
  expect(hero({ ...searchable, hasSearchBar: false })).not.toContain('<form');
});

test('HERO-10 without script it is a plain form that submits the keyphrase to its address', () => {
  expect(hero(searchable)).toMatch(
    /<form role="search"[^>]* action="\/kop-bil">.*<input[^>]* name="keyphrase"/,
  );
});

test('HERO-11 and the browser itself refuses a blank phrase', () => {
  expect(hero(searchable)).toMatch(/<input[^>]* required="" pattern="\.\*\\S\.\*"/);
});

test('without an address of its own the search opens the site’s car list; without either there is none', () => {
  const page = aPageContext({ pathToCarList: '/alla-bilar' });
  expect(hero({ ...searchable, searchUrl: '' }, { page })).toContain('action="/alla-bilar"');
  expect(hero({ ...searchable, searchUrl: '' })).not.toContain('<form');
});
