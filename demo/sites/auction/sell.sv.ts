import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const sell: DemoPage = {
  id: 'sell',
  language: 'sv',
  path: '/salja',
  name: 'Sälja',
  fields: {
    metaTitle: 'Sälja på auktion',
    navTitle: 'Sälja',
    metaDescription:
      'Åtta dagar från samtal till klubbslag. Vi hämtar, provar och säljer; du sätter reservationspriset.',
    order: 2,
  },
  main: [
    block('rich-text', {
      title: 'Åtta dagar från samtal till klubbslag.',
      titleTag: 'h1',
      lead: 'För bilhallar, leasingbolag, hyrbilsfirmor och alla andra som har bilar stående. Från en bil och uppåt.',
    }),
    block('steps', {
      title: 'Så går det till',
      steps: [
        {
          title: 'Ring på torsdag',
          text: 'Registreringsnummer och miltal räcker. Du får ett spann per bil inom två timmar.',
        },
        { title: 'Vi hämtar', text: 'Fredag till måndag. Hämtning inom 30 mil ingår från fem bilar.' },
        {
          title: 'Vi provar',
          text: 'Måndag och tisdag. 112 punkter, 24 bilder, tvätt. Du godkänner protokollet innan det går ut.',
        },
        {
          title: 'Klubban faller',
          text: 'Torsdag klockan tio. Du får ett sms vid slaget och pengarna på fredagen.',
        },
      ],
    }),
    block('rich-text', {
      title: 'Reservationspriset',
      width: 'beside heading',
      body: toRichText(`
        Du sätter det, vi säger vad vi tror. Ligger det mer än åtta procent över vårt spann säger vi det rakt ut, för då står bilen kvar.

        I oktober låg 92 procent av slagen över reservationspriset. De andra gick till eftersamtal samma dag, och sex av tio blev sålda där. Blir den inte såld kan du hämta den eller låta den ligga till nästa torsdag. Inget av det kostar.
      `),
    }),
    block('call-panel', {
      title: 'Ring Sten.',
      text: 'Sten Berg har klubbat 41 000 bilar och minns de flesta priserna.',
      link: link('tel:+46105500151', '010-550 01 51'),
      secondLink: link('/avgifter', 'Avgifter'),
      facts: [
        { label: 'avgift per såld bil', value: '2 400 kr' },
        { label: 'avgift per osåld bil', value: '0 kr' },
        { label: 'utbetalning', value: 'dagen efter' },
      ],
    }),
  ],
};
