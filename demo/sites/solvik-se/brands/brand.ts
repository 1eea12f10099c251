import { block, type DemoBlock, type DemoPage, link, type picture } from '../../../site-builder.ts';
import { placesWith } from '../dealerships.ts';
import { swedish } from '../page.ts';

type Page = { description: string; main: readonly DemoBlock[] };

/** A page below the brand's own: opens on a stage with a car, then says what only this make can say. */
type Subpage = Page & {
  title: string;
  lead: string;
  car: ReturnType<typeof picture>;
  tone: 'light' | 'brand' | 'dark' | 'accent';
};

type Brand = Page & {
  slug: string;
  /** As its dealerships name it. */
  name: string;
  order: number;
  design?: 'bmw' | 'mini';
  phone: string;
  menuPicture: ReturnType<typeof picture>;
  service: Subpage;
  privateLease: Subpage;
  serviceAgreement: Subpage;
  companyCars: Subpage;
  businessLease: Subpage;
};

const subpages = [
  ['service', 'service', 'Service'],
  ['privateLease', 'privatleasing', 'Privatleasing'],
  ['serviceAgreement', 'serviceavtal', 'Serviceavtal'],
  ['companyCars', 'tjanstebilar', 'Tjänstebilar'],
  ['businessLease', 'business-lease', 'Business Lease'],
] as const;

/** A make's page and the five below it. */
export function brandPages(brand: Brand): DemoPage[] {
  const path = `/kop-bil/bilmarken/${brand.slug}`;
  const design = brand.design && { BrandDesign: brand.design };
  return [
    swedish({
      path,
      name: brand.name,
      description: brand.description,
      order: brand.order,
      fields: { ...design, menuImage: brand.menuPicture },
      main: [...brand.main, whereToFind(brand)],
    }),
    ...subpages.map(([key, slug, name]) =>
      swedish({
        path: `${path}/${slug}`,
        name: `${brand.name} ${name.charAt(0).toLowerCase()}${name.slice(1)}`.replace('business Lease', name),
        menu: name,
        hidden: true,
        description: brand[key].description,
        ...(design && { fields: design }),
        main: [opening(brand, brand[key]), ...brand[key].main, others(brand, path, slug)],
      }),
    ),
  ];
}

function opening({ phone }: Brand, { title, lead, car, tone }: Subpage): DemoBlock {
  return block('stage-hero', {
    title,
    text: lead,
    image: car,
    tone,
    size: 'small',
    link: link(`tel:+46${phone.slice(1).replace(/\D/g, '')}`, `Ring ${phone}`),
  });
}

function whereToFind({ name }: Brand): DemoBlock {
  const rows = placesWith(name);
  return block('place-list', {
    title: `Här finns ${name}`,
    text: `${inWords(rows.length)} anläggningar säljer och servar märket.`,
    rows,
    link: link('/anlaggningar', 'Alla anläggningar'),
  });
}

function others({ name }: Brand, path: string, here: string): DemoBlock {
  return block('link-rows', {
    title: `Mer om ${name}`,
    tone: 'stage',
    rows: [
      { title: name, text: 'Modeller, priser och var de finns', link: link(path) },
      ...subpages
        .filter(([, slug]) => slug !== here)
        .map(([, slug, title]) => ({ title, link: link(`${path}/${slug}`) })),
    ],
  });
}

const words = ['', 'En', 'Två', 'Tre', 'Fyra', 'Fem', 'Sex', 'Sju', 'Åtta', 'Nio', 'Tio', 'Elva', 'Tolv'];

function inWords(count: number): string {
  return words[count] ?? String(count);
}
