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
    block('dealer-list', {
      title: 'Finn oss',
      titleTag: 'h1',
      lead: 'Femten steder, og ett verksted på hvert av dem.',
    }),
    block('text-with-image', {
      title: 'Lengst nord står kaffen alltid på',
      text: toRichText(`
        I Tromsø åpner vi en time før alle andre mellom november og februar. Det er mørkt uansett, og noen må
        måke. Kom inn.
      `),
      image: picture('scenes/dealership-winter', 'Solviks bilhall foran snødekte fjell'),
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

export const placePages: readonly DemoPage[] = [places, dealership];
