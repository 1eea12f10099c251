import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const report = story({
  slug: 'slik-leser-du-rapporten',
  title: 'Slik leser du en bruktbilrapport',
  preamble:
    'Hundre og tolv linjer, og de fleste hopper til prisen. Fem av linjene er verdt mer enn resten. Her er de.',
  date: '2026-10-15',
  image: picture('scenes/close-lamp', 'Fronten på en mørkegrønn bil i kveldslys'),
  tags: ['owning', 'workshop'],
  author: 'Turid Aas',
  article: {
    caption: 'Linje 31: høyre tåkelys, sprukket glass, 1 450 kroner. Står i rapporten.',
    authorLine: 'Daglig leder, begynte i bruktbilavdelingen',
    parts: [
      {
        text: toRichText(`
          En rapport som er grønn hele veien, er enten en ny bil eller en dårlig rapport. En god har gule linjer. De er ikke
          grunn til å gå; de er grunn til å snakke.

          ## Linje 7: eiere og gap

          Antall eiere sier lite. Hvor lenge hver hadde den, sier mer. Tre eiere på seks år er vanlig. Tre på atten måneder
          betyr at noe plaget dem.

          ## Linje 22: rust på undersiden

          Vi legger ved fire bilder, tatt på løftebukken. Overflaterust på bremserør og oppheng er norsk vinter. Rust i
          kanalene og rundt fjærfestene er penger. Be om forklaring på hvert bilde du ikke forstår.

          ## Linje 48: dekkene

          Ikke bare mønster. Står det ulik slitasje på innsiden og utsiden, er hjulstillingen feil eller en foring slitt. Et sett
          dekk koster 8 000. Foringene kan koste det samme.

          ## Linje 73: batteriet

          På elbil er dette den viktigste linjen. Over 90 prosent er bra for en fire år gammel bil. Under 80 får du den
          billigere, eller velger en annen. Tallet skal være målt med belastning, ikke lest av skjermen.

          ## Linje 109: prøveturen

          Her skriver mekanikeren med egne ord. «Svak vibrasjon ved 80» eller «litt treg i girskifte kald». Les den høyt for
          selgeren og se hva som skjer.

          > «Det som ikke står i rapporten, er det dyreste.»
          > — Turid Aas

          ## Når det mangler noe

          Ingen rapport? Da kan du få laget en hos oss for 1 890 kroner, også på en bil fra en annen forhandler. Det har hendt
          at den var fin.
        `),
      },
    ],
    subject: {
      label: 'Med rapport',
      title: 'Alle brukte biler',
      text: 'På femten steder, flyttes til ditt',
      image: picture(exterior('Volvo V60', 'green'), 'En grønn stasjonsvogn skrått forfra'),
      link: link('/kjop-bil/alle-brukte-biler', 'Brukte biler'),
    },
  },
});
