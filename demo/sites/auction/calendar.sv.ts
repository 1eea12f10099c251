import { block, type DemoPage } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { thursdays } from './thursdays.ts';

export const calendar: DemoPage = {
  id: 'calendar',
  language: 'sv',
  path: '/kalender',
  name: 'Kalender',
  fields: {
    metaTitle: 'Kalender: kommande auktioner',
    navTitle: 'Kalender',
    metaDescription: 'Alla torsdagar till och med januari 2027, med antal bilar och särskilda teman.',
    order: 3,
  },
  main: [
    block('rich-text', {
      title: 'Varje torsdag utom två.',
      titleTag: 'h1',
      lead: 'Julafton och nyårsafton är stängda i år, de råkar vara torsdagar. Alla andra veckor gäller klockan tio.',
    }),
    block('link-rows', {
      title: 'November till januari',
      text: 'Katalogen kommer måndagen före klockan tolv. Antalet kan ändras med en biltransport åt något håll.',
      rows: thursdays,
    }),
    block('rich-text', {
      title: 'Veckan runt',
      width: 'beside heading',
      body: toRichText(`
        - **Måndag 12.00** Katalogen ute. Förhandsbud öppnar.
        - **Onsdag 12–18** Visning. Kaffe.
        - **Torsdag 7.00–9.45** Visning. Bulle också.
        - **Torsdag 10.00** Första utropet. Ungefär 90 bilar i timmen.
        - **Fredag 12.00** Sista betalning. Utbetalning till säljare.
        - **Onsdag** Sista hämtning utan hyra. Därefter 150 kronor per dygn.
      `),
    }),
  ],
};
