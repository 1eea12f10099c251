import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const history: DemoPage = {
  id: 'history',
  language: 'fi',
  path: '/meista/historia',
  name: 'Historia',
  fields: {
    metaTitle: 'Yhdestä pihasta yhdeksään',
    navTitle: 'Historia',
    metaDescription: 'Carstore Suomessa vuodesta 2016: Petikon piha, ruosteraportti, akkumittaus ja Solvik.',
    order: 1,
  },
  main: [
    block('rich-text', {
      title: 'Yhdestä pihasta yhdeksään',
      titleTag: 'h1',
      lead: 'Ruotsissa aloitettiin autopesulassa vuonna 2009. Meillä aloitettiin räntäsateessa seitsemän vuotta myöhemmin.',
    }),
    block('link-rows', {
      title: 'Vuosi vuodelta',
      rows: [
        {
          figure: '2016',
          title: 'Petikko',
          text: 'Neljätoista autoa ja yksi kahvinkeitin. Ensimmäinen kauppa tehtiin kahdella sanalla.',
        },
        {
          figure: '2017',
          title: 'Osa Solvikia',
          text: 'Saimme katon, korjaamon ja talousjohtajan, tässä järjestyksessä.',
        },
        {
          figure: '2018',
          title: 'Ruosteesta oma sivu',
          text: 'Alusta kuvataan jokaisesta autosta. Kauniimmat kuvat ovat Etelä-Euroopan autoista.',
        },
        {
          figure: '2021',
          title: 'Akku mitataan',
          text: 'Jokainen sähköauto ladataan täyteen ja ajetaan tyhjäksi. Luku tulee hintalappuun.',
        },
        {
          figure: '2024',
          title: 'Lahti',
          text: 'Yhdeksäs piha. Kymmenettä ei ole suunniteltu, koska kuljetus toimii.',
        },
      ],
    }),
    block('image', {
      image: picture('scenes/forest-road', 'Viininpunainen farmari metsätiellä'),
      caption: 'Koeajoreitti Petikosta pohjoiseen, 20 kilometriä.',
      width: 'wide',
    }),
  ],
};

export const careers: DemoPage = {
  id: 'careers',
  language: 'fi',
  path: '/meista/toihin',
  name: 'Töihin meille',
  fields: {
    metaTitle: 'Töihin meille',
    navTitle: 'Töihin meille',
    metaDescription:
      'Carstoren avoimet paikat: automyyjä, asentaja ja pesijä. Kiinteä palkka, ei provisiota.',
    order: 2,
  },
  main: [
    block('rich-text', {
      title: 'Töihin meille',
      titleTag: 'h1',
      lead: 'Kiinteä palkka, ei provisiota, joka toinen lauantai vapaata. Puheliaisuudesta ei makseta lisää.',
    }),
    block('link-rows', {
      title: 'Avoimet paikat',
      text: 'Kirjoita kolme riviä itsestäsi. Todistukset ehtii katsoa myöhemmin.',
      action: link('mailto:rekry@carstore.example', 'rekry@carstore.example'),
      rows: [
        { title: 'Automyyjä', text: 'Kuuntelet enemmän kuin puhut', note: 'Oulu' },
        { title: 'Pesijä', text: 'Näet naarmun ennen asiakasta', note: 'Vantaa, kaksi paikkaa' },
        { title: 'Asentaja, sähköautot', text: 'SFS 6002, tai halu suorittaa se', note: 'Tampere' },
        { title: 'Automyyjä, kaksikielinen', text: 'Suomi ja ruotsi', note: 'Vaasa' },
      ],
    }),
    block('call-panel', {
      title: 'Kysy ensin, hae sitten.',
      text: 'Puhelimeen vastaa Riitta, joka myös valitsee.',
      link: link('tel:+358100004580', '010 000 4580'),
      tone: 'brand',
    }),
  ],
};

export const newsletter: DemoPage = {
  id: 'newsletter',
  language: 'fi',
  path: '/meista/uutiskirje',
  name: 'Uutiskirje',
  fields: {
    metaTitle: 'Neljä kirjettä vuodessa',
    navTitle: 'Uutiskirje',
    metaDescription: 'Carstoren kirje: mitä vaihtoautot maksavat juuri nyt, ja yksi neuvo asentajalta.',
    order: 3,
  },
  main: [
    block('rich-text', {
      title: 'Neljä kirjettä vuodessa',
      titleTag: 'h1',
      lead: 'Mitä vaihtoautot maksavat nyt, mitkä ovat halventuneet eniten, ja yksi neuvo siltä, joka makaa niiden alla.',
    }),
    block('marketing-form', {
      formId: 'newsletter-fi',
      title: 'Minne lähetämme?',
      text: 'Peruminen on yksi napautus. Jos et vuoteen avaa yhtään, lopetamme itse.',
    }),
    block('rich-text', {
      title: 'Osoitteesi',
      width: 'beside heading',
      body: toRichText(
        'Käytämme sitä kirjeeseen, emme muuhun. Loput on kerrottu sivulla [tietosuoja](/tietosuoja).',
      ),
    }),
  ],
};
