import { prose } from '../../prose.ts';
import { type DemoSite, link } from '../../write.ts';
import { about } from './about.ts';
import { buyCar, usedCars } from './buy.ts';
import { home } from './home.ts';
import { motorcycles } from './motorcycles.ts';
import { places } from './places.ts';
import { service } from './service.ts';

export const site: DemoSite = {
  name: 'solvik-no',
  settings: {
    displayName: 'Solvik Norge',
    url: 'http://solvik-no.localhost:3000',
    hosts: [{ host: 'solvik-no.localhost' }],
    country: 'NO',
    timeZone: 'Europe/Oslo',
    languages: [{ code: 'nb' }],
    theme: 'solvik',
    titleTemplate: '%s | Solvik',
    favicon: { media: 'favicons/solvik-no' },
    pathToCarList: '/kjop-bil/alle-brukte-biler',
    carDetailPath: '/kjop-bil',
    siteDetailPath: '/finn-oss',
    workshopBookingPath: '/service-og-verksted',
    storeSlug: 'carstore',
    groupSlug: 'solvik',
    indices: { cars: 'cars-solvik-no', sites: 'sites-solvik-no' },
    directory: {
      section: 'Dealers',
      order: '02',
      summary: 'Cars and motorcycles, and the Norwegian service form.',
      headline: 'Vinterklar før første snø.',
      action: 'Bestill time',
      picture: { media: 'pictures/solvik/story-winter' },
      look: 'photo',
      bay: { media: 'pictures/bay-solvik-no' },
      bayTone: 'dark',
    },
  },
  brands: ['BMW', 'MINI', 'BMWMOTORRAD', 'VOLVO', 'KIA', 'SKODA'],
  shell: {
    nb: {
      header: {
        logo: { media: 'logos/solvik', alt: 'Solvik' },
        logoOnDark: { media: 'logos/solvik-on-dark', alt: 'Solvik' },
        logoWidth: 89,
        logoHeight: 30,
        showSeparator: true,
        extraNavigationItems: [
          { title: '22 22 01 28', link: link('tel:+4722220128', 'Kundeservice'), icon: 'phone' },
          { title: 'Finn oss', link: link('/finn-oss'), icon: 'map-pin' },
        ],
      },
      footer: {
        showBrands: true,
        brandsHeading: 'Autorisert forhandler av',
        logo: { media: 'logos/solvik-on-dark', alt: 'Solvik' },
        statement: 'Familieeid bilforhandler med verksted om hjørnet. I Norge siden 1971.',
        highlightedLink: link('/finn-oss', 'Finn nærmeste Solvik'),
        columns: [
          {
            title: 'Kjøre',
            items: [
              { link: link('/kjop-bil/alle-brukte-biler', 'Brukte biler') },
              { link: link('/motorsykler', 'Motorsykler') },
              { link: link('/finn-oss', 'Bilhaller') },
            ],
          },
          {
            title: 'Eie',
            items: [
              { link: link('/service-og-verksted', 'Service og verksted') },
              { link: link('/service-og-verksted', 'Hjulskift og dekkhotell') },
            ],
          },
          {
            title: 'Solvik',
            items: [{ link: link('/om-oss', 'Om oss') }, { link: link('/om-oss', 'Jobb hos oss') }],
          },
        ],
        infoField1: {
          heading: 'Kundeservice',
          text: prose(`
            [22 22 01 28](tel:+4722220128)

            [hei@solvik.example](mailto:hei@solvik.example)
          `),
        },
        infoField2: {
          heading: 'Åpent',
          text: prose('Bilhallene hverdager 9–17, torsdag til 19, lørdag 10–14. Verkstedet hverdager 7–16.'),
        },
        socialLinks: [
          { name: 'Instagram', url: 'https://instagram.example/solviknorge', icon: 'instagram' },
          { name: 'Facebook', url: 'https://facebook.example/solviknorge', icon: 'facebook' },
        ],
        legal: '© 2026 Solvik Norge AS',
      },
    },
  },
  pages: [home, buyCar, usedCars, service, motorcycles, places, about],
};
