import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const buy: DemoPage = {
  id: 'buy',
  language: 'sv',
  path: '/kopa',
  name: 'Köpa',
  fields: {
    metaTitle: 'Köpa på auktion',
    navTitle: 'Köpa',
    metaDescription:
      'Så registrerar du dig, så läser du protokollet, så bjuder du i hallen, på nätet eller på telefon.',
    order: 1,
  },
  main: [
    block('rich-text', {
      title: 'Köp bilen, inte hoppet om den.',
      titleTag: 'h1',
      lead: 'Allt vi vet står i protokollet. Det vi inte vet står också där, under rubriken Ej provat.',
    }),
    block('steps', {
      title: 'Bli registrerad',
      titleSize: 'section',
      tone: 'light',
      text: 'En gång. Sedan räcker det att komma.',
      steps: [
        {
          title: 'Mejla tre papper',
          text: 'Registreringsbevis, F-skatt och legitimation för den som ska bjuda.',
        },
        {
          title: 'Sätt en säkerhet',
          text: '25 000 kronor, som du får tillbaka när du slutar. Stamkunder från Solvik slipper.',
        },
        { title: 'Få ett nummer', text: 'Samma dag. Spaden med numret ligger i kassan på torsdag.' },
      ],
    }),
    block('text-with-image', {
      title: 'Protokollet',
      text: toRichText(`
        Två mekaniker går igenom varje bil på 112 punkter. Lacken mäts på arton ställen, batteriet på elbilar provas i en halvtimme, och alla felkoder skrivs ut i klartext.

        - Grönt: som förväntat för åldern.
        - Gult: fungerar, men kommer att kosta. Vi skriver vad.
        - Rött: fungerar inte. Vi skriver det också.

        Protokollet gäller i två arbetsdagar efter köpet. Hittar du ett rött som vi har kallat grönt är det vårt.
      `),
      image: picture('scenes/close-lamp', 'Fronten på en grön bil i närbild'),
      reverse: true,
    }),
    block('link-rows', {
      title: 'Tre sätt att bjuda',
      rows: [
        {
          title: 'I hallen',
          text: 'Spade nummer, nick eller hostning. Utroparen känner igen en hostning.',
          note: 'torsdag kl. 10',
        },
        {
          title: 'På nätet',
          text: 'Direktsänt med ljud. Fördröjningen är under en sekund, och utroparen väntar in den.',
          note: 'torsdag kl. 10',
        },
        {
          title: 'På telefon',
          text: 'Förhandsbud med gräns. Vi bjuder åt dig och ringer efteråt.',
          note: 'från måndag kl. 12',
        },
      ],
    }),
    block('faq', {
      title: 'Efter slaget',
      text: 'Det som brukar undras på fredagen.',
      link: link('/avgifter', 'Alla avgifter'),
      items: [
        {
          question: 'Reservationspriset nåddes inte. Vad händer?',
          answer: toRichText(
            'Budet står kvar till klockan 15. Vi ringer säljaren. I sex fall av tio blir det affär ändå.',
          ),
        },
        {
          question: 'Måste jag hämta själv?',
          answer: toRichText(
            'Nej. Vi kör i hela landet. Trettio mil kostar 1 950 kronor, fyra bilar på samma biltransport kostar 5 200.',
          ),
        },
        {
          question: 'Moms eller VMB?',
          answer: toRichText(
            'Det står på första raden i katalogen. Ungefär två bilar av tre säljs med full moms.',
          ),
        },
      ],
    }),
  ],
};
