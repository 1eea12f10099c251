import { block, type DemoPage, link } from '../../site-builder.ts';
import { toRichText } from '../../to-rich-text.ts';
import { e4, e6, e18AndE20, inTown } from './places.sv.ts';

export const find: DemoPage = {
  id: 'find',
  language: 'sv',
  path: '/hitta-laddare',
  name: 'Hitta laddare',
  fields: {
    metaTitle: 'Hitta laddare: karta över 736 laddstationer',
    navTitle: 'Hitta laddare',
    metaDescription:
      'Våra 29 platser och 700 till hos partner i Sverige och Norge. Effekt, uttag, adress och vägen dit.',
    order: 1,
  },
  main: [
    block('locator', {
      source: 'chargers',
      panelTitle: 'Hitta laddare',
      defaultLatitude: 59.7,
      defaultLongitude: 16.4,
      defaultZoomLevel: 6.6,
      searchResultDistanceThreshold: 16,
      searchPlaceholder: 'Ort eller postnummer',
      nearMePanelText: 'Nära mig',
      nearMeMapText: 'Visa nära mig',
      panelTabTitle: 'Lista',
      mapTabTitle: 'Karta',
      showMoreLabel: 'Visa fler',
      currentlyShowingText: 'Visar {shown} av {total}',
      noDealersText: 'Vi når inte listan just nu. Ring 010-550 01 61, så hittar vi en stolpe åt dig.',
      findUsText: 'Vägbeskrivning',
      markerPreviewShowMoreText: 'Visa mer',
    }),
    block('rich-text', {
      title: 'Tjugonio av dem är våra.',
      lead: '212 laddare, ordnade efter väg, söderifrån. Effekten är den högsta en bil kan få; två bilar på samma stolpe delar. Hos våra partner gäller samma kort och samma kvitto.',
    }),
    block('link-rows', {
      title: 'E6',
      titleSize: 'large',
      text: 'Malmö till norska gränsen. Sjuttioåtta laddare på nio platser.',
      rows: e6,
    }),
    block('link-rows', {
      title: 'E4',
      titleSize: 'large',
      text: 'Ljungby till Sundsvall. Åttiotvå laddare på elva platser.',
      rows: e4,
    }),
    block('link-rows', {
      title: 'E18 och E20',
      titleSize: 'large',
      text: 'På tvären. Trettiofyra laddare på sex platser.',
      rows: e18AndE20,
    }),
    block('link-rows', {
      title: 'I stan',
      titleSize: 'large',
      text: 'Långsam laddning där man ändå står. Arton laddare på tre platser.',
      rows: inTown,
    }),
    block('rich-text', {
      title: 'På alla platser',
      width: 'beside heading',
      body: toRichText(`
        Belysning hela natten, tak över de flesta stolparna och asfalt som plogas före klockan sex. Kabeln sitter fast och är fem meter lång.

        Minst en plats är bred nog för rullstol, och minst en går att köra rakt igenom med släp. Betalterminalen sitter på en höjd som går att nå sittande.

        Saknar du en plats? Skriv var till [hej@strom.example](mailto:hej@strom.example). Björkvik kom till så.
      `),
    }),
    block('call-panel', {
      title: 'Står du där nu?',
      text: 'Ring. Vi ser stolpen härifrån och kan starta den, stoppa den eller släppa kabeln.',
      link: link('tel:+46105500161', '010-550 01 61'),
      tone: 'brand',
    }),
  ],
};
