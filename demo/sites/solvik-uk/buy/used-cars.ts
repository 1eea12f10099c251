import { prose } from '../../../prose.ts';
import { block, type DemoBlock, type DemoPage, link, picture } from '../../../write.ts';
import { brands } from '../brands/all.ts';
import { type Brand, dealershipRows, townsOf } from '../brands/brand.ts';
import { page } from '../page.ts';

const path = '/buy-car/used-cars';

const whatComesWithIt = block('rich-text', {
  title: 'What comes with it',
  body: prose(`
    - **The sheet.** 112 checks, with pictures of whatever is not as new.
    - **Warranty.** Twelve months on cars up to eight years old.
    - **Fourteen days.** Or 300 miles.
    - **MOT.** A fresh one, if there are fewer than six months left.

    Write to [cars@solvik.example](mailto:cars@solvik.example) with make, budget and what it must carry. You get
    three suggestions the same working day.
  `),
  width: 'beside heading',
});

const forecourt: readonly DemoBlock[] = [
  block('rich-text', {
    title: 'Used cars',
    titleTag: 'h1',
    lead: 'The cars stand on fourteen forecourts. Tell us what you are after; we search them all and bring it to yours.',
  }),
  block('model-cards', {
    heading: 'What usually stands here',
    link: link('tel:+441632960128', 'Ring 01632 960128'),
    cards: [
      {
        title: 'Estates',
        text: 'Room for the dog and its opinions.',
        image: picture('cars/estate/slim-led/sand-front34', 'A sand-coloured estate car'),
        link: link(`${path}/volvo`),
        label1: 'Priced from',
        labelValue1: '£14,995',
        label2: 'Most often',
        labelValue2: 'plug-in hybrid',
      },
      {
        title: 'SUVs',
        text: 'For those who have met the track to the farm.',
        image: picture('cars/large-suv/wide-grille/black-front34', 'A black SUV'),
        link: link(`${path}/land-rover`),
        label1: 'Priced from',
        labelValue1: '£18,495',
        label2: 'Most often',
        labelValue2: 'diesel',
      },
      {
        title: 'Hatchbacks',
        text: 'Parks anywhere, costs little, goes well.',
        image: picture('cars/hatchback/slim-led/white-front34', 'A white hatchback'),
        link: link(`${path}/vauxhall`),
        label1: 'Priced from',
        labelValue1: '£7,495',
        label2: 'Most often',
        labelValue2: 'petrol',
      },
    ],
  }),
];

const usedCars = page({
  path,
  name: 'Used cars',
  description:
    'What usually stands on Solvik’s forecourts, from what price, and how we bring a car to your dealership.',
  order: 1,
  more: { menuImage: picture('cars/estate/slim-led/sand-front34') },
  main: [
    ...forecourt,
    block('link-rows', {
      title: 'By make',
      text: 'What each is like to own second-hand, and what we look at before it goes on sale.',
      rows: brands.map((brand) => ({
        title: brand.name,
        text: brand.used.usual.map(([model]) => model).join(', '),
        note: brand.used.usual[0]?.[2] ?? '',
        link: link(`${path}/${brand.slug}`),
      })),
    }),
    whatComesWithIt,
  ],
});

/** Old searches keep their words in the address: make, model, engine. */
const searches = ['/,-w-,', '/,-w-,/,-w-,', '/,-w-,/,-w-,/,-w-,'].map(
  (words): DemoPage => ({
    ...page({
      path: path + words,
      name: 'Used cars',
      description: 'Used cars at Solvik’s fourteen dealerships, found by make and model.',
      hidden: true,
      more: { canonicalURL: path },
      main: [...forecourt, whatComesWithIt],
    }),
    id: `used-cars-by-${words.split('/').length - 1}-words`,
  }),
);

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
    more: { navTitle: name },
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
      block('link-rows', {
        title: 'What usually stands here',
        text: 'Stock turns over every five weeks. Ring, and we say what is in today.',
        figurePlace: 'last',
        rows: used.usual.map(([title, text, figure]) => ({ title, text, figure })),
      }),
      block('rich-text', {
        title: 'What we look at first',
        body: prose(used.weLookAt),
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
