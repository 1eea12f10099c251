import { block, type DemoBlock, type DemoPage, link, picture } from '../../../site-builder.ts';
import { brands } from '../brands/all.ts';
import { dealershipRows } from '../brands/brand.ts';
import { page } from '../page.ts';

export const servicePath = '/service-and-parts';

/** A page below an area; it may have pages of its own. */
export type Leaf = {
  slug: string;
  name: string;
  /** One line in the list above it. */
  short: string;
  lead: string;
  main: readonly DemoBlock[];
  under?: readonly Leaf[];
};

export type Area = {
  slug: 'servicing' | 'parts' | 'bodyshop';
  name: string;
  short: string;
  lead: string;
  main?: readonly DemoBlock[];
  pages?: readonly Leaf[];
};

export type ServicedMake = {
  slug: string;
  name: string;
  title: string;
  lead: string;
  scene: string;
  /** A cut-out for the menu. */
  car: string;
  alt: string;
  where: string;
  areas: readonly Area[];
};

/** The page of a make, its areas, and everything below them. */
export function servicePagesOf(make: ServicedMake, order: number): DemoPage[] {
  const path = `${servicePath}/${make.slug}`;
  return [makePage(make, path, order), ...make.areas.flatMap((area, at) => areaPages(make, area, path, at))];
}

function makePage(
  { slug, name, title, lead, scene, car, alt, where, areas }: ServicedMake,
  path: string,
  order: number,
) {
  return page({
    path,
    name,
    title: `${name}: servicing, parts and repairs`,
    description: `Servicing, parts and bodywork for ${name} at Solvik. ${where}`,
    order,
    fields: { menuImage: picture(car) },
    main: [
      block('hero', {
        image: picture(`scenes/${scene}`, alt),
        imagePhone: picture(`scenes/${scene}-phone`),
        title,
        text: lead,
        link: link('tel:+441632960180', 'Ring 01632 960180'),
        buttonType: 'Light',
        secondLink: link('/find-us', 'Find a workshop'),
      }),
      block('link-rows', {
        title: name,
        text: where,
        rows: areas.map((area) => ({
          title: area.name,
          text: area.short,
          link: link(`${path}/${area.slug}`),
        })),
      }),
      ...workshopsOf(slug),
    ],
  });
}

function workshopsOf(slug: string): DemoBlock[] {
  const brand = brands.find(({ serviceSlug }) => serviceSlug === slug);
  if (!brand) return [];
  const book = link(`${servicePath}/book-a-service-or-mot`, 'Book a service or MOT');
  return [block('place-list', { title: 'Workshops', rows: dealershipRows(brand), link: book })];
}

function areaPages(make: ServicedMake, area: Area, above: string, order: number): DemoPage[] {
  const path = `${above}/${area.slug}`;
  const pages = area.pages ?? [];
  return [
    page({
      path,
      name: `${make.name} ${area.name.toLowerCase()}`,
      description: `${area.lead} ${make.name} at Solvik.`,
      order,
      fields: { navTitle: area.name },
      main: [
        block('rich-text', { title: `${area.name} for ${make.name}`, titleTag: 'h1', lead: area.lead }),
        ...(area.main ?? []),
        ...listOf(pages, path, 'Read on'),
      ],
    }),
    ...pages.flatMap((leaf) => leafPages(make, leaf, path)),
  ];
}

function leafPages(make: ServicedMake, leaf: Leaf, above: string): DemoPage[] {
  const path = `${above}/${leaf.slug}`;
  const under = leaf.under ?? [];
  return [
    page({
      path,
      name: leaf.name,
      title: `${leaf.name}, ${make.name}`,
      description: `${leaf.short}. ${leaf.name} for ${make.name} at Solvik.`,
      hidden: true,
      main: [
        block('rich-text', { title: leaf.name, titleTag: 'h1', lead: leaf.lead }),
        ...leaf.main,
        ...listOf(under, path, 'Choose'),
      ],
    }),
    ...under.flatMap((one) => leafPages(make, one, path)),
  ];
}

function listOf(pages: readonly Leaf[], path: string, title: string): DemoBlock[] {
  if (pages.length === 0) return [];
  const rows = pages.map(({ slug, name, short }) => ({
    title: name,
    text: short,
    link: link(`${path}/${slug}`),
  }));
  return [block('link-rows', { title, rows })];
}
