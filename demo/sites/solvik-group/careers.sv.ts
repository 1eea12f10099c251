import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';

export const careers: DemoPage = {
  id: 'careers',
  language: 'sv',
  path: '/karriar',
  name: 'Karriär',
  fields: {
    metaTitle: 'Karriär och lediga jobb',
    navTitle: 'Karriär',
    metaDescription: 'Lediga jobb i Sverige, lärlingsplatser med lön från första dagen och hur vi anställer.',
    order: 5,
  },
  main: [
    block('text-with-image', {
      title: 'Lär dig ett yrke. Behåll det.',
      titleTag: 'h1',
      text: toRichText(`
        Sju av tio platschefer började i verkstaden. Vd:n också, och han kan fortfarande inte gå förbi en öppen huv.

        Vi tar emot 140 lärlingar om året. De får lön från första dagen, har en namngiven person bredvid sig i två år, och nio av tio stannar.
      `),
      image: picture('scenes/workshop', 'En vit kombi på lyften i en ljus verkstad'),
      reverse: true,
      figures: [
        { value: '140', label: 'lärlingar om året' },
        { value: '9,2', label: 'år stannar man' },
        { value: '46 %', label: 'av cheferna är kvinnor' },
      ],
    }),
    block('link-rows', {
      title: 'Lediga jobb i Sverige',
      text: 'Sju stycken, alla tillsvidare. Skriv till den som står på raden. Jobben i andra länder finns på den engelska sidan.',
      rows: [
        {
          title: 'Diagnostekniker',
          text: 'Solvik · Lena Ask',
          note: 'Västerhamn',
          link: link('mailto:lena.ask@solvik.example'),
        },
        {
          title: 'Lacklärling',
          text: 'Solvik · Lena Ask',
          note: 'Västerhamn',
          link: link('mailto:lena.ask@solvik.example'),
        },
        {
          title: 'Produktägare, webb',
          text: 'Koncernen · Omar Said',
          note: 'Göteborg',
          link: link('mailto:omar.said@solvik.example'),
        },
        {
          title: 'Laddplatsingenjör',
          text: 'Ström · Samira Haddad',
          note: 'Sundsvall',
          link: link('mailto:samira.haddad@strom.example'),
        },
        {
          title: 'Lastbilsmekaniker, morgonskift',
          text: 'Lastvagnar · Bo Lund',
          note: 'Jönköping',
          link: link('mailto:bo.lund@solvik.example'),
        },
        {
          title: 'Auktionsförrättare',
          text: 'Klubban · Sten Berg',
          note: 'Lindö',
          link: link('mailto:sten.berg@klubban.example'),
        },
        {
          title: 'Kock, luncher',
          text: 'Bistro Navet · Moa Lindh',
          note: 'Västerhamn',
          link: link('mailto:moa.lindh@navet.example'),
        },
      ],
      more: link('/careers', 'Jobb i alla fem länder, på engelska'),
    }),
    block('steps', {
      title: 'Så anställer vi',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Du skriver', text: 'En halv sida. Vad du kan, och något du har lagat.' },
        { title: 'Vi ringer', text: 'Inom en vecka, vad svaret än är.' },
        { title: 'Du arbetar en dag', text: 'Med lön. Tillsammans med dem du skulle stå bredvid.' },
      ],
    }),
  ],
};
