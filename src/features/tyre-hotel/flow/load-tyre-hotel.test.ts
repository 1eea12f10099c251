import { expect, test } from 'vitest';
import { aPageContext } from '../../../content/publishing/testing/a-page-context.ts';
import { plainText } from '../../../shared/platform/fields/rich-text.ts';
import { loadTyreHotel, type TyreHotelFields } from './load-tyre-hotel.ts';

const noFields: TyreHotelFields = {
  title: '',
  contactEmail: '',
  disclaimer: [],
  kingPlate: '',
  searchHelp: '',
  loginHelp: '',
  bookingHelp: '',
  serviceLink: undefined,
  carPicture: undefined,
  bodyPictures: [],
};
const load = (given: Partial<TyreHotelFields>) =>
  loadTyreHotel({ ...noFields, ...given }, aPageContext(), undefined);

test('TH-06 the disclaimer is the text of the page, or that of its language', () => {
  const disclaimer = [{ kind: 'paragraph' as const, children: [{ text: 'Våra villkor' }] }];
  expect(load({ disclaimer }).disclaimer).toEqual(disclaimer);
  expect(plainText(load({}).disclaimer)).toContain('Mönsterdjupet är det vi mätte');
});

test('TH-30 the plate of the king is a setting, in any spelling', () => {
  expect(load({ kingPlate: 'abc 123' }).kingPlate).toBe('ABC123');
  expect(load({}).kingPlate).toBe('');
});

test('TH-14 without a text of its own the link says what is booked there', () => {
  const serviceLink = { href: '/boka-service', text: '', target: '' as const };
  expect(load({ serviceLink }).serviceLink).toEqual({ href: '/boka-service', text: 'Boka service' });
  expect(load({ title: ' ' }).title).toBe('Däckhotell');
});
