import { expect, test } from 'vitest';
import type { Authored } from '../../../shared/platform/fields/fields.ts';
import { renderBlock } from '../../../web/render/testing/render-block.tsx';
import { aPageContext } from '../../publishing/testing/a-page-context.ts';
import { block } from './block.ts';
import type { fields } from './fields.ts';
import type { LoanData } from './loan-data.ts';

const carLoan = {
  title: 'What will yours cost?',
  text: 'Move either one. Everything is counted in.',
  ratePercent: 4.95,
  startFee: 595,
  invoiceFee: 39,
  minAmount: 50_000,
  maxAmount: 600_000,
  amount: 200_000,
  minMonths: 24,
  maxMonths: 96,
  months: 60,
  link: { href: '#apply', text: 'Apply' },
} satisfies Authored<typeof fields>;

const loan = renderBlock<typeof fields, LoanData | undefined>(block);

function dataFor(query: Record<string, string[]> = {}, more: object = {}) {
  const context = { ...aPageContext(), query } as unknown as Parameters<typeof block.load>[1];
  return block.load({ ...carLoan, ...more } as Parameters<typeof block.load>[0], context);
}

const plain = (html: string) => html.replaceAll('\u00a0', ' ');

test('the rate and the effective rate stand beside the monthly cost, and an example follows', () => {
  const html = plain(loan(carLoan, { data: dataFor() }));
  expect(html).toContain('>3 809 kr</b><span');
  expect(html).toContain('>Ränta 4,95 %, effektiv ränta 5,64 %</span>');
  expect(html).toMatch(/Exempel: 200 000 kr på 60 månader.*totalt 229 135 kr/);
});

test('without script it is a form: what the address asks for is computed by the server', () => {
  const html = plain(loan(carLoan, { data: dataFor({ amount: ['200 000'], months: ['36'] }) }));
  expect(html).toContain('>6 029 kr</b>');
  expect(html).toMatch(/<form [^>]*action="#loan" method="get"/);
  expect(html).toMatch(/<input id="loan-months" type="number"[^>]* name="months" value="36"/);
});

test.each([
  [{ amount: ['1'], months: ['1'] }, [50_000, 24]],
  [{ amount: ['99999999'], months: ['500'] }, [600_000, 96]],
  [{ amount: ['-5'], months: ['x'] }, [200_000, 60]],
  [{ months: ['50'] }, [200_000, 48]],
])('%o is brought within the lender’s bounds', (query, [amount, months]) => {
  expect(dataFor(query as Record<string, string[]>)?.choice).toEqual({ amount, months });
});

test('no monthly cost without a rate', () => {
  expect(dataFor({}, { ratePercent: undefined })).toBeUndefined();
  expect(loan(carLoan, { data: undefined })).toBe('');
});
