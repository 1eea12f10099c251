import { expect, test } from 'vitest';
import { feedPath, parseFeedsRoute } from './feeds-route.ts';

test.each([
  [[], { page: 'list' }],
  [['cars-solvik-se'], { page: 'runs', index: 'cars-solvik-se' }],
  [['cars-solvik-se', 'quality'], { page: 'quality', index: 'cars-solvik-se' }],
  [['cars%20se', 'quality'], { page: 'quality', index: 'cars se' }],
  [['cars', 'runs', '7'], { page: 'run', index: 'cars', run: '7' }],
  [['cars', 'nothing'], undefined],
  [['cars', 'quality', '7'], undefined],
  [['cars', 'runs', '7', '8'], undefined],
])('%j', (steps, route) => expect(parseFeedsRoute(steps)).toEqual(route));

test('an address leads back to its page', () => {
  const steps = (path: string) => path.split('/').slice(3);
  expect(parseFeedsRoute(steps(feedPath('cars se')))).toEqual({ page: 'runs', index: 'cars se' });
  expect(parseFeedsRoute(steps(feedPath('cars', 'quality')))).toEqual({ page: 'quality', index: 'cars' });
  expect(parseFeedsRoute(steps(feedPath('cars', 'runs', '7')))).toEqual({
    page: 'run',
    index: 'cars',
    run: '7',
  });
});
