import { expect, test } from 'vitest';
import { createFormTokens } from './form-token.ts';

const tokens = createFormTokens('a secret for tests');
const renderedAt = new Date('2026-11-16T08:00:00Z');
const after = (ms: number) => new Date(renderedAt.getTime() + ms);
const DAY_MS = 86_400_000;
const token = tokens.issue({ formName: 'solvik-noServiceForm', renderedAt, optional: ['newsletter'] });

test('a token says what editors made optional, from two seconds to seven days after the page was rendered', () => {
  const verify = (ms: number) => tokens.verify(token, 'solvik-noServiceForm', after(ms));
  expect(verify(1999)).toEqual({ state: 'too fast' });
  expect(verify(2000)).toEqual({ state: 'valid', optional: ['newsletter'] });
  expect(verify(7 * DAY_MS)).toMatchObject({ state: 'valid' });
  expect(verify(7 * DAY_MS + 1)).toEqual({ state: 'invalid' });
});

test('a token of another form, secret or time, or none at all is invalid', () => {
  const [time = '', ...rest] = token.split('.');
  const wrong = [
    createFormTokens('another secret').issue({ formName: 'solvik-noServiceForm', renderedAt, optional: [] }),
    [Number(time) - 60_000, ...rest].join('.'),
    token.replace('newsletter', 'newsletter.gdpr'),
    `${token}x`,
    undefined,
    '',
    ['a', 'b'],
  ];
  for (const each of wrong)
    expect(tokens.verify(each, 'solvik-noServiceForm', after(5000))).toEqual({ state: 'invalid' });
  expect(tokens.verify(token, 'solvik-noSellCarForm', after(5000))).toEqual({ state: 'invalid' });
});
