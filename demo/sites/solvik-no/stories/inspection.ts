import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const inspection = story({
  slug: 'fem-ting-som-stopper-bilen',
  title: 'Fem ting som stopper bilen på EU-kontroll',
  preamble:
    'Fire av ti biler må tilbake. Tre av de fem vanligste feilene kan du finne selv i oppkjørselen, uten verktøy.',
  date: '2026-08-20',
  image: picture('scenes/close-wheel', 'Forhjulet på en olivengrønn bil'),
  tags: ['workshop', 'owning'],
  author: 'Odd Johansen',
  article: {
    caption: 'En bremseskive skal være blank. Denne er det, etter tre runder rundt kvartalet.',
    authorLine: 'Mekaniker og kontrollør i Tromsø',
    parts: [
      {
        text: toRichText(`
          Jeg har kontrollert biler i tjueseks år. Listen over feil er nesten den samme, men rekkefølgen har snudd. Elbilene har
          gjort rust i bremser til en folkesykdom.

          ## 1. Bremsene

          Elbiler bremser med motoren. Skivene ruster fordi de ikke brukes. Se gjennom felgen: er skiven brun eller har riller,
          finn en tom vei og brems hardt ti ganger fra sytti. Ofte er det nok. Er den fortsatt brun, er det 4 000 kroner.

          ## 2. Lysene

          Gå rundt bilen med alt på. Be noen tråkke på bremsen, eller rygg mot en vegg. Skiltlyset er det folk glemmer. Pæren
          koster tretti kroner.

          ## 3. Bærekuler og foringer

          Her trenger du løftebukk. Men du kan høre det: et dunk over fartshumper, eller et ratt som står skjevt på rett vei.
          Norske veier spiser foringer. Regn med 2 500–5 000 per aksel.

          ## 4. Dekkene

          Mønster med en tommestokk, alder på dekksiden, og like på samme aksel. Sprekker i siden betyr nytt, uansett mønster.

          ## 5. Rust

          Bærende deler, bremserør og jekkpunkter. Vask undersiden i mai, hvert år, så slipper du de største summene. En
          bilvask med underspyling koster 60 kroner ekstra og er den beste forsikringen jeg vet om.

          > «Ta en runde rundt bilen kvelden før. Det tar fem minutter og sparer deg for en etterkontroll.»
          > — Odd Johansen

          ## Fristen

          Er fristen ute, kan skiltene tas. Vi sender påminnelse seks uker før. Etterkontrollen er gratis hos oss i to måneder,
          og du kan reparere hvor du vil.
        `),
      },
    ],
    subject: {
      label: '1 090 kroner',
      title: 'EU-kontroll',
      text: 'Frister og vanlige feil',
      link: link('/service-og-verksted/eu-kontroll', 'Les mer'),
    },
  },
});
