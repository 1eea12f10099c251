import { block, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { page } from './page.ts';

export const sellCar = page({
  path: '/selg-bil',
  name: 'Selg bilen',
  description:
    'Selg bilen til Solvik: pris samme dag, gjelder i sju dager, pengene på konto før du er hjemme. Vi tar heftelsene.',
  order: 25,
  main: [
    block('hero', {
      image: picture('scenes/city-dusk', 'En mørk sedan i skumringen, byen bak'),
      imagePhone: picture('scenes/city-dusk-phone'),
      title: 'Solgt før middag.',
      text: 'Pris samme dag. Den gjelder i en uke, og vi tar kontakt én gang.',
      link: link('#sell-form', 'Få en pris'),
      buttonType: 'Light',
      secondLink: link('tel:+4722220170', 'Ring 22 22 01 70'),
    }),
    block('sell-car', {
      title: 'Hva er din verdt?',
      text: 'Registreringsnummer, kilometerstand og hvordan vi når deg, holder. Noen bilder gjør prisen sikrere.',
    }),
    block('steps', {
      title: 'Slik gjør vi',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Fortell', text: 'Registreringsnummer, kilometer og det den har vært ute for.' },
        { title: 'Pris', text: 'Samme hverdag, etter hva slike biler selges for denne uka.' },
        { title: 'Kom innom', text: 'Tjue minutter sammen. Er den som du sa, står prisen.' },
        { title: 'Penger', text: 'På konto samme dag. Vi innfrir lånet og melder eierskifte.' },
      ],
    }),
    block('faq', {
      title: 'Rimelige spørsmål',
      items: [
        {
          question: 'Det er heftelser på bilen. Går det?',
          answer: toRichText(
            'Ja. Vi betaler banken først og deg resten. Er det omvendt, sier vi fra før du kjører hjemmefra.',
          ),
        },
        {
          question: 'Får jeg mer ved innbytte?',
          answer: toRichText('Nei. Prisen på bilen din er den samme. Innbytte sparer deg bare for en tur.'),
        },
        {
          question: 'Hva med vinterhjulene?',
          answer: toRichText(
            'Ta dem med. Et godt sett er verdt 3 000–8 000 kroner for oss, og mye mindre på Finn.',
          ),
        },
      ],
    }),
  ],
});
