import { expect, test } from 'vitest';
import { COPIED_NOTICE_MS, copyableText } from './copyable-text.ts';

test('FOOT-12 what is copied is the address or number alone', () => {
  expect(copyableText('mailto:a@b.se?subject=Hej')).toBe('a@b.se');
  expect(copyableText('mailto:%C3%A5sa@b.se')).toBe('åsa@b.se');
  expect(copyableText('tel:+46105500128;ext=3')).toBe('+46105500128');
  expect(copyableText('tel:100%')).toBe('100%');
});

test('FOOT-12 other links have nothing to copy', () => {
  for (const href of ['/kontakt', 'https://b.se/?mailto:a@b.se', 'sms:+46105500128', 'mailto:']) {
    expect(copyableText(href)).toBeUndefined();
  }
});

test('CONST-07 the notice of a copy is shown for one second', () => {
  expect(COPIED_NOTICE_MS).toBe(1000);
});
