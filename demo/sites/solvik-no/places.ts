import { createDealerships } from '../../dealers/sites.ts';
import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { page } from './page.ts';

const path = '/finn-oss';

const places = page({
  path,
  name: 'Finn oss',
  description:
    'Solviks femten steder i Norge, fra Kristiansand til Tromsø: adresser, telefon og åpningstider.',
  order: 40,
  main: [
    block('rich-text', {
      title: 'Femten steder, og ett verksted på hvert av dem',
      titleTag: 'h1',
      lead: 'Bilhallene er åpne hverdager 9–17, torsdag til 19 og lørdag 10–14. Verkstedene hverdager 7–16.',
    }),
    block('place-list', {
      title: 'Adresser',
      rows: createDealerships('sites-solvik-no').map((site) => ({
        name: site.site_official_name,
        address: `${site.site_street}, ${site.site_zip} ${site.site_city}`,
        note: site.site_phone,
        link: link(`${path}/${site.slug}`, `Til ${townOf(site.site_official_name)}`),
      })),
    }),
    block('text-with-image', {
      title: 'Lengst nord står kaffen alltid på',
      text: toRichText(`
        I Tromsø åpner vi en time før alle andre mellom november og februar. Det er mørkt uansett, og noen må
        måke. Kom inn.
      `),
      image: picture('pictures/solvik/site-akers', 'Solviks bilhall foran snødekte fjell'),
      imageRatio: '16:9',
      reverse: true,
      link: link(`${path}/solvik-tromso`, 'Solvik Tromsø'),
    }),
  ],
});

const dealership: DemoPage = {
  ...page({
    path: `${path}/,-w-,`,
    name: 'Bilhall',
    description: 'En av Solviks bilhaller: adresse, åpningstider, avdelinger og folk.',
    hidden: true,
    main: [block('dealer-page', { fallbackImage: picture('scenes/dealership-day') })],
  }),
  id: 'dealership',
};

function townOf(name: string): string {
  return name.replace('Solvik ', '');
}

export const placePages: readonly DemoPage[] = [places, dealership];
