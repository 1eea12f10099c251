import { block, type DemoPage, link, picture } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { openingHours } from './hours.ts';

export const find: DemoPage = {
  id: 'find',
  language: 'sv',
  path: '/hitta-hit',
  name: 'Hitta hit',
  fields: {
    metaTitle: 'Öppettider och vägen hit',
    navTitle: 'Hitta hit',
    metaDescription:
      'Kajgatan 12 i Västerhamn. Öppettider, buss, parkering, laddning och vägen genom bilhallen.',
    order: 4,
  },
  main: [
    block('rich-text', {
      title: 'Genom bilhallen, till vänster vid däcken.',
      titleTag: 'h1',
      lead: 'Det finns en dörr mot kajen också. Den är finare men de flesta kommer från verkstaden.',
    }),
    block('contact-line', {
      hours: openingHours,
      title: 'Ring om ni inte hittar.',
      text: 'Någon går ut och vinkar.',
      line: link('tel:+46105500199', '010-550 01 99'),
      place: {
        title: 'Adress',
        text: toRichText('Bistro Navet\n\nKajgatan 12, 451 28 Västerhamn'),
      },
    }),
    block('link-rows', {
      title: 'Fyra sätt att komma',
      rows: [
        {
          title: 'Buss 3',
          text: 'Hållplats Varvet, sedan tvåhundra steg mot vattnet',
          note: 'var 15:e minut',
        },
        {
          title: 'Bil',
          text: 'Kundplats framför hallen, gratis i två timmar. Säg till i kassan om det drar ut',
          note: '34 platser',
        },
        {
          title: 'Elbil',
          text: 'Fyra laddare på 22 kW vid dörren, åtta på 300 kW runt hörnet. Ström sköter dem',
          note: '12 laddare',
        },
        {
          title: 'Båt',
          text: 'Gästbryggan är vår mellan maj och september. Ring så flyttar vi på ekan',
          note: '2 platser',
        },
      ],
    }),
    block('text-with-image', {
      title: 'Plant hela vägen.',
      text: toRichText(
        'Inga trösklar från hallen, en ramp från kajen. Toaletten är rymlig och skötbordet går att nå sittande. Hundar är välkomna på kajsidan, där det finns en skål och en krok.',
      ),
      image: picture('scenes/dealership-dusk', 'Bilhallen vid vattnet i Västerhamn, upplyst i skymningen'),
      imageRatio: '4:3',
      reverse: true,
    }),
  ],
};
