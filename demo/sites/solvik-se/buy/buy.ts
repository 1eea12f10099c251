import { block, link, picture } from '../../../site-builder.ts';
import { swedish } from '../page.ts';

export const buy = swedish({
  path: '/kop-bil',
  name: 'Köp bil',
  menu: 'Köpa bil',
  description:
    'Så köper du bil hos Solvik: ett pris, 112 kontrollerade punkter och fjorton dagars öppet köp.',
  order: 5,
  menuText: 'Bilar på tolv anläggningar. De flesta går att provköra i dag.',
  main: [
    block('hero', {
      image: picture('scenes/dealership-day', 'En silverfärgad kombi utanför bilhallen'),
      imagePhone: picture('scenes/dealership-day-phone'),
      title: 'Sätt dig först. Bestäm sedan.',
      text: 'Ett dygns provkörning säger mer än en broschyr. Nyckeln hänger bakom disken.',
      hasSearchBar: true,
      searchPlaceholderDesktop: 'Märke, modell eller utrustning',
      searchPlaceholderPhone: 'Märke eller modell',
      quickLinks: [
        { link: link('/kop-bil/begagnade-bilar-i-lager', 'Begagnade') },
        { link: link('/kop-bil/nya-bilar-i-lager', 'Nya') },
        { link: link('/kop-bil/biltyp/elbilar', 'Elbilar') },
        { link: link('/kop-bil/privatleasing-bilar', 'Privatleasing') },
      ],
    }),
    block('body-tiles', {
      title: 'Börja med formen',
      link: link('/kop-bil/alla-bilar-i-lager', 'Alla bilar i lager'),
      tiles: [
        {
          image: picture('pictures/carstore/side-hatch', 'En halvkombi från sidan'),
          label: 'Halvkombi',
          note: 'ryms i fickan',
          link: link('/kop-bil/alla-bilar-i-lager?car_body=Halvkombi'),
        },
        {
          image: picture('pictures/carstore/side-estate', 'En kombi från sidan'),
          label: 'Kombi',
          note: 'hund, skidor, soffa',
          link: link('/kop-bil/alla-bilar-i-lager?car_body=Kombi'),
        },
        {
          image: picture('pictures/carstore/side-suv', 'En suv från sidan'),
          label: 'SUV',
          note: 'högt och fritt',
          link: link('/kop-bil/alla-bilar-i-lager?car_body=SUV'),
        },
        {
          image: picture('pictures/carstore/side-sedan', 'En sedan från sidan'),
          label: 'Sedan',
          note: 'tyst på långfärd',
          link: link('/kop-bil/alla-bilar-i-lager?car_body=Sedan'),
        },
        {
          image: picture('pictures/carstore/car-van-steel', 'En transportbil från sidan'),
          label: 'Transportbil',
          note: 'verkstad på hjul',
          link: link('/kop-bil/foretag/transportbilar'),
        },
      ],
    }),
    block('car-teaser', {
      title: 'Nya, byggda som du vill ha dem',
      text: 'Fyra vi gärna visar först. Leveranstiden står på bilens sida.',
      variant: 'Fixed ids',
      carIds: [
        { carId: '461090061' },
        { carId: '461090034' },
        { carId: '461090019' },
        { carId: '461090094' },
      ],
      link: link('/kop-bil/nya-bilar-i-lager', 'Nya bilar'),
    }),
    block('steps', {
      title: 'Så går ett köp till',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Prova', text: 'Ett dygn, med försäkring. Kör den till jobbet och in i garaget.' },
        { title: 'Läs protokollet', text: '112 punkter. De gula visar vi på bilen.' },
        {
          title: 'Byt in',
          text: 'Din gamla bil värderas medan du dricker kaffe. Priset är detsamma om du bara säljer.',
        },
        { title: 'Hämta', text: 'Registrerad, försäkrad och tvättad. Ångrar du dig har du fjorton dagar.' },
      ],
    }),
    block('link-rows', {
      title: 'Betala som det passar',
      text: 'Räkneexemplen gäller en bil för 300 000 kr i november 2026.',
      figurePlace: 'last',
      rows: [
        { title: 'Kontant', text: 'Banköverföring, klar på en minut', figure: '300 000 kr' },
        {
          title: 'Billån',
          text: '20 % kontant, 60 månader, 5,95 %, inga avgifter. Effektiv ränta 6,11 %, totalt 338 060 kr',
          figure: '4 634 kr/mån',
          link: link('/kop-bil/finansiering/billan'),
        },
        {
          title: 'Privatleasing',
          text: '36 månader, 1 500 mil per år, service ingår',
          figure: 'från 3 495 kr/mån',
          link: link('/kop-bil/bilagande/privatleasa-din-bil'),
        },
        {
          title: 'Företag',
          text: 'Finansiell eller operationell leasing',
          figure: 'offert',
          link: link('/kop-bil/foretag/foretagsfinansiering'),
        },
      ],
    }),
    block('call-panel', {
      title: 'Fråga någon som vet.',
      text: 'Kundservice ser hela lagret och kan flytta en bil till din anläggning utan kostnad.',
      link: link('tel:+46105500128', 'Ring 010-550 01 28'),
      secondLink: link('/kop-bil/boka-provkorning', 'Provkör hemma'),
      tone: 'brand',
    }),
  ],
});
