import { prose } from '../../prose.ts';
import { type DemoSite, link } from '../../write.ts';
import { about } from './about.ts';
import { buyCar, usedCars } from './buy.ts';
import { home } from './home.ts';
import { places } from './places.ts';
import { sellCar } from './sell.ts';
import { servicing } from './servicing.ts';

export const site: DemoSite = {
  name: 'solvik-uk',
  settings: {
    displayName: 'Solvik UK',
    url: 'http://solvik-uk.localhost:3000',
    hosts: [{ host: 'solvik-uk.localhost' }],
    country: 'GB',
    timeZone: 'Europe/London',
    languages: [{ code: 'en' }],
    theme: 'solvik',
    titleTemplate: '%s | Solvik',
    favicon: { media: 'favicons/solvik-uk' },
    pathToCarList: '/buy-car/used-cars',
    carDetailPath: '/buy-car',
    siteDetailPath: '/find-us',
    workshopBookingPath: '/servicing',
    financeOrganisationId: 'solvik-uk-demo',
    storeSlug: 'carstore',
    groupSlug: 'solvik',
    indices: { cars: 'cars-solvik-uk', sites: 'sites-solvik-uk' },
    directory: {
      section: 'Dealers',
      order: '03',
      summary: 'Used cars with PCP and HP quotes, 360° views and quick filters.',
      headline: 'Good cars, plainly priced.',
      action: 'Browse used cars',
      picture: { media: 'pictures/solvik/car-tourer-sand' },
      look: 'stage',
      bay: { media: 'pictures/bay-solvik-uk' },
      bayTone: 'dark',
    },
  },
  brands: ['BMW', 'MINI', 'LANDROVER', 'VOLVO', 'KIA', 'VAUXHALL'],
  shell: {
    en: {
      header: {
        logo: { media: 'logos/solvik', alt: 'Solvik' },
        logoOnDark: { media: 'logos/solvik-on-dark', alt: 'Solvik' },
        logoWidth: 89,
        logoHeight: 30,
        showSeparator: true,
      },
      footer: {
        showBrands: true,
        brandsHeading: 'Approved used and servicing for',
        logo: { media: 'logos/solvik-on-dark', alt: 'Solvik' },
        statement: 'A family-owned car dealer with a workshop round the corner. In the North since 2008.',
        highlightedLink: link('/find-us', 'Find your dealership'),
        columns: [
          {
            title: 'Buying and selling',
            items: [
              { link: link('/buy-car/used-cars', 'Used cars') },
              { link: link('/find-us', 'Dealerships') },
              { link: link('/sell-car', 'Sell your car') },
            ],
          },
          {
            title: 'Owning',
            items: [{ link: link('/servicing', 'Servicing and MOT') }],
          },
          {
            title: 'Solvik',
            items: [{ link: link('/about', 'About us') }],
          },
        ],
        infoField1: {
          heading: 'Customer service',
          text: prose(`
            [01632 960128](tel:+441632960128)

            [hello@solvik.example](mailto:hello@solvik.example)
          `),
        },
        infoField2: {
          heading: 'The small print',
          text: prose(
            'Solvik UK Ltd is a credit broker, not a lender. Showrooms Monday to Friday 9–6, Saturday 9–5, Sunday 11–4.',
          ),
        },
        socialLinks: [
          { name: 'Instagram', url: 'https://instagram.example/solvikuk', icon: 'instagram' },
          { name: 'Facebook', url: 'https://facebook.example/solvikuk', icon: 'facebook' },
          { name: 'YouTube', url: 'https://youtube.example/solvikuk', icon: 'youtube' },
        ],
        legal: '© 2026 Solvik UK Ltd',
      },
    },
  },
  pages: [home, buyCar, usedCars, servicing, sellCar, places, about],
};
