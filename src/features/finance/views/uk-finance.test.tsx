import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Island } from '../../../shared/ui/island.tsx';
import { defaultQuotation } from '../plans/uk/quotation.ts';
import { toProduct, toQuote } from '../plans/uk/quotation-response.ts';
import type { ReadyQuoteState } from '../plans/uk/quote-state.ts';
import { aVehicle } from '../plans/uk/testing/requests.ts';
import { island } from '../plans/uk/uk-finance.island.tsx';
import { UkQuote } from '../plans/uk/views/uk-quote.tsx';

const car = { price: 36_995, isNew: false };
const finance = {
  carId: '441010070',
  vehicle: aVehicle(),
  organisation: 'solvik-uk-demo',
  reserveAddress: 'https://provider.example/reserve?quote={quoteRef}',
  partExchangeAddress: 'https://provider.example/part-exchange?quote={quoteRef}',
};

test('UKF-13 ERR-24 a loading message is shown until the quote arrives', () => {
  expect(renderToStaticMarkup(<Island of={island} props={finance} />)).toContain(
    'Loading Finance options...',
  );
});

test('UKF-08 every part of a quote is shown: payment, settings, notifications and all lines of its blocks', () => {
  const html = render('PCP', { Notifications: [{ Message: 'The deposit goes up to £11,050.00.' }] });
  expect(html).toContain('£547.66');
  expect(html).toContain('The deposit goes up to £11,050.00.');
  for (const line of ['Optional final payment', 'Total amount payable', 'Excess mileage', '9.48% p.a.'])
    expect(html).toContain(line);
});

test('UKF-02 UKF-14 sliders have the provider’s ranges, in pounds, months and miles', () => {
  const html = render('PCP');
  expect(html).toMatch(/min="24" max="60" step="12" aria-valuetext="48 months" value="48"/);
  expect(html).toMatch(/min="0" max="11050" step="50" aria-valuetext="£3,700" value="3700"/);
  expect(html).toMatch(/step="any" aria-valuetext="£547.66" value="547.66"/);
  expect(html).toContain('10,000');
  expect(html).toContain('10,000 miles');
});

test('UKF-03 only PCP has an annual mileage', () => {
  expect(render('PCP')).toContain('<legend class="radios__legend">Annual mileage');
  expect(render('HP')).not.toContain('Annual mileage');
});

test('UKF-10 the links contain the quote’s reference; the apply link is the quote’s', () => {
  const html = render('PCP');
  expect(html).toContain('href="https://provider.example/reserve?quote=SLV-1"');
  expect(html).toContain('href="https://provider.example/part-exchange?quote=SLV-1"');
  expect(html).toContain('href="/apply/SLV-1"');
  expect(render('PCP', { QuoteActions: {} })).not.toContain('Apply for this quote');
});

test('a quote that could not be renewed is shown as not current, with a button to try again', () => {
  const html = render('PCP', {}, true);
  expect(html).toContain('£547.66');
  expect(html).toContain('We could not update your quote. These figures are for 48 months');
  expect(html).toContain('Try again');
  expect(render('PCP')).not.toContain('Try again');
});

test('UKF-09 the terms are shown', () => {
  expect(render('PCP')).toContain('Read these terms.');
});

function render(
  family: 'PCP' | 'HP',
  more: Partial<ReadyQuoteState['quote']> = {},
  isOutdated = false,
): string {
  const quote = { ...toQuote(defaultQuotation(car, family), 'SLV-1', '/apply/SLV-1'), ...more };
  const product = toProduct(car, family);
  const sliders = {
    Term: quote.Term,
    CashDeposit: quote.TotalDeposit,
    RegularPayment: quote.TotalRegularPayment,
    AnnualMileage: quote.AnnualMileage ?? 0,
  };
  const rest = { products: [product], busy: false, touched: false, terms: 'Read these terms.' };
  const failed = isOutdated ? { product, sliders, calculation: 'toRegularPayment' as const } : undefined;
  const ready: ReadyQuoteState = { state: 'ready', product, sliders, quote, failed, ...rest };
  return renderToStaticMarkup(
    <UkQuote state={ready} finance={finance} onSet={() => {}} onRetry={() => {}} />,
  );
}
