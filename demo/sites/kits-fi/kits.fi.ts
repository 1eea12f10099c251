import { block, type DemoPage, link } from '../../site-builder.ts';

export const kits: DemoPage = {
  id: 'kits',
  language: 'fi',
  path: '/setit',
  name: 'Setit ja hinnat',
  fields: {
    metaTitle: 'Setit ja hinnat',
    navTitle: 'Setit',
    metaDescription:
      'Huolto-, jarru-, jakopää-, kytkin- ja alustasetit, mitä niissä on ja mitä ne maksavat tavallisimpiin autoihin.',
    order: 1,
  },
  main: [
    block('rich-text', {
      title: 'Setti työtä kohti',
      titleTag: 'h1',
      lead: 'Kaksitoista laatikkoa kattaa yhdeksän kymmenestä työstä, joita autotallissa tehdään. Oman autosi hinnan saat rekisterinumerolla puhelimitse, kahdessa minuutissa.',
    }),
    block('link-rows', {
      title: 'Huolto ja sytytys',
      figurePlace: 'last',
      rows: [
        {
          title: 'Huoltosetti',
          text: 'Öljy 5 l, öljyn-, ilman- ja raitisilmasuodatin, tulpan tiiviste',
          note: '1 h',
          figure: 'alk. 64 €',
        },
        {
          title: 'Isohuoltosetti',
          text: 'Edellinen ja sytytystulpat, polttoainesuodatin, jarruneste',
          note: '2–3 h',
          figure: 'alk. 118 €',
        },
        { title: 'Sytytyssetti', text: 'Puolat, tulpat, kontaktirasva', note: '1 h', figure: 'alk. 96 €' },
      ],
    }),
    block('link-rows', {
      title: 'Jarrut ja alusta',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        {
          title: 'Jarrusetti, etu',
          text: 'Levyt, palat, jouset, liukutapit, rasva',
          note: '2 h',
          figure: 'alk. 98 €',
        },
        {
          title: 'Jarrusetti, taka',
          text: 'Levyt, palat, käsijarrun jouset',
          note: '2–3 h',
          figure: 'alk. 89 €',
        },
        {
          title: 'Iskarisetti',
          text: 'Kaksi iskunvaimenninta, kumit, yläpäät, lukkomutterit',
          note: '3 h',
          figure: 'alk. 132 €',
        },
        { title: 'Pallonivelsetti', text: 'Nivelet, suojakumit, sokat', note: '2 h', figure: 'alk. 54 €' },
        {
          title: 'Pyöränlaakerisetti',
          text: 'Laakeri, napamutteri, tiiviste, pulttisarja',
          note: '2–4 h',
          figure: 'alk. 72 €',
        },
      ],
    }),
    block('link-rows', {
      title: 'Moottori ja voimansiirto',
      figurePlace: 'last',
      rows: [
        {
          title: 'Jakopääsetti',
          text: 'Hihna, kiristin, ohjainpyörä, vesipumppu, jäähdytysneste',
          note: '5–8 h',
          figure: 'alk. 189 €',
        },
        {
          title: 'Kytkinsetti',
          text: 'Levy, asetelma, painelaakeri, kohdistustyökalu',
          note: '8 h',
          figure: 'alk. 215 €',
        },
        {
          title: 'Vetonivelsetti',
          text: 'Nivel, suojakumi, rasva, kiristimet, napamutteri',
          note: '3 h',
          figure: 'alk. 79 €',
        },
        { title: 'Apulaitehihnasetti', text: 'Hihna, kiristin, rullat', note: '1–2 h', figure: 'alk. 58 €' },
      ],
    }),
    block('call-panel', {
      title: 'Lue rekisterinumero, me luemme hyllyn.',
      text: 'Kerro vielä, mitä aiot tehdä. Hinta, toimituspäivä ja tarvittavat työkalut selviävät samalla puhelulla.',
      link: link('tel:+358100004700', '010 000 4700'),
      secondLink: link('/nain-tilaat', 'Näin tilaat'),
      facts: [
        { label: 'automallia', value: '4 180' },
        { label: 'settiä hyllyssä', value: '9 600' },
        { label: 'lähtee samana päivänä', value: '93 %' },
      ],
      tone: 'brand',
    }),
  ],
};
