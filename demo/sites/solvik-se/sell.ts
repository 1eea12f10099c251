import { block, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { swedish } from './page.ts';

export const sellCar = swedish({
  path: '/salj-bil',
  name: 'Sälj bil',
  title: 'Sälj din bil',
  menu: 'Sälja bil',
  description:
    'Sälj bilen till Solvik: pris samma dag, pengarna på kontot innan du gått hem. Vi löser lånet.',
  order: 20,
  main: [
    block('hero', {
      image: picture('scenes/city-dusk', 'En mörk sedan i skymningen, staden bakom'),
      imagePhone: picture('scenes/city-dusk-phone'),
      title: 'Sälj bilen på en lunch.',
      text: 'Du får ett pris samma dag. Säger du ja har du pengarna innan du gått hem.',
      link: link('#sell-form', 'Få ett pris'),
      buttonType: 'Light',
      secondLink: link('tel:+46105500160', 'Ring 010-550 01 60'),
    }),
    block('sell-car', {
      title: 'Vad är din värd?',
      text: 'Registreringsnummer, mätarställning och hur vi når dig räcker. Med bilder blir priset säkrare.',
    }),
    block('steps', {
      title: 'Fyra steg, inga annonser',
      titleSize: 'section',
      tone: 'light',
      steps: [
        {
          title: 'Skriv eller ring',
          text: 'Registreringsnummer, miltal och det du vet att bilen har varit med om. I formuläret här ovanför, eller på telefon.',
        },
        { title: 'Ett pris samma dag', text: 'Byggt på vad bilen går för just nu. Det gäller i sju dagar.' },
        {
          title: 'Kom hit',
          text: 'Vi går igenom bilen tillsammans på tjugo minuter. Stämmer allt står priset fast.',
        },
        {
          title: 'Pengarna på kontot',
          text: 'Vi löser lånet, sköter ägarbytet och skjutsar dig till bussen.',
        },
      ],
    }),
    block('text-with-image', {
      title: 'Vad som gör skillnad på priset, och vad som inte gör det',
      text: toRichText(`
        - **Servicebok:** ja, mycket. Saknas en stämpel frågar vi märkets register.
        - **Två omgångar hjul:** ja, tre till sjutusen kronor.
        - **En repa i stötfångaren:** nästan ingenting.
        - **Nytvättad:** ingenting. Men vi blir glada.
      `),
      image: picture('cars/suv/interior-light', 'Utsikten från förarplatsen i en suv'),
      reverse: true,
    }),
    block('faq', {
      title: 'Frågor om att sälja',
      items: [
        {
          question: 'Jag har lån kvar på bilen. Går det ändå?',
          answer: toRichText(
            'Ja. Vi löser lånet direkt hos banken och betalar ut det som blir över. Är lånet större än bilen är värd säger vi det innan du åker hemifrån.',
          ),
        },
        {
          question: 'Köper ni alla bilar?',
          answer: toRichText(
            'Nästan. Bilar äldre än femton år eller med mer än 30 000 mil brukar vi tacka nej till, men vi säger gärna vem som tackar ja.',
          ),
        },
        {
          question: 'Måste jag köpa en ny av er?',
          answer: toRichText('Nej. Ungefär hälften går härifrån till fots.'),
        },
        {
          question: 'Vilka papper behöver jag?',
          answer: toRichText(
            'Legitimation, registreringsbevisets gula del eller e-legitimation, alla nycklar och serviceboken om den finns på papper.',
          ),
        },
      ],
    }),
    block('file-list', {
      title: 'Papper',
      text: 'Skriv ut, fyll i, ta med.',
      files: [
        {
          name: 'Checklista vid byte av bil',
          note: 'Vad du tar med och vad du tömmer',
          file: { media: 'files/handover' },
        },
        {
          name: 'Fullmakt för ägarbyte',
          note: 'När någon annan lämnar bilen',
          file: { media: 'files/power-of-attorney' },
        },
      ],
    }),
  ],
});
