import type { RedirectRule } from '../../../src/content/redirects/rule.ts';
import { redirect, redirectWithFallback } from '../../site-builder.ts';
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
  ...towns.map((town) => redirect(`/locations/${town}`, `/find-us/{group}-${town}`)),
  ...towns.map((town) => redirect(`/locations/solvik-${town}/{path*}`, `/find-us/{group}-${town}`)),
  redirect('/locations/{path*}', '/find-us'),
  redirect('/contact-us', '/find-us'),
  redirect('/contact', '/find-us'),

  // RED-62: selling
  redirect('/sell-your-car', '/sell-car'),
  redirect('/part-exchange', '/sell-car'),
  redirect('/value-my-car', '/sell-car'),

  // RED-82: old news pages
  redirect('/news/{path*}', '/news-and-events'),
  redirect('/latest-news/{path*}', '/news-and-events'),
  redirect('/events/{path*}', '/news-and-events'),

  // RED-65, RED-87: a story that has moved here keeps its name, the others lead to all of them
  redirectWithFallback('/blog/{slug}', '/news-and-events/{slug}', '/news-and-events'),
  redirect('/blog/{path*}', '/news-and-events'),

  // RED-62: about the company
  redirect('/about', '/about-us/who-are-we'),
  redirect('/about-us/our-story', '/about-us/who-are-we'),
  redirect('/about-solvik', '/about-us/who-are-we'),
  redirect('/careers', '/about-us/work-with-us'),

  // RED-63: legal pages
  redirect('/privacy', '/legal/privacy-policy'),
  redirect('/privacy-policy', '/legal/privacy-policy'),
  redirect('/cookie-policy', '/legal/privacy-policy'),
  redirect('/terms-and-conditions', '/legal/terms-and-conditions-of-sale'),
  redirect('/terms-and-conditions-of-sale.pdf', '/legal/terms-and-conditions-of-sale'),
  redirect('/consumer-credit', '/legal/consumer-credit'),
  redirect('/initial-disclosure-document.pdf', '/legal/consumer-credit'),
  redirect('/legal-notice', '/legal/legal-notice-and-terms'),
  redirect('/website-terms', '/legal/legal-notice-and-terms'),

  // RED-64: policies and statements
  redirect('/modern-slavery-act', '/further-policies-and-statements/modern-slavery-act'),
  redirect('/modern-slavery-statement.pdf', '/further-policies-and-statements/modern-slavery-act'),
  redirect('/whistleblowing', '/further-policies-and-statements/whistleblowing'),
  redirect('/whistleblowing-policy.pdf', '/further-policies-and-statements/whistleblowing'),
  redirect('/gender-pay-gap', '/further-policies-and-statements/gender-pay-gap'),
  redirect('/gender-pay-gap-report.pdf', '/further-policies-and-statements/gender-pay-gap'),

  // RED-83: a script of the old site ran there
  redirect('/~partytown/{path*}', '/'),
];
