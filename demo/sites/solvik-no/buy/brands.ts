import { exterior } from '../../../cars/exterior.ts';
import { block, type DemoPage, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { brands } from '../brands/all.ts';
import { type Brand, dealershipRows, dealershipsOf, kr, type Model } from '../brands/brand.ts';
import { page } from '../page.ts';

const path = '/kjop-bil/vare-bilmerker';

const allBrands = page({
  path,
  name: 'Våre bilmerker',
  description: 'BMW, MINI, Volvo, Kia og Škoda hos Solvik: nye modeller, priser, rekkevidde og hengervekt.',
  order: 2,
  fields: { menuImage: picture('scenes/showroom') },
  main: [
    block('rich-text', {
      title: 'Fem merker, ett håndtrykk',
      titleTag: 'h1',
      lead: 'Vi selger det vi kan reparere. Derfor er det fem og ikke femten.',
    }),
    block('body-tiles', {
      tiles: brands.map(({ slug, name, models: [first] }) => ({
        image: first && picture(first.stage),
        label: name,
        note: first?.name ?? '',
        link: link(`${path}/${slug}`),
      })),
    }),
    block('link-rows', {
      title: 'Bilene',
      figurePlace: 'last',
      rows: brands.map((brand) => ({
        title: brand.name,
        text: brand.models.map(({ name }) => name).join(', '),
        figure: `fra ${kr(Math.min(...brand.models.map(priceFrom)))}`,
        link: link(`${path}/${brand.slug}`),
      })),
    }),
    block('builder-form', {
      formUrl: '/api/forms/builder/2026110102',
      title: 'Prøvekjør hjemmefra',
      text: 'Vi kommer med bilen, du kjører din vanlige vei. Svar innen to arbeidstimer.',
    }),
    block('call-panel', {
      title: 'Og motorsykler.',
      text: 'BMW Motorrad selger og reparerer vi i Oslo, Bergen og Trondheim.',
      link: link('/motorsykler', 'Til motorsyklene'),
    }),
  ],
});

export const brandPages: readonly DemoPage[] = [
  allBrands,
  ...brands.flatMap((brand, at) => [
    brandPage(brand, at),
    ...brand.models.map((model, place) => modelPage(brand, model, place)),
  ]),
];

function brandPage(brand: Brand, at: number): DemoPage {
  const { slug, name, design, line, lead, why, models } = brand;
  const [first] = models;
  return page({
    path: `${path}/${slug}`,
    name,
    title: `${name}: nye modeller og priser`,
    description: `${name} hos Solvik: ${models.map((model) => model.name).join(', ')}. Priser, rekkevidde og prøvekjøring.`,
    order: at,
    ...(design && { fields: { BrandDesign: design } }),
    main: [
      block('hero', {
        variant: design === 'mini' ? 'Spotlight' : 'Stage',
        image: first && picture(first.stage, `${name} ${first.name} fra siden`),
        title: line,
        text: lead,
        link: link('/finn-oss', 'Prøvekjør'),
        buttonType: design === 'mini' ? 'Accent' : 'Primary',
        secondLink: link('/kjop-bil/alle-brukte-biler', 'Brukte biler'),
        figures: (first?.figures ?? []).map(([label, value]) => ({ label, value })),
      }),
      block('model-cards', {
        heading: 'Velg modell',
        cards: models.map((model) => ({
          title: `${name} ${model.name}`,
          text: model.lead,
          image: picture(exterior(model.pictured, model.paint), `${name} ${model.name} skrått forfra`),
          link: link(`${path}/${slug}/${model.slug}`),
          label1: 'Pris fra',
          labelValue1: kr(priceFrom(model)),
          label2: model.figures[0]?.[0] ?? '',
          labelValue2: model.figures[0]?.[1] ?? '',
        })),
      }),
      block('rich-text', { title: `Hvorfor ${name}`, body: toRichText(why), width: 'beside heading' }),
      block('place-list', {
        title: `${name} på ${inWords(dealershipsOf(name).length)} steder`,
        rows: dealershipRows(name),
        link: link('/finn-oss', 'Alle steder'),
      }),
    ],
  });
}

function modelPage(brand: Brand, model: Model, at: number): DemoPage {
  const name = `${brand.name} ${model.name}`;
  return page({
    path: `${path}/${brand.slug}/${model.slug}`,
    name,
    title: `${name}: pris, rekkevidde og hengervekt`,
    description: `${name} fra ${kr(priceFrom(model))} hos Solvik. ${model.lead}`,
    order: at,
    fields: { navTitle: model.name, ...(brand.design && { BrandDesign: brand.design }) },
    main: [
      block('hero', {
        variant: 'Stage',
        image: picture(model.stage, `${name} fra siden`),
        title: model.line,
        text: model.lead,
        link: link('/finn-oss', `Prøvekjør ${model.name}`),
        buttonType: 'Primary',
        secondLink: link('/kjop-bil/finansiering', 'Lån og leasing'),
        quickLinksLabel: name,
        quickLinks: brand.models
          .filter(({ slug }) => slug !== model.slug)
          .map((other) => ({ link: link(`${path}/${brand.slug}/${other.slug}`, other.name) })),
        figures: model.figures.map(([label, value]) => ({ label, value })),
      }),
      block('rich-text', {
        title: 'Det vi ville sagt i døra',
        body: toRichText(model.words),
        width: 'beside heading',
      }),
      block('link-rows', {
        title: 'Varianter og priser',
        text: `Levert med registrering, merverdiavgift og full tank strøm${hasEngine(model) ? ' eller drivstoff' : ''}. Gjelder november 2026.`,
        figurePlace: 'last',
        tone: 'stage',
        rows: model.variants.map(([title, text, price]) => ({ title, text, figure: kr(price) })),
        more: link(`${path}/${brand.slug}`, `Alle ${brand.name}-modeller`),
      }),
    ],
  });
}

function priceFrom({ variants }: Model): number {
  return Math.min(...variants.map(([, , price]) => price));
}

function hasEngine({ figures }: Model): boolean {
  return figures.some(([label]) => label.startsWith('Elektrisk'));
}

function inWords(number: number): string {
  const words = [
    'null',
    'ett',
    'to',
    'tre',
    'fire',
    'fem',
    'seks',
    'sju',
    'åtte',
    'ni',
    'ti',
    'elleve',
    'tolv',
  ];
  return words[number] ?? String(number);
}
