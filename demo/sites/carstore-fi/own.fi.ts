import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const own: DemoPage = {
  id: 'own',
  language: 'fi',
  path: '/auton-omistaminen',
  name: 'Auton omistaminen',
  fields: {
    metaTitle: 'Turva, palautus ja tarkastus',
    navTitle: 'Auton omistaminen',
    metaDescription:
      '12 kuukauden turva, 14 päivän palautusoikeus ja 97 kohdan raportti. Mitä ne kattavat ja mitä eivät.',
    headerOverContent: true,
    order: 3,
  },
  main: [
    block('stage-hero', {
      title: 'Auto on sinun. Murheet meidän.',
      text: 'Vuoden ajan vastaamme siitä, mikä hajoaa. Ensimmäiset kaksi viikkoa vastaamme kaikesta.',
      image: picture('pictures/carstore/car-hatch-white', 'Valkoinen viistoperä etuviistosta'),
      tone: 'brand',
      size: 'small',
      link: link('tel:+358100004560', 'Ilmoita viasta'),
      secondLink: link('/loyda-meidat', 'Löydä meidät'),
    }),
    block('price-table', {
      title: 'Kaksi turvaa',
      titleSize: 'section',
      text: 'Toinen kuuluu hintaan. Toisen voi lisätä luovutukseen asti.',
      corner: 'Mitä turva kattaa',
      columns: [
        { title: 'Carstore 12', note: 'sisältyy' },
        { title: 'Carstore 36', note: '19 € kuukaudessa', recommended: true },
      ],
      rows: [
        { title: 'Moottori ja vaihteisto', cells: [{ value: '12 kk' }, { value: '36 kk' }] },
        { title: 'Ajoakku', note: 'kapasiteetti alle 70 %', cells: [{ value: '12 kk' }, { value: '36 kk' }] },
        { title: 'Sähkölaitteet', cells: [{ value: '6 kk' }, { value: '36 kk' }] },
        { title: 'Sijaisauto', cells: [{ value: 'sisältyy' }, { value: 'sisältyy' }] },
        { title: 'Omavastuu', note: 'kerralta', cells: [{ value: '150 €' }, { value: '0 €' }] },
      ],
      footnote:
        'Voimassa 30 000 kilometriin asti vuodessa. Renkaat, jarrupalat ja muut kulutusosat eivät kuulu turvaan. Lakisääteinen virhevastuu on voimassa aina.',
    }),
    block('text-with-image', {
      title: 'Kaksi viikkoa aikaa katua',
      text: toRichText(`
        Aja töihin, mökille ja ahtaimpaan parkkihalliin, jonka tiedät. Jos auto ei tunnu omalta 14 päivän ja 1 000 kilometrin sisällä, palauta se mihin tahansa myymälään.

        Koko kauppahinta on tililläsi kolmessa pankkipäivässä. Jos annoit auton vaihdossa, saat sen takaisin, kunhan se on vielä pihassa. Muuten saat siitä maksetun hinnan.
      `),
      image: picture('scenes/winter-mountains', 'Sininen SUV lumisten vuorten edessä'),
      imageRatio: '4:3',
      link: link('/osta-auto', 'Näin ostat'),
      buttonType: 'Secondary',
    }),
    block('faq', {
      title: 'Kun jotain sattuu',
      text: 'Turva-asiat menevät suoraan asentajalle.',
      link: link('tel:+358100004560', '010 000 4560'),
      note: 'Arkisin 7–17',
      firstOpen: true,
      items: [
        {
          question: 'Auto jäi tielle. Mitä nyt?',
          answer: toRichText(
            'Soita. Haemme auton ja viemme sinut perille, ensimmäisen vuoden aikana veloituksetta.',
          ),
        },
        {
          question: 'Pitääkö huoltaa teillä?',
          answer: toRichText('Ei. Huolla missä haluat, ajallaan ja leima kirjaan.'),
        },
        {
          question: 'Siirtyykö turva uudelle omistajalle?',
          answer: toRichText('Siirtyy. Turva on auton, ei sinun.'),
        },
      ],
    }),
  ],
};
