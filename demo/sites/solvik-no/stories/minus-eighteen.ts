import { exterior } from '../../../cars/exterior.ts';
import { link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { story } from './story.ts';

export const minusEighteen = story({
  slug: 'sa-langt-kom-elbilen-i-minus-atten',
  title: 'Så langt kom elbilen i minus atten',
  preamble:
    'Fem elbiler sørover fra Tromsø til de stoppet. Vi hadde med henger, termos og en mekaniker som veddet på feil bil.',
  date: '2026-11-10',
  image: picture('scenes/winter-mountains', 'En blå SUV på en snødekt slette under fjell'),
  tags: ['electric', 'road'],
  author: 'Ingrid Solli',
  article: {
    caption: 'Lavangseidet, ti over ni. Sola er ikke oppe ennå, og blir ikke lenge.',
    authorLine: 'Skriver om biler hun må levere tilbake',
    parts: [
      {
        text: toRichText(`
          Rekkevidde i brosjyren er målt ved 23 grader. Det har vi i Tromsø noen timer i juli. Så vi ventet til 27. januar, da
          det var minus atten ved bilhallen, og kjørte sørover med fem biler på hundre prosent.

          Reglene var enkle: 21 grader i kupeen, vinterdekk, fartsgrensen der føret tillot det, og ingen lading. Den som stopper,
          blir hentet.

          ## Resultatet

          Den som kom kortest, tapte 41 prosent mot WLTP. Den som kom lengst, tapte 29. Begge tallene er bedre enn for tre år
          siden, da vi gjorde det samme. Forskjellen er varmepumpe og forvarming.
        `),
        figures: [
          { value: '−18°', label: 'ved start' },
          { value: '29 %', label: 'tapt av den beste' },
          { value: '41 %', label: 'tapt av den siste' },
        ],
      },
      {
        text: toRichText(`
          ## Det som hjalp mest

          1. **Forvarming på kabelen.** Bilene som sto inne over natta, kom 30 kilometer lenger enn de som sto ute. Uten garasje:
             still inn avreisetid, så varmer den seg selv fra veggen.
          2. **Setet før vifta.** Varme i sete og ratt bruker en tidel av det varmluften gjør.
          3. **Jevn fart.** Å akselerere i oppoverbakke koster mer enn å kjøre fort på flata.

          ## Det som ikke hjalp

          Å skru av alt og fryse. Vi lot én bil gå med kupeen på ti grader. Den kom elleve kilometer lenger, og sjåføren har
          ikke snakket til oss siden.

          > «Jeg satte hundrelappen på den største. Vekt er vekt, også når den er kald.»
          > — Odd Johansen, mekaniker i Tromsø, nå hundre kroner fattigere

          ## Hva det betyr for deg

          Trekk en tredel fra tallet i annonsen, så har du en januardag. Er resten fortsatt mer enn du kjører på én dag, er det
          nok. For ni av ti er det det.
        `),
      },
    ],
    subject: {
      label: 'Kom lengst',
      title: 'BMW iX3',
      text: '805 km WLTP, 571 denne dagen',
      image: picture(exterior('BMW iX3', 'blue'), 'En blå BMW iX3 skrått forfra'),
      link: link('/kjop-bil/vare-bilmerker/bmw/ix3', 'Se bilen'),
    },
  },
});
