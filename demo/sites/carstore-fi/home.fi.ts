import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const home: DemoPage = {
  id: 'home',
  language: 'fi',
  path: '/',
  name: 'Carstore',
  fields: {
    metaTitle: 'Vaihtoautot, jotka on jo ajettu sisään',
    navTitle: 'Etusivu',
    metaDescription:
      '{cars: /osta-auto/vaihtoautot} vaihtoautoa yhdeksässä myymälässä. 97 tarkastettua kohtaa, 14 päivän palautusoikeus ja 12 kuukauden turva.',
    ogImage: picture('pictures/carstore/car-hatch-ice'),
    order: 0,
  },
  main: [
    block('stage-hero', {
      title: 'Seuraava autosi on jo ajettu sisään.',
      text: '{cars: /osta-auto/vaihtoautot} vaihtoautoa, jokainen tarkastettu kohta kohdalta. Viat kerrotaan ennen kuin kysyt.',
      image: picture('pictures/carstore/car-hatch-ice', 'Jäänsininen viistoperä takaviistosta'),
      tone: 'light',
      hasSearchBar: true,
      searchPlaceholderPhone: 'Merkki tai malli',
      searchPlaceholderDesktop: 'Hae merkkiä, mallia tai varustetta',
      link: link('/osta-auto', 'Näin ostat auton'),
      secondLink: link('/loyda-meidat', 'Lähin myymälä'),
      figures: [
        { value: '97', label: 'tarkastettua kohtaa' },
        { value: '14', label: 'päivää palauttaa' },
        { value: '12', label: 'kuukauden turva' },
      ],
      tag: {
        label: 'Autot alkaen',
        value: '{lowest monthly cost: /osta-auto/vaihtoautot}',
        link: link('/osta-auto/vaihtoautot'),
      },
      ways: [
        { icon: 'car', title: 'Osta auto', text: 'Mitä pihassa on', link: link('/osta-auto/vaihtoautot') },
        { icon: 'hand-coins', title: 'Myy auto', text: 'Hinta puhelimessa', link: link('/myy-auto') },
        {
          icon: 'shield-check',
          title: 'Palauta',
          text: '14 päivää, 1 000 km',
          link: link('/auton-omistaminen'),
        },
        { icon: 'map-pin', title: 'Löydä meidät', text: 'Yhdeksän myymälää', link: link('/loyda-meidat') },
      ],
    }),
    block('body-tiles', {
      title: 'Aloita muodosta',
      link: link('/osta-auto/vaihtoautot', 'Kaikki korimallit'),
      tiles: [
        {
          image: picture('pictures/carstore/side-estate', 'Farmari sivulta'),
          label: 'Farmari',
          note: 'Mökille ja takaisin',
          link: link('/osta-auto/vaihtoautot'),
        },
        {
          image: picture('pictures/carstore/side-hatch', 'Viistoperä sivulta'),
          label: 'Viistoperä',
          note: 'Mahtuu ruutuun',
          link: link('/osta-auto/vaihtoautot'),
        },
        {
          image: picture('pictures/carstore/side-suv', 'SUV sivulta'),
          label: 'SUV',
          note: 'Auraamaton tie',
          link: link('/osta-auto/vaihtoautot'),
        },
        {
          image: picture('pictures/carstore/side-sedan', 'Sedan sivulta'),
          label: 'Sedan',
          note: 'Pitkä matka hiljaa',
          link: link('/osta-auto/vaihtoautot'),
        },
        {
          image: picture('pictures/carstore/side-people-carrier', 'Tila-auto sivulta'),
          label: 'Tila-auto',
          note: 'Koko joukkue',
          link: link('/osta-auto/vaihtoautot'),
        },
      ],
    }),
    block('car-teaser', {
      title: 'Tullut eilisen jälkeen',
      link: link('/osta-auto/vaihtoautot', 'Kaikki autot'),
    }),
    block('sell-panel', {
      title: 'Myy auto kahvitauolla.',
      text: 'Kerro rekisterinumero ja mittarilukema. Hinta on voimassa viikon, ja rahat ovat tilillä samana päivänä.',
      image: picture('pictures/carstore/sell-suv', 'Tummansininen SUV etuviistosta'),
      tone: 'accent',
      link: link('/myy-auto', 'Näin se käy'),
      secondLink: link('tel:+358100004500', '010 000 4500'),
      steps: [
        { title: 'Hinta puhelimessa', text: '2 minuuttia' },
        { title: 'Tarkastus myymälässä', text: '30 minuuttia' },
        { title: 'Rahat tilille', text: 'samana päivänä' },
      ],
    }),
    block('car-of-the-week', { title: 'Viikon auto' }),
    block('place-list', {
      title: 'Yhdeksän myymälää',
      text: 'Sama varasto ja sama hinta joka paikassa. Jos auto on Oulussa ja sinä Turussa, siirrämme auton.',
      rows: [
        {
          name: 'Vantaa, Petikko',
          address: 'Petikontie 18, 01720 Vantaa',
          note: 'Ark. 9–18, la 10–16',
          link: link('/loyda-meidat/vantaa-petikko', 'Myymälään'),
        },
        {
          name: 'Espoo, Lommila',
          address: 'Lommilantie 9, 02740 Espoo',
          note: 'Ark. 9–18, la 10–16',
          link: link('/loyda-meidat/espoo-lommila', 'Myymälään'),
        },
        {
          name: 'Turku, Länsikeskus',
          address: 'Kärsämäentie 26, 20360 Turku',
          note: 'Ark. 9–18, la 10–15',
          link: link('/loyda-meidat/turku-lansikeskus', 'Myymälään'),
        },
        {
          name: 'Tampere, Lielahti',
          address: 'Possijärvenkatu 4, 33400 Tampere',
          note: 'Ark. 9–18, la 10–15',
          link: link('/loyda-meidat/tampere-lielahti', 'Myymälään'),
        },
        {
          name: 'Vaasa',
          address: 'Kappelinmäentie 12, 65370 Vaasa',
          note: 'Ark. 9–17, la 10–14',
          link: link('/loyda-meidat/vaasa', 'Myymälään'),
        },
        {
          name: 'Oulu, Limingantulli',
          address: 'Ratamotie 22, 90630 Oulu',
          note: 'Ark. 9–18, la 10–15',
          link: link('/loyda-meidat/oulu-limingantulli', 'Myymälään'),
        },
      ],
      link: link('/loyda-meidat', 'Kaikki myymälät'),
    }),
    block('faq', {
      title: 'Usein kysyttyä',
      text: 'Etkö löydä vastausta? Soita. Puhelimeen vastaa ihminen, joka tuntee autot.',
      link: link('tel:+358100004500', '010 000 4500'),
      note: 'Arkisin 8–18, lauantaisin 10–15',
      firstOpen: true,
      items: [
        {
          question: 'Miten 14 päivän palautusoikeus toimii?',
          answer: toRichText(
            'Aja töihin, mökille ja ahtaaseen halliin. Jos auto ei sovi, palauta se 14 päivän ja 1 000 kilometrin sisällä mihin tahansa myymälään. Rahat palaavat tilille kolmessa pankkipäivässä.',
          ),
        },
        {
          question: 'Mitä tarkastukseen kuuluu?',
          answer: toRichText(
            '97 kohtaa nosturilla ja tiellä: jarrut, alusta, ruoste, akku, sähköt ja maali. Raportti annetaan auton mukana. [Lue tarkastuksesta](/auton-omistaminen)',
          ),
        },
        {
          question: 'Kuuluvatko talvirenkaat hintaan?',
          answer: toRichText(
            'Kyllä. Jokaisessa autossa on kahdet lailliset renkaat, ja kesken kauden vaihdamme ne puolestasi.',
          ),
        },
        {
          question: 'Voinko antaa vanhan auton vaihdossa?',
          answer: toRichText(
            'Voit, merkistä ja iästä riippumatta. Arvioimme sen koeajosi aikana. [Näin hinta lasketaan](/myy-auto)',
          ),
        },
        {
          question: 'Tuotteko auton kotiin?',
          answer: toRichText(
            'Tuomme. Alle sadan kilometrin matka maksaa 120 euroa, pidemmästä kerromme hinnan etukäteen.',
          ),
        },
      ],
    }),
  ],
};
