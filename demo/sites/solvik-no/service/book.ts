import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';
import { servicePath } from './service.ts';

export const book = page({
  path: `${servicePath}/bestill-time`,
  name: 'Bestill time',
  description:
    'Bestill time på et av Solviks femten verksteder: velg sted og dag, så ringer verkstedet og bekrefter.',
  order: 1,
  fields: { menuImage: picture('scenes/workshop') },
  main: [
    block('service-form', {
      vehicle: 'Cars',
      title: 'Bestill time',
      text: 'Velg verksted og en dag som passer. Vi har som regel en time innen en uke, og vi ringer før vi gjør noe du ikke har bedt om.',
    }),
    block('contact-line', {
      title: 'Heller på telefon?',
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
        title: 'Motorsykkel?',
        text: toRichText('Den har sitt eget verksted og sitt eget skjema.'),
        link: link(`${servicePath}/motorsykkel`, 'Bestill time til motorsykkelen'),
      },
    }),
  ],
});
