import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsFor } from '../../../../content/publishing/built-in-texts.ts';
import type { Picture } from '../../../../shared/platform/picture.ts';
import { fillPlaceholders } from '../../../../shared/sites/fill-placeholders.ts';
import { allLanguages } from '../../../../shared/sites/languages.ts';
import { CarGallery } from './car-gallery.tsx';
import { CardGalleryMount } from './card-gallery-mount.tsx';

const texts = textsFor('sv');
const car = { id: '461010605', name: 'Volvo XC60', version: 'T6 Plus' };
const BLUR = 'data:image/png;base64,iVBORw0KGgo=';

function somePictures(total: number): Picture[] {
  return Array.from({ length: total }, (_, at) => ({
    id: `cars/${at}`,
    src: `/media/car-${at}`,
    width: 1280,
    height: 800,
    alt: `Volvo XC60, bild ${at + 1} av ${total}`,
    focal: { x: 50, y: 50 },
    placeholder: BLUR,
    vector: false,
  }));
}

function markup(total: number, mediaAddress?: string): string {
  return renderToStaticMarkup(
    <CarGallery car={car} pictures={somePictures(total)} mediaAddress={mediaAddress} texts={texts} />,
  );
}

const count = (text: string, what: RegExp) => [...text.matchAll(what)].length;

test('the first picture is fetched at once and before others, the rest when they come near', () => {
  const row = /data-slides.*?<\/section>/s.exec(markup(4))?.[0] ?? '';
  const images = [...row.matchAll(/<img [^>]*src="\/media[^>]*>/g)].map(([tag]) => tag);
  expect(images).toHaveLength(4);
  expect(images[0]).toContain('fetchPriority="high"');
  expect(images[0]).not.toContain('loading');
  for (const later of images.slice(1)) expect(later).toContain('loading="lazy"');
});

test('GAL-11 every picture brings the blur that is seen until it has come', () => {
  expect(count(markup(3), /data-blur="" class="gallery-blur[ "]/g)).toBe(3);
  expect(markup(1)).toContain(`<img src="${BLUR}" alt="" aria-hidden="true"`);
});

test('GAL-10 ERR-21 a car without pictures has the empty stage with its text, and nothing to leaf through', () => {
  const empty = markup(0).replace(/<template.*?<\/template>/s, '');
  expect(empty).toContain('Bilden är på väg');
  expect(empty).not.toMatch(/data-slides|data-thumbnail|data-gallery-tools/);
});

test('without script the small pictures are links to the large ones', () => {
  const page = markup(3);
  expect(count(page, /<a href="#picture-\d"/g)).toBe(3);
  for (const number of [1, 2, 3]) expect(page).toContain(`id="picture-${number}"`);
  expect(page).toMatch(/data-gallery-tools="" hidden=""/);
});

test('GAL-08 more than five pictures hide the dots at the ends', () => {
  expect(count(markup(5), /<i data-on=""|<i>|<i><\/i>/g)).toBe(5);
  expect(count(markup(6), /<i hidden=""/g)).toBe(1);
});

test('GAL-15 at the first picture there is no way back', () => {
  expect(markup(3)).toMatch(/<button type="button" disabled="" data-previous=""/);
  expect(markup(1)).not.toContain('data-previous');
});

test('more pictures than fit say how many there are', () => {
  expect(markup(8)).not.toContain('car-gallery__rest');
  expect(markup(18)).toMatch(/car-gallery__rest [^"]*num">\+10</);
});

test('GAL-04 SITE-18 buttons for film and turn wait until it is known that there are any', () => {
  const page = markup(3, '/api/autosonshow/NC22GKH');
  expect(page).toContain('data-media="/api/autosonshow/NC22GKH"');
  expect(page).toMatch(/hidden="" data-open="external"/);
  expect(page).toMatch(/hidden="" data-open="video"/);
  expect(markup(3)).not.toContain('data-media');
});

test('GAL-01 the browser gets the car, its pictures and the words in the language of the page', () => {
  const [, json = ''] = /data-gallery="([^"]*)"/.exec(markup(2)) ?? [];
  const gallery = JSON.parse(json.replaceAll('&quot;', '"'));
  expect(gallery.car).toEqual(car);
  expect(gallery.pictures).toHaveLength(2);
  expect(fillPlaceholders(gallery.texts.galleryPosition, { number: 1, total: 2 })).toBe('Bild 1 av 2');
});

test('LIST-06 CARD-14 pages with cards say once where the gallery of a card gets its words', () => {
  const place = renderToStaticMarkup(<CardGalleryMount language="sv" texts={texts} />);
  expect(place).toMatch(
    /^<div hidden="" data-script="card-gallery" data-awaits="\[data-car\]" data-language="sv"/,
  );
  expect(place).toContain('Stäng galleriet');
});

test('a picture that is not the car’s own says so in the language of the page, others do not', () => {
  const [own, rendered] = somePictures(2) as [Picture, Picture];
  const pictures = [own, { ...rendered, isIllustration: true as const }];
  const said = allLanguages.map((language) => {
    const page = renderToStaticMarkup(
      <CarGallery car={car} pictures={pictures} texts={textsFor(language)} />,
    );
    return [...page.matchAll(/car-gallery__illustration[^"]*">([^<]+)/g)].map(([, text]) => text);
  });
  expect(said.every((texts) => texts.length === 1)).toBe(true);
  expect(new Set(said.flat())).toEqual(
    new Set(['Illustration', 'Illustrasjon', 'Kuva on viitteellinen', 'Ilustračný obrázok']),
  );
});

test('the registration is drawn over a blank plate, and nobody hears it', () => {
  const [first] = somePictures(1) as [Picture];
  const plate = { text: 'NC22 GKH', sign: 'UK', look: 'yellow', matrix: 'matrix(1 0 0 1 0 0)' } as const;
  const page = renderToStaticMarkup(
    <CarGallery car={car} pictures={[{ ...first, plate }]} texts={textsFor('en')} />,
  );
  expect(page).toMatch(/<svg [^>]*aria-hidden="true"[^>]*picture-plate--yellow.*?>NC22 GKH<\/text>/);
  expect(page).toContain('alt="Volvo XC60, bild 1 av 1"');
  expect(page).not.toContain('style=');
});
