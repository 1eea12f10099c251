import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const home: DemoPage = {
  id: 'home',
  language: 'sv',
  path: '/',
  name: 'Start',
  fields: {
    metaTitle: 'Billån och leasing med summan på bordet',
    navTitle: 'Start',
    metaDescription:
      'Billån från 4,95 %, privatleasing från 2 995 kr och leasing för företag. Allt uträknat innan du skriver på.',
  },
  main: [
    block('stage-hero', {
      title: 'Räkna först.',
      text: 'Lån och leasing för bilar från Solvik och Carstore. Vi visar hela summan innan vi visar månadskostnaden.',
      image: picture('pictures/solvik/week-aurel', 'En ljusblå sedan från sidan'),
      tone: 'brand',
      link: link('/billan', 'Vad kostar ett lån?'),
      secondLink: link('tel:+46105500130', '010-550 01 30'),
      tag: {
        label: '200 000 kr på 60 månader, effektiv ränta 5,64 %',
        value: '3 809 kr/mån',
        link: link('/billan'),
      },
      figures: [
        { value: '61 000', label: 'avtal' },
        { value: '12 min', label: 'till besked' },
        { value: '0 kr', label: 'att lösa i förtid' },
      ],
      ways: [
        { icon: 'banknote', title: 'Billån', text: 'Från 4,95 procent', link: link('/billan') },
        {
          icon: 'car',
          title: 'Privatleasing',
          text: 'Från 2 995 kr i månaden',
          link: link('/privatleasing'),
        },
        { icon: 'building-2', title: 'Företag', text: 'Leasing efter offert', link: link('/foretag') },
      ],
    }),
    block('loan-slider', {
      title: 'Dra i siffrorna.',
      text: 'Lägg beloppet och tiden där du vill ha dem. Kort tid kostar mer i månaden och mindre till slut.',
      ratePercent: 4.95,
      startFee: 595,
      invoiceFee: 39,
      minAmount: 30000,
      maxAmount: 600000,
      amount: 200000,
      minMonths: 24,
      maxMonths: 96,
      months: 60,
      link: link('/billan', 'Så ansöker du'),
    }),
    block('chart', {
      title: 'Så krymper en skuld på 200 000 kronor',
      text: 'Sextio månader, 4,95 procent',
      points: [
        { x: 0, y: 200000 },
        { x: 12, y: 163847 },
        { x: 24, y: 125863 },
        { x: 36, y: 85956 },
        { x: 48, y: 44028 },
        { x: 60, y: 0 },
      ],
      top: 200000,
      ticks: [
        { x: 0, label: '200 000 kr' },
        { x: 60, label: '60 mån' },
      ],
      mark: { x: 36, value: '85 956 kr', label: 'efter 3 år' },
      xTitle: 'Månad',
      yTitle: 'Kvarvarande skuld i kronor',
    }),
    block('steps', {
      title: 'Fyra saker vi gör annorlunda',
      titleSize: 'section',
      tone: 'light',
      steps: [
        {
          title: 'Summan först',
          text: 'Offerten börjar med vad du betalar totalt. Månaden kommer på rad två.',
        },
        {
          title: 'En upplysning',
          text: 'Vi tar en kreditupplysning när du bett om ett lån, inte när du undrar.',
        },
        { title: 'Ett nej har skäl', text: 'Säger vi nej talar vi om varför och när det kan bli ett ja.' },
        { title: 'Lös när du vill', text: 'Betala av hela eller halva. Det kostar ingenting.' },
      ],
    }),
    block('faq', {
      title: 'Innan du skriver på',
      text: 'Ring hellre än gissa. Vi är tio personer som kan räkna.',
      link: link('tel:+46105500130', '010-550 01 30'),
      note: 'Vardagar 8–18',
      firstOpen: true,
      items: [
        {
          question: 'Vad är effektiv ränta?',
          answer: toRichText(
            'Räntan plus alla avgifter, omräknat till ett år. Den gör lån jämförbara. Våra 4,95 procent blir 5,64 när avgifterna räknats in på 200 000 kronor och 60 månader.',
          ),
        },
        {
          question: 'Måste jag lägga en kontantinsats?',
          answer: toRichText(
            'Ja, minst 20 procent av bilens pris. Inbytesbilen räknas. Så har det varit vid kreditköp sedan 1977, och det är vettigt.',
          ),
        },
        {
          question: 'Vad händer om jag blir sjuk?',
          answer: toRichText(
            'Ring före förfallodagen. Vi kan skjuta upp avbetalningen i tre månader, så att bara räntan återstår.',
          ),
        },
      ],
    }),
  ],
};
