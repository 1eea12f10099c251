import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const sleepingBike = story({
  slug: 'motorsykkelen-sover-best-i-tolv-grader',
  title: 'Motorsykkelen sover best i tolv grader',
  preamble:
    'Fem måneder i ro er hardere for en sykkel enn fem måneder på veien. Slik legger du den, enten den bor hos oss eller hos deg.',
  date: '2026-10-01',
  image: picture('scenes/winter-mountains', 'En blå SUV foran snødekte fjell'),
  tags: ['bikes', 'owning'],
  author: 'Jonas Lie Hauge',
  article: {
    caption: 'Fra november er det best utsikt fra innsiden.',
    authorLine: 'Motorsykkelmekaniker i Trondheim',
    parts: [
      {
        text: toRichText(`
          Det som ødelegger en motorsykkel om vinteren, er ikke kulde. Det er fukt, gammel bensin og et batteri som ingen ringer
          til. Alle tre kan du ordne på en ettermiddag i oktober.

          ## Vask den først

          Salt og fluer spiser lakk hele vinteren. Såpe, vann, tørk. Kjør den så ti minutter, slik at den blir tørr også der du
          ikke kommer til. Olje på kjedet mens det er varmt.

          ## Full tank

          Helt opp. En halv tank har en halv tank luft, og luft har vann i seg. En dæsj stabilisator hvis bensinen inneholder
          etanol, og det gjør den.

          ## Ny olje nå, ikke i april

          Brukt olje er sur. La den ikke stå og tære på lagrene i fem måneder. Bytt i oktober, så er vårpussen gjort.

          ## Batteriet

          Vedlikeholdslader, hele tiden. De koster 600 kroner og varer lenger enn sykkelen. Har du ikke stikkontakt, ta batteriet
          med inn. Ikke på badet.

          ## Hjulene

          Litt mer luft enn vanlig, og flytt sykkelen ti centimeter en gang i måneden. Eller sett den på bukk. Står den stille på
          samme flekk, får dekket en flat side som du hører i mai.

          > «Folk kommer i april med en sykkel som ikke starter. Som regel var den frisk i oktober.»
          > — Jonas Lie Hauge

          ## Trekk over

          Aldri plast. En bomullsduk eller et gammelt laken lar fukten slippe ut. Tett eksosen med en tennisball hvis du har mus,
          og skriv en lapp om det på tanken.

          Hos oss står de i tolv grader med lader, og noen dreier hjulene den første mandagen i måneden. Det er en fin jobb. Det
          er helt stille der nede.
        `),
      },
    ],
    subject: {
      label: '240 plasser',
      title: 'Vinterlagring',
      text: 'Fra 2 490 kr, hentes hjemme',
      link: link('/motorsykler/vinterlagring', 'Slik går det for seg'),
    },
  },
});
