import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const workshop: DemoPage = {
  id: 'workshop',
  language: 'sv',
  path: '/verkstad',
  name: 'Verkstad',
  fields: {
    metaTitle: 'Verkstad för lastbil och transportbil',
    navTitle: 'Verkstad',
    metaDescription: 'Fasta priser, tider från klockan fem och hur du lämnar bilen kvällen före.',
    order: 1,
  },
  main: [
    block('rich-text', {
      title: 'Fem på morgonen är en bra tid för en bromsskiva.',
      titleTag: 'h1',
      lead: 'En lastbil som står kostar mer än en som lagas. Därför arbetar vi när den ändå skulle ha stått.',
    }),
    block('link-rows', {
      title: 'Prislista',
      layout: 'below heading',
      figurePlace: 'last',
      rows: [
        {
          title: 'Service, lastbil',
          text: 'Olja, filter, bromsar, smörjning, provkörning',
          note: '3 tim',
          figure: '8 900 kr',
        },
        {
          title: 'Service, transportbil',
          text: 'Enligt boken, klart över dagen',
          note: '2,5 tim',
          figure: '4 950 kr',
        },
        {
          title: 'Service, ellastbil',
          text: 'Kylvätska, bromsar, högvoltsprov',
          note: '2 tim',
          figure: '5 400 kr',
        },
        {
          title: 'Färdskrivare, kalibrering',
          text: 'Digital eller analog, med intyg',
          note: '90 min',
          figure: '2 900 kr',
        },
        { title: 'Alkolås, kontroll', text: 'Kalibrering och utskrift', note: '30 min', figure: '790 kr' },
        {
          title: 'Bromsprov på rulle',
          text: 'Protokoll till besiktningen',
          note: '45 min',
          figure: '1 250 kr',
        },
        {
          title: 'Bakgavellyft, kontroll',
          text: 'Enligt föreskrift, dekal på',
          note: '60 min',
          figure: '1 950 kr',
        },
        {
          title: 'Däckskifte, sex hjul',
          text: 'Balansering och efterdragning',
          note: '90 min',
          figure: '2 150 kr',
        },
        {
          title: 'Felsökning',
          text: 'Per påbörjad halvtimme, avräknas om vi lagar',
          note: '30 min',
          figure: '690 kr',
        },
      ],
    }),
    block('steps', {
      title: 'Så lämnar du',
      steps: [
        {
          title: 'Ring dagen före',
          text: 'Registreringsnummer och mätarställning. Vi plockar fram delarna under kvällen.',
        },
        {
          title: 'Ställ den på gården',
          text: 'Koden till grinden står i bekräftelsen. Nyckeln i luckan, lappen om ljudet i fönstret.',
        },
        { title: 'Svara på bilden', text: 'Hittar vi något får du bild och pris. Inget görs utan ja.' },
        {
          title: 'Hämta varm',
          text: 'Bilen står utåtvänd. Fakturan kommer till kontoret, protokollet ligger på sätet.',
        },
      ],
    }),
    block('contact-line', {
      title: 'Verkmästaren svarar.',
      text: 'Bokning görs på telefon, så att vi hinner fråga om ljudet.',
      line: link('tel:+46105500140', '010-550 01 40'),
      note: toRichText(
        'Eller [verkstad@lastvagnar.example](mailto:verkstad@lastvagnar.example) senast klockan 15 dagen före.',
      ),
      hours: {
        title: 'Öppet',
        rows: [
          { days: 'Måndag–fredag', hours: '5.00–23.00', from: 'Monday', to: 'Friday' },
          { days: 'Lördag', hours: '7.00–15.00', from: 'Saturday' },
          { days: 'Söndag', hours: 'jour', from: 'Sunday' },
        ],
        today: 'i dag',
      },
    }),
  ],
};
