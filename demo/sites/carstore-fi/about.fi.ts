import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const about: DemoPage = {
  id: 'about',
  language: 'fi',
  path: '/meista',
  name: 'Meistä',
  fields: {
    metaTitle: 'Meistä',
    navTitle: 'Meistä',
    metaDescription:
      'Carstore avasi Suomessa 2016 Vantaan Petikossa. Yhdeksän myymälää, kiinteät hinnat, ei myyntiprovisioita.',
    headerOverContent: true,
    isNavigableInMenuWhenItHasChildren: true,
    order: 5,
  },
  main: [
    block('stage-hero', {
      title: 'Myyjä, joka osaa olla hiljaa.',
      text: 'Avasimme Petikossa marraskuussa 2016, räntäsateessa. Ensimmäinen asiakas katsoi autoa tunnin, sanoi kaksi sanaa ja osti sen.',
      image: picture('pictures/carstore/car-people-carrier-grey', 'Teräksenharmaa tila-auto etuviistosta'),
      tone: 'dark',
      size: 'small',
    }),
    block('figures', {
      figures: [
        { value: '9', label: 'myymälää' },
        { value: '11 900', label: 'myytyä autoa 2025' },
        { value: '210', label: 'työntekijää' },
        { value: '2,4 %', label: 'palautetaan' },
      ],
    }),
    block('rich-text', {
      title: 'Miten teemme töitä',
      width: 'beside heading',
      lead: 'Vaihtoauto ei ole arpa, jos joku on katsonut alle.',
      body: toRichText(`
        Emme tingi. Se ei ole ylpeyttä: hinta lasketaan joka yö uudelleen ja laskee itsestään, jos auto seisoo liian pitkään. Kaikki maksavat saman.

        Myyjillä on palkka, ei provisiota. Bonus riippuu siitä, kuinka harva auto tulee takaisin.

        ### Osa Solvikia

        Vuodesta 2017 Carstoren on omistanut Solvik, joka myy uusia autoja Ruotsissa, Norjassa ja Britanniassa. Suomessa konserniin kuuluu myös varaosakauppa Osasetti.
      `),
    }),
    block('call-panel', {
      title: 'Töihin?',
      text: 'Haemme automyyjää Ouluun ja kahta pesijää Petikkoon. Puhelimeen vastaa Riitta, joka myös valitsee.',
      link: link('tel:+358100004580', '010 000 4580'),
      secondLink: link('mailto:rekry@carstore.example', 'rekry@carstore.example'),
      tone: 'brand',
    }),
  ],
};
