import { expect, test } from 'vitest';
import { carMedia, isEmpty } from './car-media.ts';
import { mediaAddress } from './media-address.ts';
import { parseRegistrationNumber } from './parse-registration-number.ts';

const british = { country: 'GB', languages: ['en'] } as const;
const swedish = { country: 'SE', languages: ['sv'] } as const;
const filmed = { isOnShow: true, registrationNumber: 'NC22 GKH' };

test('GAL-14 SITE-18 a British car that is on show and has a plate is asked about', () => {
  expect(mediaAddress(british, filmed)).toBe('/api/autosonshow/NC22GKH');
});

test('GAL-14 a Swedish car makes no call, nor does one that is not on show or has no plate', () => {
  expect(mediaAddress(swedish, filmed)).toBeUndefined();
  expect(mediaAddress(british, { ...filmed, isOnShow: false })).toBeUndefined();
  expect(mediaAddress(british, { ...filmed, registrationNumber: undefined })).toBeUndefined();
  expect(mediaAddress(british, { ...filmed, registrationNumber: '—' })).toBeUndefined();
});

test('a registration number is letters and digits, however it is spaced', () => {
  expect(['nc22 gkh', 'NC22-GKH', ' NC22GKH '].map(parseRegistrationNumber)).toEqual([
    'NC22GKH',
    'NC22GKH',
    'NC22GKH',
  ]);
  for (const wrong of ['', 'A', '../etc', 'NC22GKHXX', 'nc22;gkh', 'ÅÄÖ 123', '%00'])
    expect(parseRegistrationNumber(wrong), wrong).toBeUndefined();
});

test('GAL-12 what a car has follows from what was found', () => {
  expect(carMedia({ video: '/film.webm' })).toEqual({
    videoUrl: '/film.webm',
    images360: [],
    internal360: [],
    hasVideo: true,
    has360: false,
    hasInternal360: false,
  });
  expect(carMedia({ turn: ['/only.webp'] }).has360).toBe(false);
  expect(isEmpty(carMedia({ turn: ['/only.webp'] }))).toBe(true);
  expect(isEmpty(carMedia({ cabin: ['/cabin.webp'] }))).toBe(false);
});
