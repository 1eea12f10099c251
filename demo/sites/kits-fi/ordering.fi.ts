import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const ordering: DemoPage = {
  id: 'ordering',
  language: 'fi',
  path: '/nain-tilaat',
  name: 'Näin tilaat',
  fields: {
    metaTitle: 'Näin tilaat setin',
    navTitle: 'Näin tilaat',
    metaDescription:
      'Soita tai tule tiskille rekisterinumeron kanssa. Ennen kahta tilattu lähtee samana päivänä. Toimitustavat, maksutavat ja korjaamotili.',
    order: 3,
  },
  main: [
    block('rich-text', {
      title: 'Rekisterinumero ja kaksi minuuttia',
      titleTag: 'h1',
      lead: 'Tilaus tehdään puhelimessa tai tiskillä, ihmisen kanssa. Hän kysyy sen, mitä lomake ei osaa.',
    }),
    block('steps', {
      title: 'Näin se menee',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Soita', text: 'Pidä rekisteriote esillä. Vanhoissa autoissa alustanumerolla on väliä.' },
        { title: 'Tarkista', text: 'Luemme sisällön ääneen ja lähetämme listan tekstiviestillä. Vastaa OK.' },
        { title: 'Maksa', text: 'MobilePay, kortti tai lasku. Korjaamoille tili ja kuukausilasku.' },
        { title: 'Avaa', text: 'Laatikko on pakattu asennusjärjestyksessä. Päällimmäisenä on ohje.' },
      ],
    }),
    block('price-table', {
      title: 'Toimitus',
      titleSize: 'section',
      corner: 'Toimitustapa',
      columns: [{ title: 'Hinta' }, { title: 'Milloin', recommended: true }],
      rows: [
        {
          title: 'Nouto tiskiltä',
          note: 'Helsinki, Tattarisuo',
          cells: [{ value: '0 €' }, { value: 'tunnissa' }],
        },
        {
          title: 'Pakettiautomaatti',
          note: 'koko maa, alle 25 kg',
          cells: [{ value: '0 €' }, { value: '1–2 pv' }],
        },
        { title: 'Kotiovelle', note: 'ilta-aika sovitaan', cells: [{ value: '14 €' }, { value: '2 pv' }] },
        { title: 'Korjaamolle', note: 'pääkaupunkiseutu', cells: [{ value: '9 €' }, { value: '3 h' }] },
      ],
      footnote: 'Yli 25 kilon setit (kytkin, iskarit, levyt raskaisiin autoihin) kulkevat rahtina, 19 €.',
    }),
    block('faq', {
      title: 'Tilaamisesta',
      text: 'Muusta kysy tiskiltä.',
      link: link('tel:+358100004700', '010 000 4700'),
      note: 'Arkisin 7–17, lauantaisin 9–13',
      items: [
        {
          question: 'Autoni on tuotu Saksasta. Löytyykö se rekisterinumerolla?',
          answer: toRichText(
            'Yleensä. Jos varustelu on outo, pyydämme kuvan alustanumerosta ja tarkistamme sen valmistajalta.',
          ),
        },
        {
          question: 'Voinko muuttaa tilausta?',
          answer: toRichText('Kahteen asti iltapäivällä. Sen jälkeen laatikko on autossa.'),
        },
        {
          question: 'Miten avaan korjaamotilin?',
          answer: toRichText(
            'Lähetä Y-tunnus osoitteeseen [tiski@osasetti.example](mailto:tiski@osasetti.example). Tili on auki seuraavana arkipäivänä, ja hinnoista lähtee 12 prosenttia.',
          ),
        },
      ],
    }),
  ],
};
