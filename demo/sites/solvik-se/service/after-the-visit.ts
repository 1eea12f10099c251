import { block, link } from '../../../site-builder.ts';
import { swedish } from '../page.ts';

export const afterTheVisit = swedish({
  path: '/service-och-verkstad/efter-besoket',
  name: 'Efter verkstadsbesöket',
  hidden: true,
  description: 'Berätta hur verkstadsbesöket gick. Sexton frågor, tre minuter, och någon läser svaren.',
  main: [
    block('builder-form', {
      formUrl: '/api/forms/builder/2026110116',
      title: 'Hur gick det?',
      titleTag: 'h1',
      text: 'Svaren läses av den som skötte din bil, på fredag klockan tre. Det är därför det går bättre nästa gång.',
    }),
    block('call-panel', {
      title: 'Brådskar det?',
      text: 'Är något fel med bilen, ring i stället.',
      link: link('tel:+46105500140', 'Ring 010-550 01 40'),
      secondLink: link('/service-och-verkstad', 'Verkstaden'),
      tone: 'dark',
    }),
  ],
});
