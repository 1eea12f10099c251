import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';
import { servicePath } from './service.ts';

export const book = page({
  path: `${servicePath}/bestill-time`,
  name: 'Bestill time',
  description:
    'Slik bestiller du time på et av Solviks femten verksteder: telefon eller e-post, som regel innen en uke.',
  order: 1,
  fields: { menuImage: picture('scenes/workshop') },
  main: [
    block('rich-text', {
      title: 'Bestill time',
      titleTag: 'h1',
      lead: 'Ring eller skriv. Ha registreringsnummeret og kilometerstanden klar, så vet vi hva som gjenstår.',
    }),
    block('steps', {
      title: 'Slik bestiller du',
      titleSize: 'section',
      tone: 'light',
      steps: [
        { title: 'Ring', text: '22 22 01 40. Den som svarer, ser alle femten verksteder.' },
        { title: 'Velg sted og dag', text: 'Vi har som regel en time innen en uke.' },
        { title: 'Lever nøkkelen', text: 'I skranken fra sju eller i boksen fra seks.' },
        { title: 'Hent bilen', text: 'Du får en melding når den er klar, med regning og rapport.' },
      ],
    }),
    block('contact-line', {
      title: 'Verkstedtelefonen',
      line: link('tel:+4722220140', '22 22 01 40'),
      note: toRichText('[verksted@solvik.example](mailto:verksted@solvik.example). Foreslå gjerne to dager.'),
      hours: {
        title: 'Åpent',
        today: 'i dag',
        rows: [
          { days: 'Mandag–fredag', hours: '7–16', from: 'Monday', to: 'Friday' },
          { days: 'Lørdag', hours: 'Stengt', from: 'Saturday' },
          { days: 'Søndag', hours: 'Stengt', from: 'Sunday' },
        ],
      },
      place: {
        title: 'Rett til skranken',
        text: toRichText('Hvert verksted har sitt eget nummer.'),
        link: link('/finn-oss', 'Adresser og telefon'),
      },
    }),
  ],
});
