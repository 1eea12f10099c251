import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const homeCharging: DemoPage = {
  id: 'home-charging',
  language: 'sv',
  path: '/hemma',
  name: 'Ladda hemma',
  fields: {
    metaTitle: 'Laddbox hemma, installerad',
    navTitle: 'Hemma',
    metaDescription:
      'Tre laddboxar till fast pris, monterade av egna elektriker. Grönt avdrag dras direkt på fakturan.',
    order: 4,
  },
  main: [
    block('text-with-image', {
      title: 'Den billigaste laddaren är din egen.',
      titleTag: 'h1',
      text: toRichText(`
        Vi säljer det, så vi borde inte säga det. Men en bil som sover hemma ska ladda hemma, på natten, för en tredjedel av vad vi tar vid vägen.

        Våra elektriker kommer från verkstäderna i Västerhamn, Lindö och Gränby. De tittar, sätter upp, provar och tar med sig kartongen.
      `),
      image: picture('scenes/city-morning', 'En röd elbil hemma i stan en klar morgon'),
      reverse: true,
      link: link('tel:+46105500162', 'Ring 010-550 01 62'),
      buttonType: 'Primary',
    }),
    block('price-table', {
      title: 'Fast pris, uppsatt och klart',
      titleSize: 'section',
      text: 'Upp till tio meter kabel, jordfelsbrytare och lastbalansering ingår. Behövs mer säger vi det före, inte efter.',
      corner: 'Laddbox',
      columns: [
        { title: 'Installerad' },
        { title: 'Grönt avdrag' },
        { title: 'Du betalar', recommended: true },
      ],
      rows: [
        {
          title: '7,4 kW',
          note: 'en fas, 30 km på en timme',
          cells: [{ value: '16 400' }, { value: '7 954' }, { value: '8 446' }],
        },
        {
          title: '11 kW',
          note: 'tre faser, 55 km på en timme',
          cells: [{ value: '18 900' }, { value: '9 166' }, { value: '9 734' }],
        },
        {
          title: '22 kW',
          note: 'för huvudsäkring på 35 A',
          cells: [{ value: '21 900' }, { value: '10 621' }, { value: '11 279' }],
        },
      ],
      footnote:
        'Kronor inklusive moms. Vid fast pris räknas 97 procent som arbete och material, och avdraget är hälften av det, högst 50 000 kr per person och år. Vi drar det på fakturan och sköter ansökan.',
    }),
    block('steps', {
      title: 'Två veckor, ett besök',
      titleSize: 'section',
      tone: 'light',
      steps: [
        {
          title: 'Tre bilder',
          text: 'Elcentralen, uppfarten och vägen däremellan. Du får besked samma dag.',
        },
        {
          title: 'En förmiddag',
          text: 'Elektrikern är där mellan 8 och 12. Strömmen är borta i tjugo minuter.',
        },
        {
          title: 'Ett prov',
          text: 'Vi laddar din bil innan vi åker, och går inte förrän du har gjort det själv en gång.',
        },
      ],
    }),
    block('faq', {
      title: 'Om boxen',
      firstOpen: true,
      items: [
        {
          question: 'Räcker min huvudsäkring?',
          answer: toRichText(
            'Oftast. Boxen känner av vad huset drar och sänker sig själv när ugnen är på. Med 16 A huvudsäkring föreslår vi 7,4 kW.',
          ),
        },
        {
          question: 'Jag bor i bostadsrätt',
          answer: toRichText(
            'Då är det föreningen som beställer. Vi bygger gemensamma platser där varje lägenhet betalar sin egen el. Se [för platsägare](/foretag).',
          ),
        },
        {
          question: 'Hur länge håller garantin?',
          answer: toRichText('Fem år på boxen, tio år på arbetet.'),
        },
      ],
    }),
  ],
};
