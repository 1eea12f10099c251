import type { RedirectRule } from '../../../src/redirects/rule.ts';
import { moved, movedIfThere } from '../../write.ts';
import { buying } from './redirects/buying.ts';
import { finance } from './redirects/finance.ts';
import { offers } from './redirects/offers.ts';
import { servicing } from './redirects/servicing.ts';

/** The dealerships of the old site, by the name of their town. */
const towns = [
  'gateshead',
  'newcastle',
  'sunderland',
  'durham',
  'hexham',
  'middlesbrough',
  'darlington',
  'york',
  'harrogate',
  'leeds',
  'carlisle',
  'kendal',
  'edinburgh',
  'glasgow',
];

/** Every old address of the British site. Of two rules the closer description wins, so the general ones may stand anywhere. */
export const redirects: readonly RedirectRule[] = [
  // RED-60, RED-65 to RED-68, RED-72
  ...buying,
  // RED-69, RED-70, RED-71
  ...offers,
  // RED-61, RED-73 to RED-77, RED-84
  ...finance,
  // RED-62, RED-78 to RED-81, RED-85
  ...servicing,

  // RED-62, RED-65: dealerships
  ...towns.map((town) => moved(`/locations/${town}`, `/find-us/{group}-${town}`)),
  ...towns.map((town) => moved(`/locations/solvik-${town}/{path*}`, `/find-us/{group}-${town}`)),
  moved('/locations/{path*}', '/find-us'),
  moved('/contact-us', '/find-us'),
  moved('/contact', '/find-us'),

  // RED-62: selling
  moved('/sell-your-car', '/sell-car'),
  moved('/part-exchange', '/sell-car'),
  moved('/value-my-car', '/sell-car'),

  // RED-82: old news pages
  moved('/news/{path*}', '/news-and-events'),
  moved('/latest-news/{path*}', '/news-and-events'),
  moved('/events/{path*}', '/news-and-events'),

  // RED-65, RED-87: a story that has moved here keeps its name, the others lead to all of them
  movedIfThere('/blog/{slug}', '/news-and-events/{slug}', '/news-and-events'),
  moved('/blog/{path*}', '/news-and-events'),

  // RED-62: about the company
  moved('/about', '/about-us/who-are-we'),
  moved('/about-us/our-story', '/about-us/who-are-we'),
  moved('/about-solvik', '/about-us/who-are-we'),
  moved('/careers', '/about-us/work-with-us'),

  // RED-63: legal pages
  moved('/privacy', '/legal/privacy-policy'),
  moved('/privacy-policy', '/legal/privacy-policy'),
  moved('/cookie-policy', '/legal/privacy-policy'),
  moved('/terms-and-conditions', '/legal/terms-and-conditions-of-sale'),
  moved('/terms-and-conditions-of-sale.pdf', '/legal/terms-and-conditions-of-sale'),
  moved('/consumer-credit', '/legal/consumer-credit'),
  moved('/initial-disclosure-document.pdf', '/legal/consumer-credit'),
  moved('/legal-notice', '/legal/legal-notice-and-terms'),
  moved('/website-terms', '/legal/legal-notice-and-terms'),

  // RED-64: policies and statements
  moved('/modern-slavery-act', '/further-policies-and-statements/modern-slavery-act'),
  moved('/modern-slavery-statement.pdf', '/further-policies-and-statements/modern-slavery-act'),
  moved('/whistleblowing', '/further-policies-and-statements/whistleblowing'),
  moved('/whistleblowing-policy.pdf', '/further-policies-and-statements/whistleblowing'),
  moved('/gender-pay-gap', '/further-policies-and-statements/gender-pay-gap'),
  moved('/gender-pay-gap-report.pdf', '/further-policies-and-statements/gender-pay-gap'),

  // RED-83: a script of the old site ran there
  moved('/~partytown/{path*}', '/'),
];
