import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { chargingCurve } from './charging-curve.ts';

export const how: DemoPage = {
  id: 'how',
  language: 'sv',
  path: '/sa-funkar-det',
  name: 'Så funkar det',
  fields: {
    metaTitle: 'Så funkar det att snabbladda',
    navTitle: 'Så funkar det',
    metaDescription:
      'Från parkering till kvitto: så startar du, så fort går det, och därför ska du sluta vid 80 procent.',
    order: 3,
  },
  main: [
    block('hero', {
      image: picture('scenes/rest-stop-dawn', 'En ljusblå elbil vid en rastplats i gryningen'),
      title: 'Det svåraste är att låta bli att titta på.',
      text: 'Första gången tar fyra minuter att förstå. Andra gången tar ingen tid alls.',
      contentPlacement: 'Bottom',
    }),
    block('steps', {
      title: 'Från parkering till kvitto',
      titleSize: 'section',
      tone: 'light',
      steps: [
        {
          title: 'Parkera nära',
          text: 'Luckan ska vara inom fem meter från stolpen. Backa eller kör in, det spelar ingen roll.',
        },
        {
          title: 'Blippa först',
          text: 'Kort, telefon eller bricka mot den gröna ytan. Skärmen säger vilken kabel du ska ta.',
        },
        {
          title: 'Tryck in kontakten',
          text: 'Tills det klickar. Bilen och stolpen pratar i tio sekunder och låser sedan kabeln.',
        },
        {
          title: 'Gå därifrån',
          text: 'Sms vid 80 procent. Lås upp bilen, dra ur, häng tillbaka. Kvittot kommer av sig självt.',
        },
      ],
    }),
    block('chart', {
      ...chargingCurve,
      title: 'Sluta vid 80',
      text: 'De sista tjugo procenten tar lika lång tid som de första sjuttio',
      xTitle: 'Minuter',
      yTitle: 'Laddnivå i procent',
    }),
    block('rich-text', {
      title: 'Varför det inte alltid går lika fort',
      width: 'beside heading',
      body: toRichText(`
        Siffran på stolpen är vad den kan ge. Bilen bestämmer hur mycket den tar emot, och den ändrar sig hela tiden.

        ### Batteriet är kallt

        Under tio grader tar bilen emot hälften. Ställ in laddaren som mål i bilens navigation, så värmer den batteriet på vägen. Det kostar en halv kilowattimme och sparar tio minuter.

        ### Batteriet är halvfullt

        Snabbast går det mellan 10 och 60 procent. Kom med lite kvar, åk med lagom mycket. Två korta stopp slår ett långt.

        ### Grannen laddar också

        Två bilar på samma stolpe delar på effekten. Skärmen säger det innan du startar. Finns en ledig stolpe bredvid, ta den.
      `),
    }),
    block('faq', {
      title: 'När det krånglar',
      text: 'Det händer. Nio av tio gånger är det kontakten som inte sitter i botten.',
      link: link('tel:+46105500161', '010-550 01 61'),
      firstOpen: true,
      items: [
        {
          question: 'Den startar inte',
          answer: toRichText(
            '1. Dra ur kontakten helt, vänta tio sekunder och tryck in den till klicket.\n2. Blippa igen.\n3. Prova stolpen bredvid.\n4. Ring. Vi startar om den härifrån på en minut.',
          ),
        },
        {
          question: 'Kabeln sitter fast',
          answer: toRichText(
            'Lås upp bilen en gång till och vänta fem sekunder. Det är bilen som håller i, inte stolpen.',
          ),
        },
        {
          question: 'Min bil har CHAdeMO',
          answer: toRichText(
            'Då finns vi i Västerhamn, Jönköping och Örebro, en stolpe vardera. Ring före, de är gamla.',
          ),
        },
      ],
    }),
  ],
};
