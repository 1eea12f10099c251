import { carSearches } from '../../../car-searches.ts';
import { exterior } from '../../../cars/exterior.ts';
import { block, type DemoPage, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { brands } from '../brands/all.ts';
import { type Brand, dealershipRows, townsOf, usedCarsOf } from '../brands/brand.ts';
import { page } from '../page.ts';

const path = '/buy-car/used-cars';

const whatComesWithIt = block('rich-text', {
  title: 'What comes with it',
  body: toRichText(`
    - **The sheet.** 112 checks, with pictures of whatever is not as new.
    - **Warranty.** Twelve months on cars up to eight years old.
    - **Fourteen days.** Or 300 miles.
    - **MOT.** A fresh one, if there are fewer than six months left.

    Write to [cars@solvik.example](mailto:cars@solvik.example) with make, budget and what it must carry. You get
    three suggestions the same working day.
  `),
  width: 'beside heading',
});

const usedOnly = { filters: [{ field: 'car_condition', value: 'Used' }] } as const;

const list = block('car-list', {
  title: 'Used cars',
  titleTag: 'h1',
  makeTitle: 'Used {car}',
  lead: 'The cars stand on fourteen forecourts. We bring the one you choose to yours.',
  ...usedOnly,
});

const usedCars = page({
  path,
  name: 'Used cars',
  description: 'Every used car at Solvik’s fourteen dealerships, with price, mileage and where it stands.',
  order: 1,
  fields: { menuImage: picture(exterior('Volvo V60', 'sand', { country: 'UK' })) },
  main: [
    list,
    block('link-rows', {
      title: 'By make',
      text: 'What each is like to own second-hand, and what we look at before it goes on sale.',
      rows: brands.map((brand) => ({
        title: brand.name,
        text: brand.used.usual.join(', '),
        note: `from {lowest price: ${usedCarsOf(brand)}}${brand.slug === 'mercedes-benz-vans' ? ' + VAT' : ''}`,
        link: link(`${path}/${brand.slug}`),
      })),
    }),
    whatComesWithIt,
  ],
});

const searches = carSearches({
  page,
  path,
  name: 'Used cars',
  description: 'Used cars at Solvik’s fourteen dealerships, found by make and model.',
  list,
  words: 3,
});

export const usedCarPages: readonly DemoPage[] = [usedCars, ...brands.map(usedPage), ...searches];

function usedPage(brand: Brand, at: number): DemoPage {
  const { slug, name, used, models } = brand;
  const [first] = models;
  return page({
    path: `${path}/${slug}`,
    name: `Used ${name}`,
    title: `Used ${name}: what we sell and what we check`,
    description: `Used ${name} at Solvik in ${townsOf(brand)}: usual models, prices and the faults we look for first.`,
    order: at,
    fields: { navTitle: name },
    main: [
      block('stage-hero', {
        title: `Used ${name}`,
        text: used.lead,
        image: first && picture(first.picture, first.alt),
        tone: 'light',
        size: 'small',
        link: link('tel:+441632960128', 'Ring 01632 960128'),
        buttonType: 'Primary',
        secondLink: link(`/buy-car/new-cars/${slug}`, `New ${name}`),
      }),
      block('car-list', { ...usedOnly, partOf: path }),
      block('rich-text', {
        title: 'What we look at first',
        body: toRichText(used.weLookAt),
        width: 'beside heading',
      }),
      block('place-list', {
        title: 'Where they stand',
        text: 'Seen one at another dealership? We move it to yours, without charge and without obligation.',
        rows: dealershipRows(brand),
        link: link('/find-us', 'All dealerships'),
      }),
    ],
  });
}
