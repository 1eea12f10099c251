import { prose } from '../../prose.ts';
import { block, type DemoPage, link, picture } from '../../write.ts';

export const places: DemoPage = {
  id: 'find-us',
  language: 'nb',
  path: '/finn-oss',
  name: 'Finn oss',
  fields: {
    metaTitle: 'Finn oss',
    navTitle: 'Finn oss',
    metaDescription:
      'Solviks femten steder i Norge, fra Kristiansand til Tromsø: adresser, telefon og åpningstider.',
    order: 30,
  },
  main: [
    block('rich-text', {
      title: 'Femten steder, og ett verksted på hvert av dem',
      titleTag: 'h1',
      lead: 'Bilhallene er åpne hverdager 9–17, torsdag til 19 og lørdag 10–14. Verkstedene hverdager 7–16.',
    }),
    block('place-list', {
      title: 'Adresser og telefon',
      rows: [
        {
          name: 'Solvik Oslo',
          address: 'Alnakaia 12, 0668 Oslo',
          link: link('tel:+4722220140', '22 22 01 40'),
        },
        {
          name: 'Solvik Sandvika',
          address: 'Elvebredden 4, 1337 Sandvika',
          link: link('tel:+4722220240', '22 22 02 40'),
        },
        {
          name: 'Solvik Drammen',
          address: 'Tangenkaia 22, 3048 Drammen',
          link: link('tel:+4722220340', '22 22 03 40'),
        },
        {
          name: 'Solvik Tønsberg',
          address: 'Kanalveien 9, 3126 Tønsberg',
          link: link('tel:+4722220440', '22 22 04 40'),
        },
        {
          name: 'Solvik Kristiansand',
          address: 'Odderøya brygge 6, 4610 Kristiansand',
          link: link('tel:+4722220540', '22 22 05 40'),
        },
        {
          name: 'Solvik Stavanger',
          address: 'Hillevågskaien 15, 4016 Stavanger',
          link: link('tel:+4722220640', '22 22 06 40'),
        },
        {
          name: 'Solvik Haugesund',
          address: 'Sundgata 40, 5525 Haugesund',
          link: link('tel:+4722220740', '22 22 07 40'),
        },
        {
          name: 'Solvik Bergen',
          address: 'Laksekaien 5, 5053 Bergen',
          link: link('tel:+4722220840', '22 22 08 40'),
        },
        {
          name: 'Solvik Ålesund',
          address: 'Skansekaia 11, 6002 Ålesund',
          link: link('tel:+4722220940', '22 22 09 40'),
        },
        {
          name: 'Solvik Hamar',
          address: 'Mjøskanten 8, 2318 Hamar',
          link: link('tel:+4722221040', '22 22 10 40'),
        },
        {
          name: 'Solvik Lillehammer',
          address: 'Mesnaveien 27, 2615 Lillehammer',
          link: link('tel:+4722221140', '22 22 11 40'),
        },
        {
          name: 'Solvik Trondheim',
          address: 'Skipsverftgata 1, 7042 Trondheim',
          link: link('tel:+4722221240', '22 22 12 40'),
        },
        {
          name: 'Solvik Bodø',
          address: 'Molokaia 3, 8006 Bodø',
          link: link('tel:+4722221340', '22 22 13 40'),
        },
        {
          name: 'Solvik Harstad',
          address: 'Havnebakken 14, 9405 Harstad',
          link: link('tel:+4722221440', '22 22 14 40'),
        },
        {
          name: 'Solvik Tromsø',
          address: 'Sundveien 33, 9018 Tromsø',
          link: link('tel:+4722221540', '22 22 15 40'),
        },
      ],
    }),
    block('text-with-image', {
      title: 'Lengst nord står kaffen alltid på',
      text: prose(`
        I Tromsø åpner vi en time før alle andre mellom november og februar. Det er mørkt uansett, og noen må
        måke. Kom inn.
      `),
      image: picture('pictures/solvik/site-akers', 'Solviks bilhall foran snødekte fjell'),
      imageRatio: '16:9',
      reverse: true,
      link: link('tel:+4722221540', '22 22 15 40'),
    }),
  ],
};
