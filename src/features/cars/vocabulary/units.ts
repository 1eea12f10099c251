import type { Language } from '../../../shared/sites/languages.ts';

type Words = Readonly<Record<Language, string>>;

export const horsepower: Words = { sv: 'hk', nb: 'hk', fi: 'hv', sk: 'k', en: 'hp' };
export const litres: Words = { sv: 'liter', nb: 'liter', fi: 'litraa', sk: 'l', en: 'litres' };
export const perYear: Words = { sv: '/år', nb: '/år', fi: '/v', sk: '/rok', en: ' a year' };
export const accelerations: Words = {
  sv: '{seconds} s till 100 km/h',
  nb: '{seconds} s til 100 km/t',
  fi: '0–100 km/h {seconds} s',
  sk: '0–100 km/h za {seconds} s',
  en: '0–100 km/h in {seconds} s',
};
