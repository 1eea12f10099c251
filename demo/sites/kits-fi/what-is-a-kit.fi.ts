import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const whatIsAKit: DemoPage = {
  id: 'what-is-a-kit',
  language: 'fi',
  path: '/mika-on-setti',
  name: 'Mikä on setti?',
  fields: {
    metaTitle: 'Mikä on setti?',
    navTitle: 'Mikä on setti?',
    metaDescription:
      'Setissä on kaikki, mitä yksi työ vaatii: osat, tiivisteet, kertakäyttöruuvit, nesteet ja ohje. Miten se kootaan ja miksi.',
    order: 2,
  },
  main: [
    block('text-with-image', {
      title: 'Osa on esine. Setti on työ.',
      titleTag: 'h1',
      text: toRichText(`
        Kun vaihdat jakohihnan, vaihdat myös kiristimen, ohjainpyörän ja vesipumpun. Järkevä vaihtaa samalla ruuvit, jotka valmistaja käskee käyttää vain kerran, ja tarvitsee nestettä sen verran kuin valuu lattialle.

        Osina se on neljätoista riviä viidessä verkkokaupassa. Settinä se on yksi laatikko.
      `),
      image: picture('scenes/close-wheel', 'Etupyörä ja lokasuoja korjaamon valossa'),
      imageRatio: '4:3',
      reverse: true,
      link: link('/setit', 'Kaikki setit'),
      buttonType: 'Primary',
    }),
    block('price-table', {
      title: 'Jakopään vaihto, kolme tapaa',
      titleSize: 'section',
      text: 'Esimerkkinä 1,6-litrainen diesel vuodelta 2017. Hinnat maaliskuulta 2026.',
      corner: 'Vertailu',
      columns: [
        { title: 'Osa kerrallaan', note: 'viisi kauppaa' },
        { title: 'Setti', note: 'yksi laatikko', recommended: true },
        { title: 'Korjaamo', note: 'merkin oma, työ mukana' },
      ],
      rows: [
        { title: 'Osat', cells: [{ value: '241 €' }, { value: '206 €' }, { value: '338 €' }] },
        { title: 'Rahti', cells: [{ value: '31 €' }, { value: '0 €' }, { value: '0 €' }] },
        {
          title: 'Työ',
          note: 'oma tai ostettu',
          cells: [{ value: 'oma' }, { value: 'oma' }, { value: '560 €' }],
        },
        {
          title: 'Puuttuva ruuvi',
          small: true,
          cells: [{ value: 'usein' }, { value: 'ei' }, { value: 'ei' }],
        },
      ],
      footnote:
        'Jos työ ei ole sinulle tuttu, teetä se. Hihna, joka hyppää, maksaa moottorin. Tiskiltä saat lähimmän korjaamon, joka asentaa meidän laatikkomme.',
    }),
    block('rich-text', {
      title: 'Mitä laatikossa on',
      width: 'beside heading',
      body: toRichText(`
        - **Osat**, samoilta valmistajilta kuin tehtaalla. Nimet lukevat kyljessä.
        - **Kiinnikkeet**, joita ei saa käyttää kahdesti: venyvät ruuvit, lukkomutterit, tiivisteet.
        - **Nesteet ja rasvat** oikeina laatuina ja riittävinä määrinä.
        - **Ohje**, jossa on järjestys, kiristysmomentit ja kolme kohtaa, joissa muut ovat erehtyneet.
        - **Palautuspussi** vanhoille osille, joista maksetaan pantti.

        Laatikon kannessa on lista tarvittavista työkaluista. Lue se ennen kuin nostat auton.
      `),
    }),
    block('figures', {
      figures: [
        { value: '14', label: 'osaa jakopääsetissä' },
        { value: '4 180', label: 'automallia' },
        { value: '31 000', label: 'laatikkoa 2025' },
        { value: '0,7 %', label: 'väärin koottuja' },
      ],
      tone: 'brand',
    }),
  ],
};
