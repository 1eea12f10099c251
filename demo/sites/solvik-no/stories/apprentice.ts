import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const apprentice = story({
  slug: 'laerlingen-som-horte-feilen',
  title: 'Lærlingen som hørte feilen',
  preamble:
    'Tre mekanikere og en datamaskin lette i to dager. Så kom Selma, atten år, og spurte om noen hadde prøvd å lytte.',
  date: '2026-09-03',
  image: picture('scenes/workshop', 'En hvit stasjonsvogn i et lyst verksted med grønn løftebukk'),
  tags: ['people', 'workshop'],
  author: 'Kari Moe',
  article: {
    caption: 'Plass to i Drammen. Bilen har fått lov til å reise hjem.',
    authorLine: 'Leder opplæringen hos Solvik',
    parts: [
      {
        text: toRichText(`
          Bilen var fire år gammel, elektrisk og hadde en lyd. Bare over seksti, bare når det regnet, og bare noen ganger. Eieren
          hadde tatt den opp på telefonen. På opptaket hørtes mest vindusviskeren.

          Vi leste feilkoder. Det var ingen. Vi byttet et hjullager, fordi det som regel er et hjullager. Vi balanserte hjulene.
          Datamaskinen mente bilen var frisk, og den har skjermbilder å vise til.

          ## Onsdag, halv elleve

          Selma Nygård hadde vært hos oss i fem uker. Hun hadde feid, skiftet dekk og lært at man ikke låner Haralds pipenøkkel.
          Hun sto og så på at vi sto og så.

          «Har dere hørt på den med vann på?» spurte hun.

          Det hadde vi ikke. Vi hadde hørt på den i regn, sa vi, og det er ikke det samme, sa hun. Så hun tok hageslangen, kjørte
          bilen på rullene og gikk rundt den med et stetoskop til 180 kroner. Ved venstre bakskjerm stoppet hun.

          ## Et blad

          I en dreneringskanal bak innerskjermen lå et bjørkeblad. Tørt lå det stille. Vått og i riktig fart la det seg på tvers
          og sang. Hun dro det ut med en pinsett.

          > «Det lød som en saksofon. Biler har ikke saksofon.»
          > — Selma Nygård, lærling

          Regningen til kunden ble null. Bladet henger i ramme over kaffetrakteren, med dato.
        `),
        figures: [
          { value: '38', label: 'lærlinger i år' },
          { value: '11', label: 'av dem jenter' },
          { value: '1', label: 'bjørkeblad' },
        ],
      },
      {
        text: toRichText(`
          ## Hva vi lærte

          At den som ikke vet hvordan det pleier å være, av og til hører best. Siden september går alle lærlinger med på
          diagnosemøtet om morgenen, og de har lov til å spørre først.

          Lærlingplassene for 2027 lyses ut 1. februar. Stetoskop får du av oss.
        `),
      },
    ],
    subject: {
      label: '38 plasser',
      title: 'Jobb hos oss',
      text: 'En halv side er nok',
      link: link('/om-solvik/jobb-hos-oss', 'Slik søker du'),
    },
  },
});
