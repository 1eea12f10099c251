import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const business: DemoPage = {
  id: 'business',
  language: 'sv',
  path: '/foretag',
  name: 'Företag',
  fields: {
    metaTitle: 'Laddning för platsägare',
    navTitle: 'Företag',
    metaDescription:
      'Ni upplåter marken, vi bygger, äger och sköter. Ersättning per kilowattimme, från fyra platser.',
    order: 5,
  },
  main: [
    block('rich-text', {
      title: 'Laddning på jobbet, utan jobbet.',
      titleTag: 'h1',
      lead: 'För köpcentrum, hotell, åkerier, bostadsrätter och alla andra som har asfalt över.',
      body: toRichText(`
        Vi ritar, gräver, äger och sköter. Ni upplåter marken i tio år och får 40 öre för varje kilowattimme som säljs. En plats med åtta laddare som säljer 9 000 kWh i månaden ger er 3 600 kronor.

        Går stolpen sönder är det vårt bekymmer. Går elpriset upp också.
      `),
    }),
    block('figures', {
      tone: 'brand',
      figures: [
        { value: '9 veckor', label: 'från ja till ström, om nätet räcker' },
        { value: '99,4 %', label: 'drifttid senaste året' },
        { value: '0 kr', label: 'investering för er' },
        { value: '40 öre', label: 'till er per såld kilowattimme' },
      ],
    }),
    block('steps', {
      title: 'Så går det till',
      titleSize: 'section',
      tone: 'light',
      steps: [
        {
          title: 'Platsbesök',
          text: 'En timme på plats. Vi mäter, räknar på nätet och säger nej om det inte bär sig.',
        },
        {
          title: 'Avtal',
          text: 'Fyra sidor. Nyttjanderätt i tio år, uppsägning efter fem, återställd mark när vi går.',
        },
        {
          title: 'Bygge',
          text: 'Gräva, gjuta, koppla. Tre veckor på er parkering, aldrig mer än en fjärdedel av den åt gången.',
        },
        { title: 'Drift', text: 'Ni får en siffra i månaden och pengarna den femtonde.' },
      ],
    }),
    block('link-rows', {
      title: 'Tre sätt att ha laddare',
      text: 'De flesta väljer det första. Bostadsrätter väljer oftast det tredje.',
      rows: [
        {
          title: 'Vi äger, ni upplåter',
          text: 'Publika laddare från fyra platser. Ersättning per kWh.',
          note: '0 kr',
        },
        {
          title: 'Ni äger, vi sköter',
          text: 'Ni sätter priset. Vi tar hand om drift, betalning och telefon.',
          note: '149 kr per uttag och månad',
        },
        {
          title: 'Gemensamt garage',
          text: 'Varje lägenhet betalar sin egen el. Föreningen betalar stommen.',
          note: 'offert',
        },
      ],
    }),
    block('contact-line', {
      title: 'Ring Samira, hon ritar dem.',
      text: 'Vardagar 8–17. Ha gärna adressen och huvudsäkringen till hands.',
      line: link('tel:+46105500160', '010-550 01 60'),
      note: toRichText(
        'Eller skriv till [foretag@strom.example](mailto:foretag@strom.example). Svar inom två arbetsdagar.',
      ),
    }),
  ],
};
