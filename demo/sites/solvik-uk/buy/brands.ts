import { block, type DemoPage, link, picture } from '../../../site-builder.ts';
import { brands } from '../brands/all.ts';
import { type Brand, dealershipRows, dealershipsOf, townsOf } from '../brands/brand.ts';
import { page } from '../page.ts';
import { hasFleetPage } from './fleet.ts';
import { hasMotabilityPage } from './motability.ts';
import { offerPages } from './offers.ts';

const path = '/buy-car/brands';

const allBrands = page({
  path,
  name: 'Makes',
  title: 'The makes we sell and mend',
  description:
    'BMW, MINI, Mercedes-Benz cars and vans, smart, Land Rover, Volvo, Kia and Vauxhall: where we sell and mend each.',
  order: 3,
  fields: { menuImage: picture('scenes/showroom') },
  main: [
    block('rich-text', {
      title: 'Nine makes, one handshake',
      titleTag: 'h1',
      lead: 'We sell what we can mend. That is why there are nine and not nineteen.',
    }),
    block('link-rows', {
      layout: 'below heading',
      rows: brands.map((brand) => ({
        title: brand.name,
        text: brand.line,
        note: townsOf(brand),
        link: link(`${path}/${brand.slug}`),
      })),
    }),
  ],
});

export const brandPages: readonly DemoPage[] = [allBrands, ...brands.map(brandPage)];

function brandPage(brand: Brand, at: number): DemoPage {
  const { slug, name, design, line, lead, side, sideAlt } = brand;
  const places = dealershipsOf(brand);
  return page({
    path: `${path}/${slug}`,
    name,
    title: `${name} at Solvik`,
    description: `${name} at Solvik in ${townsOf(brand)}: new and used, offers, servicing and parts.`,
    order: at,
    ...(design && { fields: { BrandDesign: design } }),
    main: [
      block('hero', {
        variant: design === 'mini' ? 'Spotlight' : 'Stage',
        image: picture(side, sideAlt),
        title: line,
        text: lead,
        link: link(`/buy-car/new-cars/${slug}`, `New ${name}`),
        buttonType: design === 'mini' ? 'Accent' : 'Primary',
        secondLink: link(`/buy-car/used-cars/${slug}`, `Used ${name}`),
        figures: (brand.models[0]?.facts ?? []).map(([label, value]) => ({ label, value })),
      }),
      block('model-cards', {
        heading: 'On the floor now',
        link: link(`/buy-car/new-cars/${slug}`, `All new ${name}`),
        cards: brand.models.map((model) => ({
          title: model.title,
          text: model.text,
          image: picture(model.picture, model.alt),
          link: link(`/buy-car/new-cars/${slug}`),
          label1: slug === 'mercedes-benz-vans' ? 'From, without VAT' : 'On the road from',
          labelValue1: model.price,
        })),
      }),
      block('link-rows', {
        title: `What we do for ${name}`,
        rows: waysIn(brand),
      }),
      block('place-list', {
        title: places.length === 1 ? 'One place' : `${inWords(places.length)} places`,
        rows: dealershipRows(brand),
        link: link('/find-us', 'All dealerships'),
      }),
    ],
  });
}

/** Only the doors that exist for this make. */
function waysIn({ slug, name, serviceSlug, models, used }: Brand) {
  const has = (path: string, pages: readonly DemoPage[]) => pages.some((one) => one.path === path);
  const offer = `/buy-car/latest-offers/${slug}`;
  const all = [
    ['New', models.map(({ title }) => title).join(', '), `/buy-car/new-cars/${slug}`, true],
    ['Used', used.lead, `/buy-car/used-cars/${slug}`, true],
    ['Offers', 'This quarter’s, with the total amount payable', offer, has(offer, offerPages)],
    [
      'Fleet and business',
      'Company cars and vans, and the tax on them',
      `/buy-car/fleet-and-business-offers/${slug}`,
      hasFleetPage(slug),
    ],
    [
      'Motability',
      'A car for the mobility allowance, serviced and insured',
      `/buy-car/motability/${slug}`,
      hasMotabilityPage(slug),
    ],
    [
      'Servicing, parts and repairs',
      `By people trained on ${name}`,
      `/service-and-parts/${serviceSlug}`,
      true,
    ],
  ] as const;
  return all.filter(([, , , open]) => open).map(([title, text, href]) => ({ title, text, link: link(href) }));
}

function inWords(number: number): string {
  return (
    ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'][number] ?? String(number)
  );
}
