import { expect, test } from 'vitest';
import { textsFor } from '../../publishing/built-in-texts.ts';
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
  galleryPictures(aCar({ car_images }), pictureAt, textsFor('sv'));

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
