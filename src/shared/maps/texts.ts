import { inAllLanguages } from '../sites/in-all-languages.ts';

export const mapsDictionary = inAllLanguages({
  sv: {
    mapLabel: 'Karta',
    mapZoomIn: 'Zooma in',
    mapZoomOut: 'Zooma ut',
    mapUnavailable: 'Kartan kan inte visas just nu. Allt annat på sidan fungerar som vanligt.',
    mapCluster: '{count} platser. Zooma in',
    mapClose: 'Stäng',
    mapDirections: 'Vägbeskrivning',
  },
  nb: {
    mapLabel: 'Kart',
    mapZoomIn: 'Zoom inn',
    mapZoomOut: 'Zoom ut',
    mapUnavailable: 'Kartet kan ikke vises akkurat nå. Resten av siden fungerer som vanlig.',
    mapCluster: '{count} steder. Zoom inn',
    mapClose: 'Lukk',
    mapDirections: 'Veibeskrivelse',
  },
  en: {
    mapLabel: 'Map',
    mapZoomIn: 'Zoom in',
    mapZoomOut: 'Zoom out',
    mapUnavailable: 'The map can’t be shown right now. Everything else on the page works as usual.',
    mapCluster: '{count} places. Zoom in',
    mapClose: 'Close',
    mapDirections: 'Directions',
  },
  fi: {
    mapLabel: 'Kartta',
    mapZoomIn: 'Lähennä',
    mapZoomOut: 'Loitonna',
    mapUnavailable: 'Karttaa ei voida näyttää juuri nyt. Muu sivu toimii tavalliseen tapaan.',
    mapCluster: '{count} kohdetta. Lähennä',
    mapClose: 'Sulje',
    mapDirections: 'Reittiohjeet',
  },
  sk: {
    mapLabel: 'Mapa',
    mapZoomIn: 'Priblížiť',
    mapZoomOut: 'Oddialiť',
    mapUnavailable: 'Mapu teraz nemožno zobraziť. Zvyšok stránky funguje ako zvyčajne.',
    mapCluster: 'Miesta: {count}. Priblížiť',
    mapClose: 'Zavrieť',
    mapDirections: 'Trasa',
  },
});

declare module '../sites/dictionary.ts' {
  interface TextRegistry extends TextsOf<typeof mapsDictionary> {}
}
