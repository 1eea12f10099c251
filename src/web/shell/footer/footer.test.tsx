import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPageContext } from '../../../content/publishing/testing/a-page-context.ts';
import type { Authored } from '../../../shared/platform/fields/fields.ts';
import type { Brand } from '../brand.ts';
import { aPicture, resolve } from '../testing/resolve-fields-of.ts';
import { footerFields } from './fields.ts';
import { Footer } from './footer.tsx';
import { unknownSocialIcons } from './social-links.tsx';

const mercedes: Brand = {
  brandCode: 'MERCEDES',
  name: 'Mercedes & Söner',
  logoBlackAndWhite: aPicture('mono'),
};

function footer(
  written: Authored<typeof footerFields>,
  brands: readonly Brand[] = [],
  pathToCarList = '/kop-bil',
) {
  const page = aPageContext({ pathToCarList });
  return renderToStaticMarkup(<Footer footer={resolve(footerFields, written)} brands={brands} page={page} />);
}

test('FOOT-01 the brand row needs the flag, a heading and at least one brand', () => {
  const whole = { showBrands: true, brandsHeading: 'Våra märken' };
  expect(footer(whole, [mercedes])).toContain('Våra märken');
  expect(footer({ ...whole, showBrands: false }, [mercedes])).not.toContain('Mercedes');
  expect(footer({ ...whole, brandsHeading: '' }, [mercedes])).not.toContain('Mercedes');
  expect(footer(whole, [])).not.toContain('Våra märken');
});

test('FOOT-02 FOOT-03 a brand shows its one-colour logo, 40 px high, and its name where it has none', () => {
  const whole = { showBrands: true, brandsHeading: 'Våra märken' };
  expect(footer(whole, [mercedes])).toMatch(
    /<img src="\/media\/mono\/original.svg" alt="Mercedes &amp; Söner"[^>]* class="h-10 /,
  );
  expect(footer(whole, [{ brandCode: 'KIA', name: 'Kia' }])).toMatch(/>Kia<\/span>/);
});

test('FOOT-04 a brand links to its cars, where the site has a list of cars', () => {
  const whole = { showBrands: true, brandsHeading: 'Våra märken' };
  expect(footer(whole, [mercedes])).toContain('href="/kop-bil?car_brand=Mercedes%20%26%20S%C3%B6ner"');
  expect(footer(whole, [mercedes], '')).not.toContain('car_brand');
});

const column = (title: string) => ({ title, items: [{ link: { href: `/${title}`, text: `Om ${title}` } }] });

test('FOOT-05 columns are in the order they were written, with their links', () => {
  expect(footer({ columns: [column('a'), column('b')] })).toMatch(
    />a<\/h2>.*>Om a<\/a>.*>b<\/h2>.*>Om b<\/a>/,
  );
});

test('FOOT-10 two columns or fewer take double the width', () => {
  expect(footer({ columns: [column('a'), column('b')] }).match(/lg:col-span-2/g)).toHaveLength(2);
  expect(footer({ columns: ['a', 'b', 'c'].map(column) })).not.toContain('lg:col-span-2');
});

test('FOOT-06 the highlighted link is a button', () => {
  expect(footer({ highlightedLink: { href: '/hitta', text: 'Hitta oss' } })).toMatch(
    /<a href="\/hitta" class="button [^"]*">Hitta oss/,
  );
});

const social = (icon: string) => ({ name: `Vi på ${icon}`, url: `https://social.example/${icon}`, icon });

test('FOOT-07 FOOT-08 a social link is named aloud; one with an unknown icon is skipped and reported', () => {
  const links = [social('instagram'), social('myspace')];
  expect(footer({ socialLinks: links })).toMatch(
    /<a href="https:\/\/social.example\/instagram"[^>]* aria-label="Vi på instagram"/,
  );
  expect(footer({ socialLinks: links })).not.toContain('myspace');
  expect(unknownSocialIcons(links)).toEqual(['myspace']);
});

test('FOOT-09 FOOT-11 information is in two columns; the first may take the whole row', () => {
  const fields = { infoField1: { heading: 'Kundservice' }, infoField2: { heading: 'Öppet' } };
  expect(footer(fields)).toContain('sm:grid-cols-2');
  expect(footer(fields)).not.toContain('sm:col-span-2');
  expect(footer({ ...fields, infoFieldOneChildFullWidth: true })).toMatch(
    /sm:col-span-2"><h2[^>]*>Kundservice/,
  );
});

test('an empty footer still shows the name of the site', () => {
  expect(footer({})).toContain('aria-label="Solvik: Till startsidan"');
});

test('FOOT-14 the texts of the copy button come from the dictionary', () => {
  expect(footer({})).toMatch(/<template data-copy-button="Kopierad">.*aria-label="Kopiera"/);
});

test('FOOT-15 the button of the consent settings is always there', () => {
  expect(footer({})).toMatch(/<button [^>]*data-consent-settings=""[^>]*>Kakinställningar<\/button>/);
});
