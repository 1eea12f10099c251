import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';
import { servicePath } from './service.ts';

export const motorcycle = page({
  path: `${servicePath}/motorsykkel`,
  name: 'Motorsykkelverksted',
  description:
    'Bestill service eller deler til motorsykkelen hos Solvik i Stavanger. Vi henter i Oslo, Bergen og Trondheim.',
  order: 7,
  fields: { menuImage: picture('scenes/coast-dusk') },
  main: [
    block('service-form', {
      vehicle: 'Motorcycles',
      title: 'Bestill time til motorsykkelen',
      text: 'Motorsykkelverkstedet vårt ligger i Stavanger. Vi henter og bringer fra hallene i Oslo, Bergen og Trondheim.',
      newsletterOptional: true,
    }),
    block('contact-line', {
      title: 'Heller på telefon?',
      line: link('tel:+4722220640', '22 22 06 40'),
      note: toRichText('[mc@solvik.example](mailto:mc@solvik.example). Spør etter motorsykkelverkstedet.'),
      place: {
        title: 'Vinterlagring',
        text: toRichText('Service i mars er enklest når sykkelen alt står hos oss.'),
        link: link('/motorsykler/vinterlagring', 'Slik går det for seg'),
      },
    }),
  ],
});
