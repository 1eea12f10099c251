import { block, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { brands } from './brands/all.ts';
import { logoOf } from './brands/brand.ts';
import { page } from './page.ts';

export const home = page({
  path: '/',
  name: 'Home',
  title: 'Good cars, plainly priced',
  description:
    'Solvik has fourteen dealerships between York and Glasgow: new and used cars with a written inspection, servicing and MOT.',
  fields: { ogImage: picture('scenes/rest-stop-dawn'), headerOverContent: true },
  main: [
    block('hero', {
      variant: 'FullScreen',
      image: picture('scenes/rest-stop-dawn', 'An ice-blue hatchback at a rest stop at dawn'),
      imagePhone: picture('scenes/rest-stop-dawn-phone'),
      contentPlacement: 'Top',
      title: 'Good cars, plainly priced.',
      text: 'Every car comes with a written inspection, one price and fourteen days to change your mind.',
      hasSearchBar: true,
      searchPlaceholderPhone: 'Make or model',
      searchPlaceholderDesktop: 'Make, model, fuel or town, such as Volvo XC60 hybrid',
      quickLinks: [
        { link: link('/buy-car/used-cars', 'Used cars') },
        { link: link('/buy-car/latest-offers', 'Offers') },
        { link: link('/sell-car', 'Sell your car') },
        { link: link('/service-and-parts/book-a-service-or-mot', 'Service and MOT') },
      ],
      caption: {
        title: 'South of Craster, 17.20',
        link: link('/news-and-events/sixty-miles-of-coast', 'The story'),
      },
    }),
    block('brand-row', {
      heading: 'Nine makes, one handshake',
      brands: brands
        .filter(({ slug }) => slug !== 'mercedes-benz-vans')
        .map((brand) => ({
          logo: logoOf(brand),
          name: brand.name,
          link: link(`/buy-car/brands/${brand.slug}`),
        })),
    }),
    block('carousel', {
      label: 'What is on at the moment',
      height: 'Medium',
      slides: [
        {
          image: picture('scenes/charging-night', 'A blue SUV at a charger by night'),
          imagePhone: picture('scenes/charging-night-phone'),
          title: 'First in line for the 27 plate.',
          text: 'Order by the end of February and collect on 1 March.',
          link: link('/buy-car/latest-offers/27-plate', 'How it works'),
        },
        {
          image: picture('scenes/workshop', 'A white estate in a bright workshop with a green lift'),
          imagePhone: picture('scenes/workshop-phone'),
          title: 'MOT while you wait.',
          text: 'Forty-five minutes, tea included. £45, and the retest is free.',
          link: link('/service-and-parts/book-a-service-or-mot', 'Book a time'),
        },
        {
          image: picture('scenes/showroom', 'A pearl white saloon in a showroom panelled with wood'),
          imagePhone: picture('scenes/showroom-phone'),
          title: 'Have it for a day.',
          text: 'See whether it fits the drive, the dog and the weekly shop.',
          link: link('/find-us', 'Find your dealership'),
        },
      ],
    }),
    block('car-teaser', {
      title: 'Just in',
      link: link('/buy-car/all-stock', 'See all cars'),
    }),
    block('text-with-image', {
      title: 'The car you see is the car you get, scratches and all.',
      text: toRichText(`
        We photograph the kerbed wheel and the stone chip, and we write down what they would cost to put
        right. Then we leave it to you. It makes for a longer list and a shorter conversation.
      `),
      image: picture('scenes/close-tail', 'The tail lamps of a dark saloon at dusk'),
      imageRatio: '16:9',
      link: link('/about-us/who-are-we', 'How we work'),
      figures: [
        { value: '14', label: 'dealerships' },
        { value: '112', label: 'checks' },
        { value: '14', label: 'days to return' },
      ],
    }),
    block('car-of-the-week', { title: 'Car of the week' }),
    block('action-panel', {
      title: 'MOT due? Wait here.',
      text: 'If it fails on something small we mend it and test it again the same day, at no charge for the retest.',
      link: link('/service-and-parts/book-a-service-or-mot', 'Book a service or MOT'),
      rows: [
        { icon: 'badge-check', label: 'MOT, class 4', value: '£45', link: link('/service-and-parts') },
        { icon: 'wrench', label: 'Interim service', value: 'from £189', link: link('/service-and-parts') },
        { icon: 'disc-3', label: 'Four-wheel alignment', value: '£79', link: link('/service-and-parts') },
        {
          icon: 'battery-charging',
          label: 'Battery health check, electric cars',
          value: '£69',
          link: link('/service-and-parts'),
        },
      ],
      image: picture('scenes/close-wheel', 'The front wheel of an olive car'),
    }),
    block('stories-teaser', {
      title: 'From the road and the workshop',
      storiesIndexPage: link('/news-and-events', 'All stories'),
    }),
    block('site-selection', {
      title: 'Start with the nearest',
      text: 'Showrooms are open seven days a week. The coffee is better than it was.',
      sites: [
        { slug: 'solvik-gateshead' },
        { slug: 'solvik-leeds' },
        { slug: 'solvik-edinburgh' },
        { slug: 'solvik-carlisle' },
      ],
      link: link('/find-us', 'All fourteen'),
    }),
  ],
});
