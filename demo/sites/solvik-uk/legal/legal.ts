import { block, type DemoPage, link } from '../../../site-builder.ts';
import { page } from '../page.ts';
import { consumerCredit } from './consumer-credit.ts';
import { legalNotice } from './legal-notice.ts';
import { policyPages } from './policies.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { termsOfSale } from './terms-of-sale.ts';

const legal = page({
  path: '/legal',
  name: 'Legal',
  description:
    'Privacy policy, terms and conditions of sale, consumer credit information and legal notice of Solvik UK Ltd.',
  hidden: true,
  main: [
    block('rich-text', {
      title: 'Legal',
      titleTag: 'h1',
      lead: 'Four documents. We have tried to write them so that they can be read.',
    }),
    block('link-rows', {
      layout: 'below heading',
      rows: [privacyPolicy, termsOfSale, consumerCredit, legalNotice].map(({ name, path, fields }) => ({
        title: name,
        text: fields.metaDescription ?? '',
        link: link(path),
      })),
    }),
  ],
});

export const legalPages: readonly DemoPage[] = [
  legal,
  privacyPolicy,
  termsOfSale,
  consumerCredit,
  legalNotice,
  ...policyPages,
];
