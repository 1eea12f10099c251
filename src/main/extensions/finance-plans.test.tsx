import { renderToStaticMarkup } from 'react-dom/server';
import { expect, onTestFinished, test } from 'vitest';
import { addTexts, textsFor } from '../../content/publishing/built-in-texts.ts';
import { API_VERSION, type Extension, type FinancePlanDeclaration } from '../../extension/extension.ts';
import { monthlyCosts } from '../../features/cars/card/card-monthly.ts';
import { aCar, aCarRecord } from '../../features/cars/testing/a-car.ts';
import { buildCalculators } from '../../features/finance/build-calculators.ts';
import { parseCalculationSettings } from '../../features/finance/calculation-settings-schema.ts';
import { createFinanceQuotes } from '../../features/finance/finance-quotes.ts';
import { planOf } from '../../features/finance/plans/all-plans.ts';
import { quotedFinanceText } from '../../features/finance/quoted-finance-text.ts';
import { AddedPanel } from '../../features/finance/views/added-panel.tsx';
import { CarFinance } from '../../features/finance/views/car-finance.island.tsx';
import { checkDeclaration } from './check-declaration.ts';
import { addFinancePlans } from './finance-plans.ts';

const term = (months: number, monthlyCost: number) => ({
  id: String(months),
  label: { text: 'months', values: { months } },
  monthlyCost,
  rows: [{ label: 'deposit', value: { money: 2 * monthlyCost } }],
});
const rental: FinancePlanDeclaration = {
  label: 'rental',
  offer: () => ({ terms: [term(12, 5990), term(24, 4990)], note: { text: 'note' } }),
};
const texts = {
  en: { rental: 'Rental', months: '{months} months', deposit: 'Deposit', note: 'Subject to status.' },
};
const lines: { code: string }[] = [];
const log = { info() {}, warn() {}, error: (facts: { code: string }) => void lines.push(facts) };

function running(changes: Partial<FinancePlanDeclaration> = {}) {
  const extension: Extension = {
    ...{ name: 'parts', apiVersion: API_VERSION, about: 'for tests', texts },
    financePlans: { rental: { ...rental, ...changes } },
  };
  const loaded = { extension, settings: {}, log };
  const removals = [addFinancePlans(loaded), addTexts('parts', texts)];
  const remove = () => removals.splice(0).forEach((each) => void each());
  onTestFinished(remove);
  const site = { country: 'SE', languages: ['en'] } as const;
  return { remove, loaded, extension, english: { site, language: 'en', texts: textsFor('en') } as const };
}

test('its monthly cost is on cards, with its conditions', () => {
  const { english } = running();
  const { monthly, note } = monthlyCosts(aCar(), english);
  expect(monthly).toContainEqual({ kind: 'parts-rental', label: 'Rental', text: '5,990\u00a0kr a month' });
  expect(note).toContain('Subject to status.');
});

test('the page of the car has its tab with the terms to choose from', () => {
  const { english } = running();
  const calculators = buildCalculators(aCarRecord(), english);
  if (!calculators) throw new Error('no calculators');
  const html = renderToStaticMarkup(<CarFinance {...calculators} views={{ added: AddedPanel }} />);
  expect(html).toContain('<option value="24">24 months</option>');
  expect(html).toContain('11,980\u00a0kr');
  expect(html).toContain(
    'data-finance-settings="{&quot;product&quot;:&quot;parts-rental&quot;,&quot;term&quot;:&quot;12&quot;}"',
  );
});

test('a lead has the chosen terms, calculated on the server, and stays readable when the extension is gone', async () => {
  const { english, remove } = running();
  const quotes = createFinanceQuotes({
    store: { find: async () => undefined },
    records: { find: async () => ({ body: aCarRecord() }) },
    now: () => new Date('2026-11-18T12:00:00Z'),
  });
  const settings = parseCalculationSettings({ product: 'parts-rental', term: '24', monthlyCost: 1 });
  if (!settings) throw new Error('no settings');
  const quote = await quotes.forCar(settings, { index: 'cars-solvik-se', id: '1' });
  if (!quote) throw new Error('no quote');
  expect(quotedFinanceText(quote, english.texts, 'en')).toEqual({
    summary: 'Rental: 4,990\u00a0kr a month, 24 months',
    rows: [{ label: 'Deposit', value: '9,980\u00a0kr' }],
  });
  expect(
    await quotes.forCar({ ...settings, term: '7' } as never, { index: 'cars-solvik-se', id: '1' }),
  ).toBeUndefined();
  remove();
  expect(planOf('parts-rental')).toBeUndefined();
  expect(quotedFinanceText(quote, english.texts, 'en')).toEqual({ summary: 'parts-rental', rows: [] });
});

test.each([
  ['throws', () => undefined?.['x' as never] ?? fail()],
  ['answers without terms', () => ({ terms: [], note: { text: 'note' } }) as never],
])('where it %s, the car is shown without it', (_, offer) => {
  const { english } = running({ offer });
  expect(monthlyCosts(aCar(), english).monthly.map(({ kind }) => kind)).not.toContain('parts-rental');
  expect(lines.at(-1)).toMatchObject({ code: 'EXTENSION_PLAN_FAILED', plan: 'parts-rental' });
});

function fail(): never {
  throw new Error('broken');
}

test('where it is not available, it is not there; and no two plans have one name', () => {
  const { english, loaded, extension } = running({ isAvailableOn: ({ country }) => country === 'NO' });
  expect(monthlyCosts(aCar(), english).monthly.map(({ kind }) => kind)).not.toContain('parts-rental');
  expect(() => addFinancePlans(loaded)).toThrow('there is a finance plan called parts-rental already');
  const wrong = { ...extension, financePlans: { rental: { ...rental, label: 'lease' } } };
  expect(checkDeclaration('parts', { default: wrong })).toMatchObject({
    problem: "The plan rental uses 'lease', which its texts do not have.",
  });
});
