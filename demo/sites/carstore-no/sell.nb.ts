import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const sell: DemoPage = {
  id: 'sell',
  language: 'nb',
  path: '/selg-bil',
  name: 'Selg bil',
  fields: {
    metaTitle: 'Selg bilen i lunsjen',
    navTitle: 'Selg bil',
    metaDescription:
      'Pris på telefonen, sjekk i butikken, penger på konto. Vi innfrir lånet og sender salgsmeldingen.',
    order: 2,
  },
  main: [
    block('sell-panel', {
      title: 'Skiltet, kilometeren, prisen.',
      titleTag: 'h1',
      text: 'Mer trenger vi ikke. Prisen gjelder i sju dager, enten du kjøper noe av oss eller ikke.',
      image: picture('pictures/carstore/sell-suv', 'Mørkeblå SUV, skrått forfra'),
      link: link('#sell-form', 'Få en pris'),
      secondLink: link('tel:+4721004500', 'Ring 21 00 45 00'),
      steps: [
        { title: 'Pris på telefon', text: 'to minutter' },
        { title: 'Sjekk i butikken', text: 'en halvtime' },
        { title: 'Penger på konto', text: 'straks' },
      ],
    }),
    block('sell-car', {
      title: 'Fortell om bilen',
      text: 'Registreringsnummer og kilometerstand trenger vi. Det andre kan du hoppe over.',
    }),
    block('rich-text', {
      title: 'Slik kommer vi fram til prisen',
      width: 'beside heading',
      body: toRichText(`
        Vi ser på hva like biler er **solgt** for den siste måneden. Ikke hva de ligger ute for, det er noe annet.

        Så trekker vi fra det vi må gjøre: dekk, service, en bulk i skjermen. Du får se listen. Det som er igjen, er vår fortjeneste, i snitt sju prosent.

        - Målt batterihelse over 90 prosent gir 5 000 til 12 000 kr ekstra.
        - To sett hjul gir rundt 5 000 kr.
        - Komplett servicehistorikk gir mer enn ny lakk.

        Sier du nei etter sjekken, drikker vi opp kaffen og skilles som venner.
      `),
    }),
    block('link-rows', {
      title: 'Ta med',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        { title: 'Vognkortet', text: 'Begge delene. Borte er også greit, vi bestiller nytt.' },
        { title: 'Alle nøklene', text: 'En nøkkel som mangler, koster mer enn du tror.', figure: '3 400 kr' },
        {
          title: 'Hjulene du ikke kjører på',
          text: 'Også de slitte. Vi sjekker mønsteret og sier ærlig fra.',
        },
        { title: 'Lånenummeret', text: 'Vi innfrir samme dag og betaler deg resten.' },
      ],
    }),
    block('faq', {
      title: 'Om å selge',
      text: 'Vi kjøper førti biler om dagen. Det meste har skjedd før.',
      link: link('tel:+4721004500', '21 00 45 00'),
      note: 'Hverdager 8–18, lørdag 10–15',
      items: [
        {
          question: 'Når kommer pengene?',
          answer: toRichText(
            'Straks du har signert med BankID. Etter klokka 15 kan banken din bruke natten på det.',
          ),
        },
        {
          question: 'Hvem sender salgsmeldingen?',
          answer: toRichText('Vi. Du får kvittering fra Statens vegvesen på telefonen før du går.'),
        },
        {
          question: 'Kjøper dere biler med feil?',
          answer: toRichText('Ja, så lenge du sier hvilke. Bilen kan stå på tilhenger om den må.'),
        },
      ],
    }),
  ],
};
