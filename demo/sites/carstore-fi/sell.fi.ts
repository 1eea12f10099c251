import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const sell: DemoPage = {
  id: 'sell',
  language: 'fi',
  path: '/myy-auto',
  name: 'Myy auto',
  fields: {
    metaTitle: 'Myy auto kahvitauolla',
    navTitle: 'Myy auto',
    metaDescription:
      'Hinta puhelimessa, tarkastus puolessa tunnissa, rahat tilille samana päivänä. Maksamme rahoituksen pois ja hoidamme paperit.',
    order: 2,
  },
  main: [
    block('sell-panel', {
      title: 'Rekisterinumero riittää.',
      titleTag: 'h1',
      text: 'Täytä lomake tai soita ja lue mittarilukema. Hinta pitää viikon, ostit meiltä mitään tai et.',
      image: picture('pictures/carstore/sell-suv', 'Tummansininen SUV etuviistosta'),
      link: link('#sell-form', 'Pyydä hinta'),
      secondLink: link('tel:+358100004500', 'Soita 010 000 4500'),
      steps: [
        { title: 'Hinta puhelimessa', text: '2 minuuttia' },
        { title: 'Tarkastus myymälässä', text: '30 minuuttia' },
        { title: 'Rahat tilille', text: 'samana päivänä' },
      ],
    }),
    block('sell-car', {
      title: 'Kerro autostasi',
      text: 'Rekisterinumeron ja mittarilukeman tarvitsemme. Muut kohdat voit jättää tyhjiksi.',
    }),
    block('rich-text', {
      title: 'Näin hinta syntyy',
      width: 'beside heading',
      body: toRichText(`
        Katsomme, millä hinnalla samanlaisia autoja on **myyty** viimeisen kuukauden aikana. Pyyntihinnat ovat toiveita.

        Siitä vähennetään työt, jotka auto tarvitsee: renkaat, huolto, kolhittu ovi. Näet rivit. Loppu on meidän osuutemme, keskimäärin kahdeksan prosenttia.

        - Täysi huoltokirja nostaa hintaa 300–900 euroa.
        - Toiset hyvät renkaat tuovat noin 350 euroa.
        - Lohkolämmitin ja sisäpistoke eivät ole turhia nekään.

        Jos sanot tarkastuksen jälkeen ei, kahvi on silti tarjottu.
      `),
    }),
    block('link-rows', {
      title: 'Ota mukaan',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        { title: 'Henkilöllisyystodistus', text: 'Omistajan on oltava paikalla tai annettava valtakirja.' },
        {
          title: 'Rekisteröintitodistus',
          text: 'Molemmat osat. Kadonneen tilalle pyydetään uusi.',
          figure: '11 €',
        },
        { title: 'Kaikki avaimet', text: 'Puuttuva avain maksaa enemmän kuin luulisi.', figure: '290 €' },
        { title: 'Rahoitussopimus', text: 'Maksamme jäännöksen pois ja sinulle erotuksen.' },
      ],
    }),
    block('faq', {
      title: 'Myymisestä',
      text: 'Ostamme kolmekymmentä autoa päivässä. Melkein kaikki on nähty.',
      link: link('tel:+358100004500', '010 000 4500'),
      note: 'Arkisin 8–18, lauantaisin 10–15',
      items: [
        {
          question: 'Milloin rahat tulevat?',
          answer: toRichText(
            'Samana päivänä, kun luovutat avaimet ennen kahta. Muuten seuraavana pankkipäivänä.',
          ),
        },
        {
          question: 'Ostatteko vialliset autot?',
          answer: toRichText(
            'Ostamme, kun kerrot vian. Ajokelvottoman haemme hinausautolla, alle 50 kilometrin matkan ilmaiseksi.',
          ),
        },
        {
          question: 'Kuka tekee myynti-ilmoituksen?',
          answer: toRichText('Me. Vahvistus Traficomilta tulee puhelimeesi ennen kuin lähdet.'),
        },
      ],
    }),
  ],
};
