import { block, type DemoPage, link } from '../../../site-builder.ts';
import { type Make, makes } from './makes.sv.ts';

const stock = '/kop-bil/alla-bilar';

export const brands: DemoPage = {
  id: 'brands',
  language: 'sv',
  path: '/kop-bil/bilmarken',
  name: 'Bilmärken',
  fields: {
    metaTitle: 'Bilmärken vi säljer mest',
    navTitle: 'Bilmärken',
    metaDescription:
      'Volvo, Volkswagen, Toyota, Kia, BMW och Tesla: vad de kostar begagnade och vad man ska titta på.',
    order: 3,
  },
  main: [
    block('rich-text', {
      title: 'Alla märken, samma 97 punkter',
      titleTag: 'h1',
      lead: 'Vi säljer trettiofyra märken. Sex av dem står för två bilar av tre, och om dem har vi något att säga.',
    }),
    block('link-rows', {
      title: 'De sex vanligaste',
      text: 'Vad de brukar kosta, och vad vi tittar på innan de får en prislapp.',
      rows: makes.map(({ slug, name, lead }) => ({
        title: name,
        text: lead,
        link: link(`/kop-bil/bilmarken/${slug}`),
      })),
    }),
    block('call-panel', {
      title: 'Något ovanligare?',
      text: 'Vi letar i alla 21 butiker och säger vad som är på väg in. Det är oftast mer än man tror.',
      link: link('tel:+46101234500', '010-123 45 00'),
      secondLink: link(stock, 'Bilarna i lager'),
      tone: 'brand',
    }),
  ],
};

export const brandPages: readonly DemoPage[] = makes.map(brandPage);

function brandPage({ slug, name, lead, models, lookFor }: Make): DemoPage {
  return {
    id: `brands.${slug}`,
    language: 'sv',
    path: `/kop-bil/bilmarken/${slug}`,
    name,
    fields: {
      metaTitle: `Begagnad ${name}`,
      navTitle: name,
      metaDescription: `Begagnad ${name} hos Carstore: vanliga modeller, vad de kostar och vad vi tittar på.`,
    },
    main: [
      block('rich-text', { title: `Begagnad ${name}`, titleTag: 'h1', lead }),
      block('link-rows', {
        title: 'Det som brukar stå inne',
        text: 'Priset är det lägsta i lager just nu.',
        action: link(`${stock}?car_brand=${encodeURIComponent(name)}`, `Visa ${name}`),
        figurePlace: 'last',
        rows: models.map(({ title, text, filter = `car_model=${encodeURIComponent(title)}` }) => {
          const list = `${stock}?car_brand=${encodeURIComponent(name)}&${filter}`;
          return { title, text, figure: `från {lowest price: ${list}}`, link: link(list) };
        }),
      }),
      block('rich-text', {
        title: 'Det vi tittar på',
        width: 'beside heading',
        body: [
          {
            kind: 'list',
            ordered: false,
            items: lookFor.map((text) => [{ text }]),
          },
          {
            kind: 'paragraph',
            children: [
              { text: 'Resten står i protokollet. ' },
              { text: 'Så går kontrollen till', href: '/bilagande' },
            ],
          },
        ],
      }),
    ],
  };
}
