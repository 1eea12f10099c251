import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const returns: DemoPage = {
  id: 'returns',
  language: 'fi',
  path: '/palautus-ja-takuu',
  name: 'Palautus ja takuu',
  fields: {
    metaTitle: 'Palautus ja takuu',
    navTitle: 'Palautus ja takuu',
    metaDescription:
      '30 päivän palautus, 36 kuukauden takuu ja oikea osa pikana, jos väärä tuli. Mitä ne tarkoittavat ja miten toimia.',
    order: 4,
  },
  main: [
    block('rich-text', {
      title: 'Jos se ei sopinut',
      titleTag: 'h1',
      lead: 'Annoit rekisterinumeron, joten sopivuus on meidän asiamme.',
      body: toRichText(`
        ## Väärä osa

        Soita heti, mieluiten ennen kuin auto on pukeilla viikkoa. Lähetämme oikean osan pikana ja haemme väärän. Molemmat maksamme me. Jos auto on seissyt korjaamon nosturilla, korvaamme myös siitä koituneen ajan, enintään kolme tuntia.

        ## Mieli muuttui

        Avaamattoman setin voi palauttaa 30 päivän sisällä. Avatun myös, kun osat ovat asentamattomia ja pusseissaan. Palautusrahti on 7 euroa, ja rahat tulevat viidessä päivässä.

        ## Takuu

        - Osille 36 kuukautta, kilometrejä laskematta.
        - Hihnoille valmistajan vaihtovälin verran, enintään 36 kuukautta.
        - Nesteille ja suodattimille seuraavaan huoltoon.

        Takuu ei vaadi korjaamon kuittia. Se vaatii, että ohjetta on noudatettu ja momenttiavainta käytetty.

        ## Vanhat osat

        Jarrusatulat, laturit, startit ja vetonivelet ovat panttiosia. Laita vanha samaan laatikkoon, liimaa tarra kanteen ja jätä automaattiin. Pantti palautuu viikossa.
      `),
    }),
    block('call-panel', {
      title: 'Tee reklamaatio puhelimessa.',
      text: 'Tilausnumero on laatikon kyljessä. Kuva auttaa, mutta ei ole pakollinen.',
      link: link('tel:+358100004710', '010 000 4710'),
      secondLink: link('mailto:palautus@osasetti.example', 'palautus@osasetti.example'),
      facts: [
        { label: 'vastaus', value: '1 päivä' },
        { label: 'rahat', value: '5 päivää' },
        { label: 'takuu', value: '36 kk' },
      ],
      tone: 'brand',
    }),
  ],
};
