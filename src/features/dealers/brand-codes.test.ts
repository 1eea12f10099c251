import { expect, test } from 'vitest';
import { collapseBrandCodes } from './brand-codes.ts';

const collapse = (...codes: string[]) =>
  collapseBrandCodes(codes.map((brand_code) => ({ brand_code }))).map(({ brand_code }) => brand_code);

test('DSD-14 a branch of a make goes with the make, except FI_TR and MH_TR', () => {
  expect(collapse('VO', 'VO_X')).toEqual(['VO']);
  expect(collapse('VO_X')).toEqual(['VO_X']);
  expect(collapse('FI', 'FI_TR', 'MH', 'MH_TR')).toEqual(['FI', 'FI_TR', 'MH', 'MH_TR']);
});
