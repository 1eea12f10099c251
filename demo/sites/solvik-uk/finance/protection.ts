import { block, type DemoPage, link } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';
import { insurerStatement } from './insurer.ts';
import type { Product } from './protection/product.ts';
import { protectionOf } from './protection/products.ts';

const protectionPath = '/buy-car/finance-and-protection-products/protection-products';

const makes = [
  {
    slug: 'mercedes-benz',
    name: 'Mercedes-Benz',
    lead: 'Six ways to keep a good car looking and running like one. Prices are for cars up to £60,000.',
  },
  {
    slug: 'smart',
    name: 'smart',
    lead: 'Less car, less to insure. The battery has its own warranty from the maker, so none of these needs to cover it.',
  },
  {
    slug: 'mercedes-benz-vans',
    name: 'Mercedes-Benz Vans',
    lead: 'Four policies for vans, written for people who carry tools. Prices exclude VAT where it applies.',
  },
] as const;

export const protectionPages: readonly DemoPage[] = [
  page({
    path: '/buy-car/finance-and-protection-products',
    name: 'Finance and protection products',
    description:
      'Protection products for Mercedes-Benz, smart and Mercedes-Benz Vans at Solvik, by make and by product.',
    hidden: true,
    main: [
      block('rich-text', {
        title: 'Finance and protection products',
        titleTag: 'h1',
        lead: 'Protection is sold by make. Ways to pay are on a page of their own.',
      }),
      block('link-rows', {
        title: 'Two doors',
        rows: [
          { title: 'Protection products', text: 'Mercedes-Benz, smart and vans', link: link(protectionPath) },
          {
            title: 'Finance and insurance options',
            text: 'PCP, hire purchase, contract hire and the general guide to cover',
            link: link('/buy-car/finance-and-insurance-options'),
          },
        ],
      }),
    ],
  }),
  page({
    path: protectionPath,
    name: 'Protection products',
    description:
      'Insurance, warranty and treatments for Mercedes-Benz, smart and Mercedes-Benz Vans at Solvik.',
    main: [
      block('rich-text', {
        title: 'Protection products',
        titleTag: 'h1',
        lead: 'Choose the make. The policies differ because the cars do.',
      }),
      block('link-rows', {
        layout: 'below heading',
        rows: makes.map(({ slug, name, lead }) => ({
          title: name,
          text: lead,
          note: `${protectionOf(slug).length} products`,
          link: link(`${protectionPath}/${slug}`),
        })),
      }),
      insurerStatement,
    ],
  }),
  ...makes.flatMap((make) => [
    makePage(make),
    ...protectionOf(make.slug).map((one) => productPage(make, one)),
  ]),
];

type Make = (typeof makes)[number];

function makePage({ slug, name, lead }: Make): DemoPage {
  return page({
    path: `${protectionPath}/${slug}`,
    name: `${name} protection products`,
    description: `Protection for ${name} at Solvik: ${protectionOf(slug).length} products, what each costs and what it covers.`,
    fields: { navTitle: name },
    main: [
      block('rich-text', { title: `${name} protection`, titleTag: 'h1', lead }),
      block('link-rows', {
        title: 'What there is',
        figurePlace: 'last',
        rows: protectionOf(slug).map((product) => ({
          title: product.name,
          text: product.lead,
          figure: product.price,
          link: link(`${protectionPath}/${slug}/${product.slug}`),
        })),
      }),
      insurerStatement,
    ],
  });
}

function productPage({ slug, name }: Make, product: Product): DemoPage {
  return page({
    path: `${protectionPath}/${slug}/${product.slug}`,
    name: `${product.name} for ${name}`,
    description: `${product.name} for ${name} from Solvik, ${product.price}: what it covers and what it does not.`,
    hidden: true,
    main: [
      block('rich-text', { title: product.name, titleTag: 'h1', lead: product.lead }),
      block('figures', {
        figures: product.figures.map(([value, label]) => ({ value, label })),
        tone: 'dark',
      }),
      block('rich-text', { title: 'In, and out', body: toRichText(product.words), width: 'beside heading' }),
      block('link-rows', {
        title: `More for ${name}`,
        rows: [
          {
            title: 'All protection products',
            text: `What else there is for ${name}`,
            link: link(`${protectionPath}/${slug}`),
          },
          {
            title: 'Do I need any of it?',
            text: 'Which cover suits whom, and when to skip it',
            link: link('/buy-car/finance-and-insurance-options/insurance-products'),
          },
        ],
      }),
      ...(product.isInsurance ? [insurerStatement] : []),
    ],
  });
}
