import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const guides = swedish({
  path: '/livet-med-bil',
  name: 'Livet med bil',
  description: 'Guider om elbil, släp, vinter, besiktning och begagnat, skrivna av folk i verkstaden.',
  order: 55,
  menuText: 'Guider av dem som svarar i telefon.',
  main: [
    block('rich-text', {
      title: 'Livet med bil',
      titleTag: 'h1',
      lead: 'Korta guider, skrivna av dem som svarar i telefon. En fråga per sida.',
    }),
    block('image-cards', {
      layout: 'one large two small',
      cards: [
        {
          image: picture('scenes/rest-stop-dawn', 'En ljusblå elbil vid en rastplats i gryningen'),
          label: 'Guide',
          title: 'Elbilsguiden',
          text: 'Från första tanken till första vintern. Tre kapitel, tio minuter.',
          link: link('/livet-med-bil/elbilsguiden'),
        },
        {
          image: picture('scenes/forest-road', 'En mörkröd kombi på en skogsväg'),
          label: 'Släp',
          title: 'Dragvikter på en sida',
          link: link('/livet-med-bil/dragvikter'),
        },
        {
          image: picture('scenes/harbour', 'En röd coupé på kajen'),
          label: 'Köpa',
          title: 'Checklista för begagnat',
          link: link('/livet-med-bil/kopa-begagnad-bil'),
        },
      ],
    }),
    block('link-rows', {
      title: 'Fler guider',
      rows: [
        { title: 'Bilen på vintern', text: 'Start, sikt, grepp', link: link('/livet-med-bil/vinterbilen') },
        {
          title: 'Besiktning',
          text: 'När, vad och varför en tredjedel åker på en tvåa',
          link: link('/livet-med-bil/besiktning'),
        },
        {
          title: 'Lampor på instrumentbrädan',
          text: 'De åtta vanligaste, i färgordning',
          link: link('/livet-med-bil/varningslampor'),
        },
      ],
    }),
    block('blurb', {
      title: 'Fyra brev om året',
      richText: toRichText(
        'Ett per årstid: vad bilen behöver, vad lagret har och en sak vi lärt oss i verkstaden. Inga utropstecken.',
      ),
      link: link('/livet-med-bil/forms-collection/prenumerera-pa-nyhetsbrev', 'Prenumerera på nyhetsbrevet'),
      buttonType: 'Light',
      backgroundColor: 'brand',
      image: picture('scenes/close-lamp', 'Strålkastaren på en grön suv'),
      reverse: true,
    }),
  ],
});
