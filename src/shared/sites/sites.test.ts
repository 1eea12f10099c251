import { describe, expect, test } from 'vitest';
import { countryRules, usesStoreLayout } from './country-rules.ts';
import { formatDate, formatMoney, formatNumber } from './formats.ts';
import { absoluteUrl, carIndexName, localizedPath, type Site } from './site.ts';

const fi2: Pick<Site, 'languages' | 'url'> = { languages: ['fi', 'sv'], url: 'https://carstore.example' };

test('the default language has no prefix, the others have theirs', () => {
  expect(localizedPath(fi2, 'fi', '/myy-auto')).toBe('/myy-auto');
  expect(localizedPath(fi2, 'sv', '/salj-bil')).toBe('/sv/salj-bil');
  expect(localizedPath(fi2, 'sv', '/')).toBe('/sv');
  expect(absoluteUrl(fi2, 'fi', '/')).toBe('https://carstore.example/');
});

describe('country rules', () => {
  const at = (country: Site['country'], language: 'sv' | 'nb' | 'en' | 'fi') =>
    countryRules({ country }, language);

  test('SITE-18 SITE-19 only the UK site shows video, 360 and the finance card', () => {
    expect(at('GB', 'en')).toMatchObject({ showsVideoAndSpin: true, showsUkFinance: true });
    expect(at('SE', 'sv')).toMatchObject({ showsVideoAndSpin: false, showsUkFinance: false });
  });

  test('SITE-20 SITE-21 every Norwegian site hides residual value and effective rate', () => {
    expect(at('NO', 'nb').showsResidualValueAndEffectiveRate).toBe(false);
    expect(at('SE', 'sv').showsResidualValueAndEffectiveRate).toBe(true);
  });

  test('SITE-22 Swedish sites show the 2G/3G notice, others do not', () => {
    expect(at('SE', 'en').showsNetworkShutdownNotice).toBe(true);
    expect(at('NO', 'nb').showsNetworkShutdownNotice).toBe(false);
  });

  test('SITE-24 the consumer credit block belongs to sv-SE alone', () => {
    expect(at('SE', 'sv').showsConsumerCreditExample).toBe(true);
    expect(at('SE', 'en').showsConsumerCreditExample).toBe(false);
    expect(at('FI', 'sv').showsConsumerCreditExample).toBe(false);
    expect(at('NO', 'nb').showsConsumerCreditExample).toBe(false);
  });

  test('SITE-13 sites whose name contains carstore use the store layout', () => {
    expect(usesStoreLayout({ name: 'carstore-fi' })).toBe(true);
    expect(usesStoreLayout({ name: 'solvik-se' })).toBe(false);
  });
});

test('SITE-11 a site without a car index is refused by name', () => {
  expect(carIndexName({ indices: { cars: 'cars-solvik-se', sites: '' } })).toBe('cars-solvik-se');
  expect(() => carIndexName({ indices: { cars: '', sites: '' } })).toThrow('Unknown sitecoreSiteName');
  expect(() => carIndexName(undefined)).toThrow('Unknown sitecoreSiteName');
});

test('SITE-16 dates are DD/MM/YYYY in English and YYYY-MM-DD in every other language, by the clock of the site', () => {
  const lateEvening = new Date('2026-11-15T23:30:00Z');
  expect(formatDate(lateEvening, 'en', 'Europe/London')).toBe('15/11/2026');
  expect(formatDate(lateEvening, 'sv', 'Europe/Stockholm')).toBe('2026-11-16');
  expect(formatDate(lateEvening, 'fi', 'Europe/Helsinki')).toBe('2026-11-16');
});

test('SITE-17 money in the form of the country, with spaces that do not break', () => {
  expect(formatMoney(1234, 'SEK', 'sv')).toBe('1\u00a0234\u00a0kr');
  expect(formatMoney(349_900, 'NOK', 'nb')).toBe('349\u00a0900\u00a0kr');
  expect(formatMoney(12.5, 'EUR', 'fi')).toBe('12,50\u00a0€');
  expect(formatMoney(299, 'GBP', 'en')).toBe('£299');
  expect(formatNumber(10_000, 'sv')).toBe('10\u00a0000');
});
