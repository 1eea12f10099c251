import { exterior } from '../../../cars/exterior.ts';
import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const accessories = swedish({
  path: '/dack-och-biltillbehor/biltillbehor',
  name: 'Biltillbehör',
  description: 'Dragkrok, takbox, motorvärmare, hundgrind och mattor, monterade och klara.',
  order: 3,
  menuImage: picture('scenes/forest-road'),
  main: [
    block('hero', {
      image: picture('scenes/forest-road', 'En mörkröd kombi på en skogsväg i kvällsljus'),
      imagePhone: picture('scenes/forest-road-phone'),
      title: 'Plats för en soffa, en hund och en idé.',
      text: 'Originaltillbehör som passar, monterade medan bilen ändå är inne.',
      link: link('/dack-och-biltillbehor/webbshop', 'Till webbshoppen'),
      buttonType: 'Light',
    }),
    block('link-rows', {
      title: 'Med arbete och moms',
      text: 'Passar inte det vi har säger vi vem som har något bättre.',
      figurePlace: 'last',
      rows: [
        {
          title: 'Dragkrok, fällbar',
          text: 'Två dagar. Kodas in i bilen, med nytt registreringsbevis',
          figure: 'från 14 900 kr',
        },
        { title: 'Takbox med räcken', text: '420 liter, öppnas från båda sidor', figure: 'från 7 450 kr' },
        { title: 'Hyra takbox', text: 'Per vecka, monterad på dina räcken', figure: '590 kr' },
        {
          title: 'Motor- och kupévärmare',
          text: 'Varm ratt klockan sju, varje morgon',
          figure: 'från 6 900 kr',
        },
        { title: 'Hundgrind och lastskydd', text: 'Krockprovad, går att låsa', figure: 'från 4 900 kr' },
        { title: 'Gummimattor', text: 'Fyra stycken, med höga kanter', figure: 'från 895 kr' },
        { title: 'Barnstol', text: 'Bakåtvänd till fyra år. Vi monterar och visar', figure: 'från 3 990 kr' },
      ],
    }),
    block('text-with-image', {
      title: 'Bakåt till fyra år',
      text: toRichText(`
        Små barn åker säkrast bakåtvända. Vi provar stolen i din bil innan du betalar, eftersom alla
        stolar inte passar i alla bilar. Ta med barnet. Det är roligare då.
      `),
      image: picture('cars/suv/detail-seat', 'Framstolarna i en suv'),
      reverse: true,
    }),
  ],
});

export const chargingBox = swedish({
  path: '/dack-och-biltillbehor/laddbox',
  name: 'Laddbox',
  description: 'Laddbox hemma: montering, pris efter avdrag för grön teknik och hur lång tid det tar.',
  order: 4,
  menuImage: picture('scenes/charging-night'),
  main: [
    block('text-with-image', {
      title: 'Ett uttag till, fast på riktigt.',
      titleTag: 'h1',
      text: toRichText(`
        Ett vanligt uttag är gjort för en dammsugare. En laddbox laddar fyra gånger så fort, känner av vad resten av
        huset drar och blir inte varm.
      `),
      image: picture('scenes/charging-night', 'En blå elbil laddar om natten'),
      link: link('tel:+46105500128', 'Ring 010-550 01 28'),
      buttonType: 'Primary',
      figures: [
        { value: '11 kW', label: 'sex mil i timmen' },
        { value: '14 900 kr', label: 'efter avdrag' },
      ],
    }),
    block('steps', {
      title: 'Från skåp till sladd',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Tre bilder', text: 'Elskåpet, väggen, vägen däremellan. Vi räknar på det.' },
        { title: 'Fast pris', text: 'Upp till femton meter kabel ingår. Avdraget är redan draget.' },
        { title: 'En förmiddag', text: 'Behörig elektriker, jordfelsbrytare, anmält till nätbolaget.' },
        { title: 'Laddat', text: 'Vi ställer in den på den billigaste timmen och visar hur du ändrar.' },
      ],
    }),
    block('faq', {
      title: 'Om avdraget',
      items: [
        {
          question: 'Hur stort är det?',
          answer: toRichText(
            'Skattereduktionen för grön teknik är 50 procent av arbete och material, högst 50 000 kr per person och år. Vi drar av den på fakturan.',
          ),
        },
        {
          question: 'Gäller det hyresrätt?',
          answer: toRichText(
            'Du måste äga huset eller lägenheten. Bor du i bostadsrätt behöver föreningen säga ja till själva boxen.',
          ),
        },
        {
          question: 'Behöver jag ny huvudsäkring?',
          answer: toRichText(
            'Sällan. Boxen sänker sin effekt när ugnen är på. Nio av tio klarar sig på 20 ampere.',
          ),
        },
      ],
    }),
  ],
});

export const tyreShop = swedish({
  path: '/dack-och-biltillbehor/webbshop',
  name: 'Webbshop',
  description: 'Köp däck och kompletta hjul i Solviks webbshop. Monteras på den anläggning du väljer.',
  order: 5,
  menuImage: picture('scenes/parts-warehouse'),
  main: [
    block('rich-text', {
      title: 'Webbshop',
      titleTag: 'h1',
      lead: 'Däcken skickas till verkstaden, inte till din trappa. Välj ort, så monterar vi dem två vardagar senare.',
    }),
    block('model-cards', {
      heading: 'Det mesta som köps i november',
      cards: [
        {
          title: 'Friktionsdäck, nordiska',
          text: 'För stad och pendling på saltade vägar.',
          image: picture(
            exterior('Toyota Corolla', 'silver', { view: 'side' }),
            'En silverfärgad halvkombi från sidan',
          ),
          link: link('tel:+46105500150'),
          label1: '16 tum',
          labelValue1: 'från 4 980 kr',
          label2: '18 tum',
          labelValue2: 'från 7 480 kr',
        },
        {
          title: 'Dubbdäck',
          text: 'För is, skogsväg och morgonen före plogbilen.',
          image: picture(exterior('Volvo V60', 'navy', { view: 'side' }), 'En mörkblå kombi från sidan'),
          link: link('tel:+46105500150'),
          label1: '16 tum',
          labelValue1: 'från 5 380 kr',
          label2: '18 tum',
          labelValue2: 'från 7 980 kr',
        },
        {
          title: 'Kompletta hjul, original',
          text: 'Fälg, däck och sensor. Bara att skruva på.',
          image: picture(exterior('Volvo XC60', 'green', { view: 'side' }), 'En grön suv från sidan'),
          link: link('tel:+46105500150'),
          label1: '17 tum',
          labelValue1: 'från 9 900 kr',
          label2: '19 tum',
          labelValue2: 'från 16 900 kr',
        },
      ],
    }),
    block('rich-text', {
      title: 'Så beställer du',
      body: toRichText(`
        Ring [010-550 01 50](tel:+46105500150) med registreringsnumret, så vet vi vilka storlekar din bil är godkänd för.
        Priserna är för fyra stycken, monterade, balanserade och med moms. Betala i förväg eller vid disken.

        [Köpvillkor](/webbshop/kopvillkor), [leverans och montering](/webbshop/leverans-och-montering) och
        [ångerrätt](/webbshop/angerratt) gäller alla köp på distans.
      `),
      width: 'beside heading',
    }),
  ],
});

export const tyresBought = swedish({
  path: '/dack-och-biltillbehor/dackkop-tack',
  name: 'Tack för ditt däckköp',
  hidden: true,
  description: 'Tack för ditt köp. Det här händer nu.',
  main: [
    block('rich-text', {
      title: 'Tack. Däcken är på väg.',
      titleTag: 'h1',
      lead: 'Kvittot ligger i din inkorg. Det här händer nu.',
      body: toRichText(`
        1. Däcken skickas till den anläggning du valde. Det tar en till två vardagar.
        2. Du får ett sms när de är framme, med förslag på tid.
        3. Vi monterar på fyrtio minuter och tar hand om de gamla.

        Har du frågor når du oss på [010-550 01 50](tel:+46105500150). Ordernumret står i ämnesraden.
      `),
    }),
    block('action-panel', {
      title: 'Var ska de gamla bo?',
      text: 'Hjul som inte används mår bäst liggande, mörkt och svalt. Vi har 41 000 på hyllan.',
      link: link('/dack-och-biltillbehor/dackhotell', 'Till däckhotellet'),
      image: picture('scenes/close-wheel', 'Framhjulet på en grön bil'),
      rows: [
        { icon: 'snowflake', label: 'Däckhotell', value: '845 kr per säsong' },
        { icon: 'disc-3', label: 'Däckhotell Plus', value: '1 245 kr per säsong' },
      ],
    }),
  ],
});

export const tyresNotBought = swedish({
  path: '/dack-och-biltillbehor/dackkop-fel',
  name: 'Betalningen gick inte igenom',
  hidden: true,
  description: 'Betalningen gick inte igenom. Inga pengar är dragna. Så går du vidare.',
  main: [
    block('rich-text', {
      title: 'Betalningen gick inte igenom.',
      titleTag: 'h1',
      lead: 'Inga pengar är dragna och inget är beställt.',
      body: toRichText(`
        Oftast beror det på att banken ville ha en bekräftelse som inte kom fram, eller att kortet har en gräns för
        köp på nätet. Försök igen, eller ring [010-550 01 50](tel:+46105500150) så reserverar vi däcken medan du reder ut det.
      `),
    }),
    block('call-panel', {
      title: 'Priset står kvar till i morgon.',
      text: 'Säg storlek och antal i telefon, så slipper du börja om.',
      link: link('tel:+46105500150', 'Ring 010-550 01 50'),
      secondLink: link('/dack-och-biltillbehor/webbshop', 'Tillbaka till webbshoppen'),
      tone: 'dark',
    }),
  ],
});
