import { block, link, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { swedish } from '../page.ts';
import { bookedElsewhere, damageInspection } from './booked-elsewhere.ts';

const telephoneHours = {
  title: 'Telefontid',
  today: 'i dag',
  rows: [
    { days: 'Måndag–torsdag', hours: '7–17', from: 'Monday', to: 'Thursday' },
    { days: 'Fredag', hours: '7–16', from: 'Friday' },
    { days: 'Lördag–söndag', hours: 'Stängt', from: 'Saturday', to: 'Sunday' },
  ],
} as const;

export const bookService = swedish({
  path: '/service-och-verkstad/boka-service',
  name: 'Boka service',
  description:
    'Boka service, däckbyte och verkstad hos Solvik: priser för just din bil, lediga tider nära dig och bekräftelse direkt.',
  order: 1,
  main: [
    block('service-booking', {
      contactEmail: 'verkstad@solvik.example',
      contactPhone: '010-550 01 40',
      brandLinks: bookedElsewhere({
        porsche: '/kop-bil/bilmarken/porsche/service',
        mercedes: '/service-och-verkstad/boka-bilverkstad',
      }),
      damageLink: damageInspection,
      carPicture: picture('pictures/stages/estate-slim-led-green-side'),
    }),
    block('contact-line', {
      title: 'Hellre prata med någon?',
      text: 'Ett nummer till alla tolv verkstäder. Säg vilken ort, så kopplar vi.',
      line: link('tel:+46105500140', '010-550 01 40'),
      note: toRichText(`
        Hellre skriva? [verkstad@solvik.example](mailto:verkstad@solvik.example), svar samma vardag. Har du varit här
        nyligen? [Berätta hur det gick](/service-och-verkstad/efter-besoket).
      `),
      hours: telephoneHours,
      place: {
        title: 'Lämna och hämta',
        text: toRichText(
          'Nyckeln tar vi emot vid disken från sju, eller i nyckelskåpet från sex. Du får ett sms när bilen är klar, och har vi stängt ligger nyckeln kvar i skåpet.',
        ),
        link: link('/anlaggningar', 'Alla anläggningar'),
      },
    }),
  ],
});

export const bookWorkshop = swedish({
  path: '/service-och-verkstad/boka-bilverkstad',
  name: 'Boka bilverkstad',
  description: 'Boka bilverkstad för reparation, felsökning eller skada. Så snabbt får du tid, ort för ort.',
  order: 2,
  main: [
    block('text-with-image', {
      title: 'Något låter. Vi lyssnar.',
      titleTag: 'h1',
      text: toRichText(`
        Service bokar du när det är dags. Hit ringer du när det inte är som det ska: en lampa som lyser, ett ljud som
        kommer i vänstersväng, en ruta som inte går upp. Beskriv det som du skulle göra för en granne.
      `),
      image: picture('scenes/workshop', 'En vit kombi i en ljus verkstad'),
      link: link('tel:+46105500140', 'Ring 010-550 01 40'),
      buttonType: 'Primary',
      reverse: true,
    }),
    block('figure-table', {
      title: 'Väntetid just nu',
      text: 'Dagar till första lediga tid för en reparation. Uppdateras varje måndag.',
      labelTitle: 'Verkstad',
      valueTitle: 'Vardagar',
      rows: [
        { label: 'Varberg', value: '1', amount: 1 },
        { label: 'Trollhättan', value: '2', amount: 2 },
        { label: 'Örebro', value: '2', amount: 2 },
        { label: 'Borås', value: '3', amount: 3 },
        { label: 'Uddevalla', value: '4', amount: 4 },
        { label: 'Göteborg', value: '6', amount: 6 },
      ],
      footnote: 'Övriga sex: tre dagar i snitt. Går bilen inte att köra får du tid i dag.',
      tone: 'stage',
    }),
    block('steps', {
      title: 'Går den inte att köra?',
      titleSize: 'section',
      tone: 'dark',
      steps: [
        {
          title: 'Ring assistansen',
          text: 'Numret sitter i rutan på förarsidan. Bilar vi har servat bärgas gratis i tolv månader.',
        },
        { title: 'Säg vart', text: 'Närmaste Solvik. Nattetid finns en plats på gården och ett nyckelskåp.' },
        { title: 'Sov', text: 'Vi ringer före nio och berättar vad vi ser.' },
      ],
    }),
  ],
});
