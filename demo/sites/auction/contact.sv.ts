import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const contact: DemoPage = {
  id: 'contact',
  language: 'sv',
  path: '/kontakt',
  name: 'Kontakt',
  fields: {
    metaTitle: 'Kontakt och visning',
    navTitle: 'Kontakt',
    metaDescription: 'Auktionshallen i Lindö: telefon, visningstider och vägen dit.',
    order: 5,
  },
  main: [
    block('rich-text', {
      title: 'Godsvägen 3, den röda hallen.',
      titleTag: 'h1',
      lead: 'Det gamla godsmagasinet i Lindö. Spåren går fortfarande in i huset, tåget gör det inte.',
    }),
    block('contact-line', {
      title: 'Auktionskontoret',
      text: 'Förhandsbud, registrering, fakturor. På torsdagar svarar vi mellan utropen.',
      line: link('tel:+46105500150', '010-550 01 50'),
      note: toRichText('[bud@klubban.example](mailto:bud@klubban.example)'),
      hours: {
        title: 'Visning',
        rows: [
          { days: 'Onsdag', hours: '12.00–18.00', from: 'Wednesday' },
          { days: 'Torsdag', hours: '7.00–9.45', from: 'Thursday' },
        ],
        today: 'i dag',
        note: 'Kontoret har öppet vardagar 7–17.',
      },
      place: {
        title: 'Hitta hit',
        text: toRichText(
          'Godsvägen 3, 452 30 Lindö. Avfart 94 från E6, följ skyltarna mot hamnen.\n\nParkera på norra planen. Har du biltransport: södra grinden, ring på.',
        ),
      },
    }),
    block('link-rows', {
      title: 'Direkt till rätt person',
      rows: [
        {
          title: 'Sten Berg',
          text: 'Utropare, tar emot bilar till försäljning',
          note: '010-550 01 51',
          link: link('tel:+46105500151'),
        },
        {
          title: 'Mirja Koskela',
          text: 'Provning och protokoll',
          note: '010-550 01 52',
          link: link('tel:+46105500152'),
        },
        {
          title: 'Ali Demir',
          text: 'Transporter, in och ut',
          note: '010-550 01 53',
          link: link('tel:+46105500153'),
        },
        {
          title: 'Gun Håkansson',
          text: 'Fakturor och registrering. Har koll',
          note: '010-550 01 54',
          link: link('tel:+46105500154'),
        },
      ],
    }),
    block('image', {
      image: picture('scenes/dealership-day', 'Solviks anläggning i Lindö i dagsljus'),
      width: 'wide',
      caption: 'Grannen. Auktionshallen ligger hundra meter bakom Solvik i Lindö.',
    }),
  ],
};
