import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const home: DemoPage = {
  id: 'home',
  language: 'sv',
  path: '/',
  name: 'Start',
  fields: {
    metaTitle: 'Lastbilar, transportbilar och verkstad från klockan fem',
    navTitle: 'Start',
    metaDescription:
      'Sju anläggningar, verkstad från 5 till 23 och jour dygnet runt. Fasta priser på service och färdskrivare.',
    ogImage: picture('scenes/truck-yard'),
    headerOverContent: true,
  },
  main: [
    block('hero', {
      image: picture('scenes/truck-yard', 'Tre lastbilar på rad i skymningen, den främsta orange'),
      imagePhone: picture('scenes/truck-yard-phone'),
      title: 'Vi öppnar före dig.',
      text: 'Verkstaden är bemannad från klockan fem. Lämna på vägen ut, hämta på vägen hem.',
      variant: 'FullScreen',
      contentPlacement: 'Bottom',
      link: link('/verkstad', 'Priser och tider'),
      buttonType: 'Accent',
      secondLink: link('tel:+46105500140', '010-550 01 40'),
    }),
    block('bay-timetable', {
      title: 'Vilken port är ledig?',
      text: 'Västerhamn, sex portar. Är fältet gult kör du rakt in, ring gärna från avfarten.',
      hours: [
        { firstDay: 'Monday', lastDay: 'Friday', opens: '05:00', closes: '23:00' },
        { firstDay: 'Saturday', lastDay: 'Saturday', opens: '07:00', closes: '15:00' },
      ],
      bays: [
        {
          name: 'Port 1',
          note: 'Tungt, grop, 4,5 meter',
          taken: [
            { firstDay: 'Monday', lastDay: 'Friday', begins: '05:00', ends: '08:00' },
            { firstDay: 'Monday', lastDay: 'Thursday', begins: '12:30', ends: '16:00' },
            { firstDay: 'Friday', lastDay: 'Friday', begins: '09:00', ends: '19:00' },
          ],
        },
        {
          name: 'Port 2',
          note: 'Tungt, bromsprovare',
          taken: [
            { firstDay: 'Monday', lastDay: 'Wednesday', begins: '05:00', ends: '15:00' },
            { firstDay: 'Thursday', lastDay: 'Friday', begins: '07:00', ends: '23:00' },
          ],
        },
        {
          name: 'Port 3',
          note: 'Färdskrivare och elektronik',
          taken: [
            { firstDay: 'Monday', lastDay: 'Friday', begins: '05:30', ends: '07:30' },
            { firstDay: 'Tuesday', lastDay: 'Thursday', begins: '17:00', ends: '21:00' },
          ],
        },
        {
          name: 'Port 4',
          note: 'Lätta fordon, lyft 5 ton',
          taken: [
            { firstDay: 'Monday', lastDay: 'Friday', begins: '05:00', ends: '11:00' },
            { firstDay: 'Monday', lastDay: 'Friday', begins: '13:00', ends: '17:30' },
            { firstDay: 'Saturday', lastDay: 'Saturday', begins: '07:00', ends: '12:00' },
          ],
        },
        {
          name: 'Port 5',
          note: 'Däck, sex hjul på en timme',
          taken: [{ firstDay: 'Monday', lastDay: 'Saturday', begins: '08:00', ends: '10:30' }],
        },
        {
          name: 'Port 6',
          note: 'El och högvolt',
          taken: [
            { firstDay: 'Monday', lastDay: 'Tuesday', begins: '05:00', ends: '23:00' },
            { firstDay: 'Wednesday', lastDay: 'Friday', begins: '10:00', ends: '14:00' },
          ],
        },
      ],
      link: link('tel:+46105500141', '010-550 01 41'),
      note: 'Tiderna är veckans fasta pass. Ett akut stopp kan komma emellan.',
    }),
    block('link-rows', {
      title: 'Det vi gör mest av',
      text: 'Fasta priser utan moms. Hittar vi något annat ringer vi innan vi lagar det.',
      action: link('/verkstad', 'Hela prislistan'),
      figurePlace: 'last',
      rows: [
        {
          title: 'Service, lastbil',
          text: 'Olja, filter, bromsar och provkörning',
          figure: '8 900 kr',
          link: link('/verkstad'),
        },
        {
          title: 'Service, transportbil',
          text: 'Enligt boken, klart över dagen',
          figure: '4 950 kr',
          link: link('/verkstad'),
        },
        {
          title: 'Färdskrivare',
          text: 'Kalibrering medan du väntar, med intyg',
          figure: '2 900 kr',
          link: link('/verkstad'),
        },
        {
          title: 'Besiktningsklar',
          text: 'Vi provar, lagar och kör den till besiktning',
          figure: '3 400 kr',
          link: link('/verkstad'),
        },
        {
          title: 'Däckskifte, sex hjul',
          text: 'Balansering och efterdragning ingår',
          figure: '2 150 kr',
          link: link('/verkstad'),
        },
      ],
    }),
    block('steps', {
      title: 'Klart före frukost.',
      text: 'Så här går en vanlig service på en distributionsbil.',
      steps: [
        {
          title: '05.00',
          text: 'Nyckeln i luckan. Mekanikern har redan hämtat filtren, hon såg bokningen i går.',
        },
        {
          title: '05.40',
          text: 'Du får en bild på det som är slitet, och ett pris. Svara ja eller nej med tummen.',
        },
        { title: '07.30', text: 'Bilen står utanför med motorn varm. Protokollet ligger på sätet.' },
      ],
    }),
    block('image-cards', {
      heading: 'Fordon i lager',
      lead: 'Transportbilar från hyllan, lastbilar på beställning. Säljarna har kört båda.',
      link: link('/fordon', 'Om fordonen'),
      layout: 'three',
      cards: [
        {
          image: picture('pictures/carstore/car-van-steel', 'En stålgrå transportbil snett framifrån'),
          label: 'Transportbil',
          title: 'Mercedes-Benz eVito, el, 6,6 kubik',
          text: 'Från 389 000 kr utan moms. Räckvidd 312 km, lastar 1 050 kg.',
          link: link('/fordon'),
        },
        {
          image: picture(
            'pictures/solvik/car-people-carrier-silver',
            'En silvergrå minibuss snett framifrån',
          ),
          label: 'Minibuss',
          title: 'Volkswagen Caravelle, nio platser',
          text: 'Från 446 000 kr utan moms. Diesel eller el, samma pris på båda.',
          link: link('/fordon'),
        },
        {
          image: picture('scenes/dealership-day', 'Anläggningen i Björkvik i dagsljus'),
          label: 'Begagnat',
          title: 'Inbyten med servicehistorik',
          text: 'Ett fyrtiotal, provade på 140 punkter i egen verkstad.',
          link: link('/fordon'),
        },
      ],
    }),
    block('call-panel', {
      title: 'Står du vid vägkanten?',
      text: 'Ring. Jourbilen har däck, slang, luft, bränsle och någon som har gjort det här förut.',
      link: link('tel:+46105500149', '010-550 01 49'),
      secondLink: link('/jour', 'Så fungerar jouren'),
      facts: [
        { label: 'mediantid till plats', value: '38 min' },
        { label: 'jourbilar i tjänst', value: '9' },
        { label: 'utryckning inom 5 mil', value: '2 400 kr' },
      ],
    }),
    block('faq', {
      title: 'Frågor från hytten',
      text: 'Verkmästaren svarar själv, från klockan fem.',
      link: link('tel:+46105500140', '010-550 01 40'),
      firstOpen: true,
      items: [
        {
          question: 'Kan jag lämna bilen kvällen före?',
          answer: toRichText(
            'Ja. Grinden öppnas med koden i bekräftelsen, och nyckeln läggs i luckan. Gården är inhägnad och bevakad.',
          ),
        },
        {
          question: 'Finns lånebil?',
          answer: toRichText(
            'Transportbil ja, 450 kronor per dygn. Lastbil nej, men grannåkeriet brukar ha en dragare över om man frågar snällt.',
          ),
        },
        {
          question: 'Tar ni alla märken?',
          answer: toRichText(
            'Service och bromsar på alla. Garantiarbeten på Mercedes-Benz, Volkswagen och Ford. Vi säger nej till det vi inte kan.',
          ),
        },
      ],
    }),
  ],
};
