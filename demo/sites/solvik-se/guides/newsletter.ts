import { block } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';

export const newsletter = swedish({
  path: '/livet-med-bil/forms-collection/prenumerera-pa-nyhetsbrev',
  name: 'Prenumerera på nyhetsbrevet',
  hidden: true,
  description: 'Solviks nyhetsbrev, fyra gånger om året: vad bilen behöver och vad vi lärt oss i verkstaden.',
  main: [
    block('rich-text', {
      title: 'Fyra brev om året.',
      titleTag: 'h1',
      lead: 'Ett per årstid: vad bilen behöver, vad lagret har och en sak vi lärt oss i verkstaden.',
    }),
    block('marketing-form', {
      formId: 'newsletter-sv',
      title: 'Vart ska vi skicka dem?',
      text: 'Du slutar med ett klick. Slutar du läsa i ett år slutar vi skicka.',
    }),
    block('rich-text', {
      title: 'Din adress',
      body: toRichText(`
        Vi använder den till brevet och inget annat. Mer om det i vår [integritetspolicy](/om-solvik/integritetspolicy).
      `),
      width: 'beside heading',
    }),
  ],
});
