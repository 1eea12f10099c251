import { block, picture } from '../../../site-builder.ts';
import { toRichText } from '../../../to-rich-text.ts';
import { page } from '../page.ts';
import { servicePath } from './service.ts';

export const electric = page({
  path: `${servicePath}/elbil`,
  name: 'Elbilverksted',
  description:
    'Service på elbil, batteritest med attest og høyvoltsreparasjon hos Solvik. Priser og hva som inngår.',
  order: 5,
  fields: { menuImage: picture('scenes/charging-night') },
  main: [
    block('rich-text', {
      title: 'Elbilverksted',
      titleTag: 'h1',
      lead: 'Mindre olje, mer programvare. Førtito av våre mekanikere har høyvoltsautorisasjon.',
    }),
    block('link-rows', {
      title: 'Priser',
      text: 'Med merverdiavgift, for de fleste modeller.',
      figurePlace: 'last',
      tone: 'stage',
      rows: [
        { title: 'Service, elbil', text: 'Bremsevæske, kupéfilter, 64 punkter', figure: 'fra 2 290 kr' },
        { title: 'Batteritest', text: 'Kapasitet, cellespenning, attest', figure: '890 kr' },
        { title: 'Rens av bremser', text: 'Elbiler bremser for lite med dem', figure: '1 490 kr' },
        { title: 'Kjølevæske, batteri', text: 'Hvert fjerde år på noen modeller', figure: 'fra 2 190 kr' },
      ],
    }),
    block('chart', {
      title: 'Etter åtte år er 13 prosent av batteriet borte',
      text: 'Tapt kapasitet, gjennomsnitt av 1 120 batteritester hos Solvik i 2025',
      points: [
        { x: 0, y: 0 },
        { x: 1, y: 3 },
        { x: 2, y: 5 },
        { x: 3, y: 6.4 },
        { x: 4, y: 7.6 },
        { x: 5, y: 8.8 },
        { x: 6, y: 10 },
        { x: 7, y: 11.4 },
        { x: 8, y: 12.7 },
        { x: 9, y: 14.1 },
        { x: 10, y: 15.6 },
      ],
      top: 20,
      ticks: [
        { x: 0, label: 'ny' },
        { x: 4, label: '4 år' },
        { x: 10, label: '10 år' },
      ],
      mark: { x: 8, value: '13 %', label: 'åtte år' },
      xTitle: 'Bilens alder, år',
      yTitle: 'Tapt kapasitet, prosent',
    }),
    block('rich-text', {
      title: 'Hva det betyr',
      body: toRichText(`
        Det meste forsvinner de to første årene. Deretter går det sakte. Garantien på batteriet gjelder som regel til 70
        prosent i åtte år, og vi har hittil hatt elleve biler under det.

        Skal du kjøpe brukt elbil et annet sted, så be om en batteritest først. Den koster 890 kroner og varer i førti
        minutter.
      `),
      width: 'beside heading',
    }),
  ],
});
