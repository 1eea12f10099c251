import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { aCar } from '../testing/a-car.ts';
import { galleryPictures } from './gallery-pictures.ts';

const BLUR = 'data:image/png;base64,iVBORw0KGgo=';
const pictureAt = (address: string | undefined, alt: string) =>
  address?.startsWith('/media/')
    ? {
        id: address,
        src: address,
        width: 1280,
        height: 800,
        alt,
        focal: { x: 50, y: 50 },
        placeholder: 'data:own',
        vector: false,
      }
    : undefined;

const picturesOf = (car_images: readonly object[]) =>
  galleryPictures(aCar({ car_images, car_regno: 'abc12d' }), {
    pictureAt,
    texts: textsFor('sv'),
    site: { country: 'SE', languages: ['sv'], carDetailPath: '/bil/{slug}' },
  });

test('GAL-11 each picture brings the blur of its own from the stock, or the library’s where that is no small picture', () => {
  const pictures = picturesOf([
    { original: '/media/front', blur_data_url: BLUR },
    { original: '/media/side', blur_data_url: 'https://elsewhere.example/blur.png' },
    { original: '/media/rear' },
  ]);
  expect(pictures.map(({ placeholder }) => placeholder)).toEqual([BLUR, 'data:own', 'data:own']);
});

test('pictures that are not in the library are left out, and the rest are numbered', () => {
  const pictures = picturesOf([
    { original: 'https://elsewhere.example/1.jpg' },
    { original: '/media/front' },
  ]);
  expect(pictures.map(({ alt }) => alt)).toEqual(['Volvo XC60, bild 1 av 1']);
});

test('what the feed calls an illustration is one, and its blank plate gets the car’s registration', () => {
  const corners = [
    [0.2, 0.6],
    [0.3, 0.6],
    [0.3, 0.65],
    [0.2, 0.65],
  ];
  const [rendered, photo] = picturesOf([
    { original: '/media/front', is_illustration: true, blank_plate: { corners, end: 'front' } },
    { original: '/media/own', blank_plate: 'nonsense' },
  ]);
  expect(rendered).toMatchObject({ isIllustration: true, plate: { text: 'ABC 12D', sign: 'S' } });
  expect(photo).not.toHaveProperty('plate');
  expect(photo).not.toHaveProperty('isIllustration');
});
