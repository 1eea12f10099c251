import { expect, test } from 'vitest';
import { anOffering, aSelectedService } from '../testing/a-booking-flow.ts';
import { formatWorkshopPrice } from './format-workshop-price.ts';
import { hindrance, toSelectedService } from './selected-service.ts';

const unitPrice = { unit: 'hjul', minimum: 2, maximum: 8, unitAbbreviation: 'st', postfix: 'per hjul' };

test('SB-43 a chosen offering keeps what the summary, the booking and the analytics need', () => {
  expect(
    toSelectedService(anOffering({ priceDiscount: 100 }), 'addon', { mileageUnit: 'mil', language: 'sv' }),
  ).toEqual({
    name: 'AC-service',
    price: 1395,
    priceKnown: true,
    priceDiscount: 100,
    category: 'AC och klimat',
    type: 'addon',
    unit: 1,
    userInput: '',
    unitAbbreviation: '',
    listItems: [],
  });
});

test('SB-50 a unit price begins at its minimum, and the summary says how many', () => {
  const tyres = anOffering({ unitPrice });
  expect(toSelectedService(tyres, 'service', { mileageUnit: 'mil', language: 'sv' })).toMatchObject({
    unit: 2,
    listItems: ['2 st'],
  });
  expect(
    toSelectedService(tyres, 'service', { unit: 8, mileageUnit: 'mil', language: 'sv' }).listItems,
  ).toEqual(['8 st']);
});

test('SB-38 the summary shows the mileage of a base service in mil', () => {
  const service = toSelectedService(anOffering({ code: 'VOLVO-ORIGINALSERVICE' }), 'service', {
    userInput: '6240',
    mileageUnit: 'mil',
    language: 'sv',
  });
  expect(service).toMatchObject({ userInput: '6240', listItems: ['6\u00a0240 mil'] });
});

test('SB-47 the summary shows the beginning of a message', () => {
  const userInput = 'Gnisslar fram till vänster när jag bromsar lätt';
  const service = toSelectedService(anOffering({ allowUserInput: true }), 'service', {
    userInput,
    mileageUnit: 'mil',
    language: 'sv',
  });
  expect(service.userInput).toBe(userInput);
  expect(service.listItems).toEqual(['”Gnisslar fram till vänster n…”']);
});

test('SB-44 SB-46 an offering is refused for the model, or because another base service is chosen', () => {
  const base = anOffering({ code: 'X-BASSERVICE-2' });
  expect(hindrance(base, {})).toBeUndefined();
  expect(hindrance(base, { AC: aSelectedService() })).toBeUndefined();
  expect(hindrance(base, { 'VOLVO-ORIGINALSERVICE': aSelectedService() })).toBe('base service chosen');
  expect(hindrance(base, { 'X-BASSERVICE-2': aSelectedService() })).toBeUndefined();
  expect(hindrance(anOffering(), { 'VOLVO-ORIGINALSERVICE': aSelectedService() })).toBeUndefined();
  expect(hindrance(anOffering({ isAvailable: false }), {})).toBe('not for this model');
});

test.each([
  [1495, '1\u00a0495\u00a0kr'],
  [0, '0\u00a0kr'],
  [12345.6, '12\u00a0346\u00a0kr'],
])('SB-16 %d is written %s', (amount, text) => {
  expect(formatWorkshopPrice(amount, 'SE')).toBe(text);
});
