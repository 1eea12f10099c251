import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import type { Site } from '../../../shared/sites/site.ts';
import { Island } from '../../../shared/ui/island.tsx';
import { buildCalculators } from '../build-calculators.ts';
import { aCompanyRecord, aLoanRecord, aPrivateRecord } from '../testing/a-loan.ts';
import { island } from './car-finance.island.tsx';

const loan = { car_loan_option: aLoanRecord() };
const company = { car_has_companyleasing: true, car_company_leasing_option: aCompanyRecord() };
const leased = { car_has_privateleasing: true, car_private_leasing_option: aPrivateRecord() };

test('LOAN-02 the server renders the default figures, in tabs where there are several', () => {
  const html = render({ ...loan, ...company, ...leased });
  expect(html).toContain('3 480</b> kr/mån');
  expect(html.match(/role="tab"/g)).toHaveLength(3);
  expect(render(loan)).not.toContain('role="tab"');
});

test('LOAN-06 LOAN-07 LOAN-08 the sliders have the lender’s bounds and steps', () => {
  const html = render(loan);
  expect(html).toContain('min="60000" max="120000" step="1000"');
  expect(html).toContain('min="12" max="60" step="12"');
  expect(html).toContain('min="0" max="50" step="1"');
});

test('LOAN-05 LOAN-13 amount, both rates, fees and total are listed separately', () => {
  const html = render(loan);
  for (const row of [
    'Lånebelopp',
    'Ränta',
    'Effektiv ränta',
    'Restvärde',
    'Uppläggningsavgift',
    'Aviavgift',
  ]) {
    expect(html).toMatch(new RegExp(`<dt[^>]*>${row}`));
  }
  expect(html).toContain('277 539 kr');
});

test('LOAN-11 no placeholder of the disclaimer is left', () => {
  expect(render(loan)).toContain('Lån 240 000 kr, 36 månader, ränta 5,95 %, effektiv ränta 6,52 %');
  expect(render({ ...loan, ...company, ...leased })).not.toMatch(/\{\w+\}/);
});

test('SITE-20 SITE-21 LOAN-13 neither residual value nor effective rate in Norway', () => {
  const html = render({ ...loan, ...company }, 'NO');
  expect(html).toContain('Nominell rente');
  expect(html).not.toContain('Restverdi');
  expect(html).not.toContain('Effektiv rente');
});

test('SITE-24 LOAN-16 the warning is in the Swedish calculator only', () => {
  expect(render(loan)).toContain('Att låna kostar pengar!');
  expect(render(loan, 'NO')).not.toContain('Å låne koster penger');
});

test('DET-34 a calculator is initially open and can be closed', () => {
  expect(render(loan)).toMatch(/<details class="finance__disclosure" open=""><summary/);
});

test('CLEAS-02 CLEAS-07 mileages are in mil, the default is checked, and the cost is marked as without VAT', () => {
  const html = render(company);
  expect(html).toContain('1 000 mil');
  expect(html).toMatch(/<input type="radio"[^>]*value="1500"[^>]*checked=""|checked=""[^>]*value="1500"/);
  expect(html).toContain('exkl. moms');
  expect(html).toContain('Alla belopp exklusive moms.');
});

test('CLEAS-05 company leasing has the sliders of a loan: twelve months, 1000, one percent', () => {
  const html = render({ ...company, car_price_exkl_vat: 240_000 });
  expect(html).toContain('min="24" max="36" step="12" aria-valuetext="36 mån"');
  expect(html).toContain('min="0" max="60000" step="1000" aria-valuetext="24 000 kr"');
  expect(html).toContain('min="0" max="52" step="1" aria-valuetext="52 %"');
});

test('CLEAS-06 the label shows whether the rate is fixed', () => {
  expect(render(company)).toMatch(/<dt[^>]*>Rörlig ränta/);
  const fixed = aCompanyRecord({ has_fixed_interest_rate: true });
  expect(render({ ...company, car_company_leasing_option: fixed })).toMatch(/<dt[^>]*>Fast ränta/);
});

test('PLEAS-01 PLEAS-04 private leasing shows all its terms, closed, with nothing to set', () => {
  const html = render(leased);
  for (const text of ['3 795', 'Service ingår.', '36 månader', '1 500 mil per år', 'Övermil kostar 15 kr']) {
    expect(html).toContain(text);
  }
  expect(html).not.toContain('<input');
  expect(html).toContain('<details class="finance__disclosure"><summary');
});

test('PLEAS-02 a campaign is marked', () => {
  const campaign = aPrivateRecord({ is_campaign: true });
  expect(render({ ...leased, car_private_leasing_option: campaign })).toContain('Kampanj');
  expect(render(leased)).not.toContain('Kampanj');
});

function render(car: Record<string, unknown>, country: Site['country'] = 'SE'): string {
  const language = country === 'NO' ? 'nb' : 'sv';
  const record = { car_id: '1', car_price: 300_000, car_price_currency: 'SEK', ...car };
  const props = buildCalculators(record, { site: { country }, language, texts: textsFor(language) });
  if (!props) return '';
  return renderToStaticMarkup(<Island of={island} props={props} />).replace(/\u00a0/g, ' ');
}
