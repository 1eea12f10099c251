import { expect, test } from 'vitest';
import { COPIED_SHOWN_MS, copiedFrom } from './copying.ts';

test('FOOT-12 what is copied is the address or number alone', () => {
  expect(copiedFrom('mailto:a@b.se?subject=Hej')).toBe('a@b.se');
  expect(copiedFrom('mailto:%C3%A5sa@b.se')).toBe('åsa@b.se');
  expect(copiedFrom('tel:+46105500128;ext=3')).toBe('+46105500128');
  expect(copiedFrom('tel:100%')).toBe('100%');
});

test('FOOT-12 other links hold nothing to copy', () => {
  for (const href of ['/kontakt', 'https://b.se/?mailto:a@b.se', 'sms:+46105500128', 'mailto:']) {
    expect(copiedFrom(href)).toBeUndefined();
  }
});

test('CONST-07 the word that it was copied stands for one second', () => {
  expect(COPIED_SHOWN_MS).toBe(1000);
});
