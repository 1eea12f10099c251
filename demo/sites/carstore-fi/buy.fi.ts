import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const buy: DemoPage = {
  id: 'buy',
  language: 'fi',
  path: '/osta-auto',
  name: 'Osta auto',
  fields: {
    metaTitle: 'Näin ostat vaihtoauton',
    navTitle: 'Osta auto',
    metaDescription:
      'Neljä askelta koeajosta avaimiin. Mitä hintaan kuuluu, mitä rahoitus maksaa ja mitä tapahtuu, jos kadut.',
    headerOverContent: true,
    order: 1,
  },
  main: [
    block('stage-hero', {
      title: 'Osta auto, älä arpaa.',
      text: 'Hintalapun hinta on hinta. Kunto lukee raportissa. Ja jos auto ei sovi, saat palauttaa sen.',
      image: picture('pictures/carstore/car-estate-navy', 'Sininen farmari etuviistosta'),
      tone: 'dark',
      size: 'small',
      link: link('/osta-auto/vaihtoautot', 'Vaihtoautot'),
      secondLink: link('tel:+358100004500', '010 000 4500'),
    }),
    block('steps', {
      title: 'Neljä askelta, pari päivää',
      titleSize: 'section',
      tone: 'light',
      steps: [
        {
          title: 'Varaa',
          text: 'Soita myymälään. Auto pysyy sinulle varattuna kaksi vuorokautta ilman maksua.',
        },
        { title: 'Koeaja', text: 'Ota tunti ja tuttu tie. Myyjä tulee mukaan vain, jos pyydät.' },
        {
          title: 'Laske',
          text: 'Käteinen, rahoitus tai vaihtoauto. Kaikki yhdellä paperilla, jonka saa viedä kotiin.',
        },
        { title: 'Nouda', text: 'Pesty, katsastettu ja tankattu. Rekisteröinti hoituu kahvin aikana.' },
      ],
    }),
    block('link-rows', {
      title: 'Mitä rahoitus maksaa',
      text: 'Esimerkki: 18 000 euroa, 60 kuukautta, korko 4,95 %. Kuukausierä 351,27 euroa, todellinen vuosikorko 7,05 %, yhteensä 21 266 euroa.',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        { title: 'Käsiraha', text: 'Vaihtoauto lasketaan mukaan', figure: '10 %' },
        { title: 'Maksuaika', text: 'Voit maksaa pois milloin vain', figure: '12–72 kk' },
        { title: 'Korko', text: 'Kiinteä koko ajan', figure: '4,95 %' },
        { title: 'Avausmaksu', text: 'Kerran', figure: '190 €' },
        { title: 'Käsittelymaksu', text: 'Kuukaudessa, sisältyy erään', figure: '12 €' },
      ],
    }),
    block('text-with-image', {
      title: 'Minkä löydämme, sen kirjaamme',
      text: toRichText(`
        Jokainen auto käy nosturilla ennen kuin se saa hintalapun. Alustan ruoste katsotaan lampun kanssa ja kuvataan. Sähköauton akku mitataan täydestä tyhjään.

        Kiveniskemiä emme maalaa piiloon. Ne ovat raportissa, ja hinta on laskettu niiden mukaan.
      `),
      image: picture('scenes/close-wheel', 'Oliivinvihreän auton etupyörä iltavalossa'),
      imageRatio: '4:3',
      reverse: true,
      link: link('/auton-omistaminen', 'Tarkastus ja turva'),
      figures: [
        { value: '97', label: 'kohtaa' },
        { value: '20 km', label: 'koeajo' },
        { value: '1/6', label: 'autoista hylätään' },
      ],
    }),
    block('faq', {
      title: 'Ennen kuin päätät',
      text: 'Parhaan vastauksen saat myymälästä, jonka pihassa auto on.',
      link: link('/loyda-meidat', 'Etsi myymälä'),
      items: [
        {
          question: 'Auto on toisessa kaupungissa. Näenkö sen täällä?',
          answer: toRichText(
            'Siirrämme sen lähimpään myymälääsi 90 eurolla. Jos ostat auton, summa hyvitetään.',
          ),
        },
        {
          question: 'Onko katsastus voimassa?',
          answer: toRichText(
            'Vähintään kuusi kuukautta. Jos aikaa on vähemmän, katsastamme auton ennen luovutusta.',
          ),
        },
        {
          question: 'Voinko ostaa yrityksen nimiin?',
          answer: toRichText(
            'Voit. Pakettiautoissa ja arvonlisäverollisissa autoissa hinta näkyy myös verottomana.',
          ),
        },
        {
          question: 'Mitä otan mukaan?',
          answer: toRichText(
            'Ajokortin, pankkitunnukset ja vakuutuksen. Viimeisen ehtii tehdä paikan päällä.',
          ),
        },
      ],
    }),
  ],
};
