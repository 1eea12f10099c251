import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { english } from '../page.ts';

export const homeEnglish = english({
  path: '/',
  name: 'Home',
  title: 'New and used cars, workshops and tyre hotel in Sweden',
  description:
    'Solvik sells new and used cars at twelve dealerships in Sweden and looks after them in its own workshops. Family-owned since 1928.',
  fields: { ogImage: picture('scenes/coast-dusk'), headerOverContent: true },
  main: [
    block('hero', {
      image: picture('scenes/coast-dusk', 'A dark green SUV on the coast road at dusk'),
      imagePhone: picture('scenes/coast-dusk-phone'),
      title: 'Drive to where the road ends.',
      text: 'New and used cars at twelve dealerships in Sweden. Test drive today, decide when you like.',
      variant: 'FullScreen',
      contentPlacement: 'Top',
      hasSearchBar: true,
      searchPlaceholderDesktop: 'Make, model or equipment',
      searchPlaceholderPhone: 'Make or model',
      quickLinks: [
        { link: link('/en/kop-bil', 'Buying a car') },
        { link: link('/en/kop-bil/biltyp/elbilar', 'Electric cars') },
        { link: link('/en/salj-bil', 'Sell your car') },
        { link: link('/en/service-och-verkstad', 'Workshop') },
      ],
      caption: {
        title: 'A BMW on contract hire',
        link: link('/en/kop-bil/bilmarken', 'from 5,695 kr a month'),
      },
    }),
    block('brand-row', {
      heading: 'Seven makes, one handshake',
      brands: [
        { logo: picture('brands/BMW', 'BMW'), name: 'BMW' },
        { logo: picture('brands/MINI', 'MINI'), name: 'MINI' },
        { logo: picture('brands/VOLVO', 'Volvo'), name: 'Volvo' },
        { logo: picture('brands/POLESTAR', 'Polestar'), name: 'Polestar' },
        { logo: picture('brands/KIA', 'Kia'), name: 'Kia' },
        { logo: picture('brands/TOYOTA', 'Toyota'), name: 'Toyota' },
        { logo: picture('brands/PORSCHE', 'Porsche'), name: 'Porsche' },
      ],
    }),
    block('car-of-the-week', { title: 'Car of the week' }),
    block('text-with-image', {
      title: 'A contract takes ten minutes. Trust takes longer.',
      text: toRichText(`
        We have sold cars by the same harbour for four generations. That is why we are plain about rust, range
        and residual value, and why the workshop opens at seven for those who need the car at eight.
      `),
      image: picture('scenes/dealership-dusk', 'The Solvik showroom by the water in Uddevalla, lit at dusk'),
      link: link('/en/om-solvik', 'How we work'),
      figures: [
        { value: '12', label: 'dealerships' },
        { value: '1928', label: 'the first one sold' },
        { value: '14', label: 'days to return it' },
      ],
    }),
    block('car-teaser', {
      title: 'Just in',
      link: link('/en/kop-bil/alla-bilar-i-lager', 'See all cars'),
    }),
    block('stories-teaser', { title: 'Stories' }),
    block('action-panel', {
      title: 'Time for the winter wheels.',
      text: 'We have already warmed the nuts. Winter tyres are required in Sweden from 1 December when the roads are wintry; we change them while you have a coffee.',
      link: link('/en/service-och-verkstad/boka-service', 'Book a service'),
      rows: [
        {
          icon: 'wrench',
          label: 'Service',
          value: 'from 2,190 kr',
          link: link('/en/service-och-verkstad'),
        },
        {
          icon: 'disc-3',
          label: 'Wheel change',
          value: '495 kr',
          link: link('/en/dack-och-biltillbehor'),
        },
        {
          icon: 'snowflake',
          label: 'Tyre hotel',
          value: '845 kr a season',
          link: link('/en/dack-och-biltillbehor/dackhotell'),
        },
        { icon: 'phone', label: 'We speak English', value: '010-550 01 40', link: link('tel:+46105500140') },
      ],
      image: picture('scenes/close-wheel', 'A wheel in evening light'),
    }),
  ],
});
