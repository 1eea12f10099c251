import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { textsFor } from '../../../content/publishing/built-in-texts.ts';
import { recordParser } from '../../../shared/search/records/derive.ts';
import { monthlyCosts } from '../../cars/card/card-monthly.ts';
import { aCar, aCarRecord } from '../../cars/testing/a-car.ts';
import { buildCalculators, buildLenderPanels } from '../build-calculators.ts';
import { calculationSettings } from '../calculation-settings-schema.ts';
import { createFinanceQuotes } from '../finance-quotes.ts';
import { aLoanRecord } from '../testing/a-loan.ts';
import { CarFinance } from '../views/car-finance.island.tsx';
import { lenderIslands } from '../views/lender-islands.ts';
import { planPanels } from '../views/plan-panels.ts';
import {
  type CalculationSettings,
  financePlans,
  planFields,
  planOf,
  type QuotedFinance,
} from './all-plans.ts';
import { Panel } from './testing/subscription/panel.tsx';
import { subscription } from './testing/subscription/plan.ts';

const plans = [...financePlans, subscription];
const swedish = {
  site: { country: 'SE', languages: ['sv'] },
  language: 'sv',
  texts: textsFor('sv'),
} as const;
const offered = {
  car_loan_option: aLoanRecord(),
  car_subscription_option: { a_month: 4_990, legal: 'Uppsägningstid tre månader.' },
};

test('a plan is a folder: each has its panel, or an island where a lender quotes in the browser', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);
  expect(financePlans.map(({ id }) => id).sort()).toEqual(folders.sort());
  for (const { id, quotesInBrowser } of financePlans)
    expect(id in (quotesInBrowser ? lenderIslands : planPanels), id).toBe(true);
});

test('products are told apart, and each has its settings', () => {
  const products = financePlans.map(({ product }) => product);
  expect(new Set(products).size).toBe(products.length);
  expect(products).toContain('loan');
  expect(calculationSettings.safeParse({ product: 'loan' }).success).toBe(true);
  expect(calculationSettings.safeParse({ product: 'subscription' }).success).toBe(false);
});

test('a fifth plan is a folder and an entry: its field is read from the record of a car', () => {
  const parse = recordParser({ ...planFields, [subscription.id]: subscription.fields });
  expect(parse(aCarRecord(offered))).toMatchObject({
    subscription: { option: offered.car_subscription_option },
    loan: { hasCampaign: false },
  });
});

test('CARD-03 CARD-06 a fifth plan has its line on the card, with its conditions', () => {
  const { monthly, note } = monthlyCosts(aCar(offered), swedish, plans);
  expect(monthly.map(({ kind }) => kind)).toEqual(['loan', 'subscription']);
  expect(monthly.at(-1)).toEqual({ kind: 'subscription', label: 'Avtalstid', text: '4990 kr' });
  expect(note).toContain('Uppsägningstid tre månader.');
  expect(monthlyCosts(aCar(offered), swedish).monthly).toHaveLength(1);
});

test('a fifth plan has its tab with its texts and its legal text', () => {
  const calculators = buildCalculators(aCarRecord(offered), swedish, plans);
  if (!calculators) throw new Error('the car has no calculators');
  const html = renderToStaticMarkup(
    <CarFinance {...calculators} views={{ ...planPanels, [subscription.id]: Panel }} />,
  );
  expect(html.match(/role="tab"/g)).toHaveLength(2);
  expect(html).toContain(`${textsFor('sv')('financeFirstFee')} 4990`);
  expect(html).toContain('Uppsägningstid tre månader.');
  expect(buildLenderPanels(aCarRecord(offered), swedish, plans)).toEqual([]);
});

test('a fifth plan is quoted from the car as it is now, and told in words', async () => {
  const quotes = createFinanceQuotes({
    store: { find: async () => undefined },
    records: { find: async () => ({ body: aCarRecord(offered) }) },
    now: () => new Date('2026-11-18T12:00:00Z'),
    plans,
  });
  const settings = { product: 'subscription' } as unknown as CalculationSettings;
  const quote = await quotes.forCar(settings, { index: 'cars-solvik-se', id: '1' });
  expect(quote).toEqual({ product: 'subscription', monthlyCost: 4_990 });
  const told = planOf('subscription', plans)?.quoteText(quote as QuotedFinance, textsFor('sv'), 'sv');
  expect(told?.summary).toBe('Avtalstid: 4990 kr');
  expect(planOf('subscription')).toBeUndefined();
});
