import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aSession } from '../testing/a-session.ts';
import { loadVisitor, parseVisitorParams, visitorParams } from './visitor-params.ts';

beforeEach(() => visitorParams.setState(visitorParams.getInitialState()));
afterEach(() => vi.unstubAllGlobals());

const all = '?user=Maija&dealer=Autotalo&unit=U7&auto=ABC-123&transactionId=T-1&packageIds=1001,1002';
const allParams = {
  user: 'Maija',
  dealer: 'Autotalo',
  unit: 'U7',
  auto: 'ABC-123',
  transactionId: 'T-1',
  packageIds: ['1001', '1002'],
};
const volvo = { manufacturer: 'Volvo', model: 'V60', year: '2.0 D4 (2016)', typeIds: ['11', '12'] };

test('KIT-10 the six parameters are captured from the address', () => {
  aSession();
  loadVisitor(all);
  expect(visitorParams.getState().params).toEqual(allParams);
});

test('KIT-11 parameters and car survive a reload and an address without query', () => {
  aSession();
  loadVisitor(all);
  visitorParams.getState().setCarQuery(volvo);
  for (const search of [all, '', '?sort=name_desc']) {
    visitorParams.setState(visitorParams.getInitialState());
    // The store writes what it is reset to, as no page ever does.
    aSession({ kitParams: JSON.stringify({ params: allParams, carQuery: volvo }) });
    loadVisitor(search);
    expect(visitorParams.getState()).toMatchObject({ params: allParams, carQuery: volvo });
  }
});

test('KIT-11 parameters and car are stored in the tab', () => {
  const entries = aSession();
  loadVisitor(all);
  visitorParams.getState().setCarQuery(volvo);
  expect(JSON.parse(entries.get('kitParams') ?? '')).toEqual(
    JSON.parse(JSON.stringify({ params: allParams, carQuery: volvo })),
  );
});

test('KIT-10 a new call replaces all parameters of the one before', () => {
  aSession();
  loadVisitor(all);
  loadVisitor('?transactionId=T-2');
  expect(visitorParams.getState().params).toEqual({
    user: undefined,
    dealer: undefined,
    unit: undefined,
    auto: undefined,
    transactionId: 'T-2',
    packageIds: [],
  });
});

test.each([
  ['packageIds=1,2&packageIds=3', ['1', '2', '3']],
  ['packageIds=1,,%20,1', ['1']],
  ['packageIds=', []],
  [`packageIds=${'x'.repeat(201)}`, []],
])('KIT-10 %s', (query, packageIds) => {
  expect(parseVisitorParams(new URLSearchParams(query)).packageIds).toEqual(packageIds);
});

test('what the tab has stored is checked', () => {
  for (const stored of ['[]', '{"params":{"user":7}}', '{"carQuery":{"manufacturer":""}}', 'nonsense']) {
    aSession({ kitParams: stored });
    loadVisitor('');
    expect(visitorParams.getState()).toMatchObject({ params: { packageIds: [] }, carQuery: undefined });
  }
});
