import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const contact: DemoPage = {
  id: 'contact',
  language: 'fi',
  path: '/yhteystiedot',
  name: 'Yhteystiedot',
  fields: {
    metaTitle: 'Yhteystiedot',
    navTitle: 'Yhteystiedot',
    metaDescription: 'Osasetin tiski Helsingin Tattarisuolla: puhelin, sähköposti, aukioloajat ja ajo-ohje.',
    order: 5,
  },
  main: [
    block('rich-text', {
      title: 'Tiski on Tattarisuolla',
      titleTag: 'h1',
      lead: 'Teollisuustalon takana, keltaisen oven kohdalla. Peräkärryllä mahtuu kääntymään.',
    }),
    block('contact-line', {
      title: 'Soita',
      line: link('tel:+358100004700', '010 000 4700'),
      note: toRichText(
        'Tai kirjoita: [tiski@osasetti.example](mailto:tiski@osasetti.example). Liitä mukaan rekisterinumero, niin säästyy yksi viesti.',
      ),
      hours: {
        title: 'Tiski auki',
        rows: [
          { days: 'Maanantai–perjantai', hours: '7–17', from: 'Monday', to: 'Friday' },
          { days: 'Lauantai', hours: '9–13', from: 'Saturday' },
          { days: 'Sunnuntai', hours: 'kiinni', from: 'Sunday' },
        ],
        today: 'tänään',
      },
      place: {
        title: 'Osoite',
        text: toRichText('Osasetti Oy\n\nTakoraudantie 11, 00700 Helsinki'),
      },
    }),
    block('place-list', {
      title: 'Noutopisteet',
      text: 'Iltakuuteen mennessä tilattu on noudettavissa seuraavana aamuna kello seitsemän.',
      rows: [
        {
          name: 'Helsinki, Tattarisuo',
          address: 'Takoraudantie 11, 00700 Helsinki',
          note: 'Ark. 7–17, la 9–13',
          link: link('tel:+358100004700', '010 000 4700'),
        },
        {
          name: 'Tampere, Lielahti',
          address: 'Carstore, Possijärvenkatu 4, 33400 Tampere',
          note: 'Ark. 9–18, la 10–15',
          link: link('tel:+358100004513', '010 000 4513'),
        },
        {
          name: 'Oulu, Limingantulli',
          address: 'Carstore, Ratamotie 22, 90630 Oulu',
          note: 'Ark. 9–18, la 10–15',
          link: link('tel:+358100004515', '010 000 4515'),
        },
      ],
    }),
  ],
};
