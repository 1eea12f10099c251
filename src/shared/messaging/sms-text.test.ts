import { expect, test } from 'vitest';
import { smsSenderName, toGsmText } from './sms-text.ts';
import { smsSegments } from './testing/sms-segments.ts';

test.each([
  ['Tid på Åvägen 3: öppet, välkommen', 'Tid på Åvägen 3: öppet, välkommen'],
  ['Čas: štvrtok, ďakujeme – tešíme sa', 'Cas: stvrtok, dakujeme - tesime sa'],
  ['1\u00a0290 kr, 2 × hjul …', '1 290 kr, 2 x hjul ...'],
  ['Ta\u030a', 'Tå'],
  ['🚗', '?'],
])('%j is sent as %j', (text, sent) => {
  expect(toGsmText(text)).toBe(sent);
});

test.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(306), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(81), 2],
])('a text is charged by its septets (case %#)', (text, segments) => {
  expect(smsSegments(text)).toBe(segments);
});

test.each([
  ['Solvik Sverige', 'Solvik'],
  ['Bistro Navet', 'Bistro'],
  ['Solvik UK', 'Solvik UK'],
  ['Ström', 'Strom'],
  ['Lastbilsspecialisten', 'Lastbilsspe'],
])('the sender of %s is %s', (name, sender) => {
  expect(smsSenderName(name)).toBe(sender);
});
