import type { TextsOf } from '../sites/dictionary.ts';
import { inAllLanguages } from '../sites/in-all-languages.ts';

export const placeDictionary = inAllLanguages({
  sv: {
    placeNearMe: 'Nära mig',
    placeLocating: 'Hämtar din plats',
    placeYourPosition: 'Din plats',
    placeClear: 'Rensa',
    placeSuggestions: 'Förslag',
    placeSuggestionCount: '{count, plural, =0 {Inga förslag} one {# förslag} other {# förslag}}',
    placeNotFound: 'Vi hittar ingen plats som heter ”{text}”. Prova en ort eller ett postnummer.',
    placeGuessed: 'Ingen plats heter ”{text}”. Vi visar {place}.',
    placeUnavailable: 'Platssökningen svarar inte just nu. Försök igen om en stund.',
  },
  nb: {
    placeNearMe: 'Nær meg',
    placeLocating: 'Henter posisjonen din',
    placeYourPosition: 'Din posisjon',
    placeClear: 'Tøm',
    placeSuggestions: 'Forslag',
    placeSuggestionCount: '{count, plural, =0 {Ingen forslag} one {# forslag} other {# forslag}}',
    placeNotFound: 'Vi finner ikke noe sted som heter «{text}». Prøv et stedsnavn eller et postnummer.',
    placeGuessed: 'Vi kjenner ikke noe sted som heter «{text}». Vi viser {place}.',
    placeUnavailable: 'Stedssøket svarer ikke akkurat nå. Prøv igjen om litt.',
  },
  en: {
    placeNearMe: 'Near me',
    placeLocating: 'Finding your location',
    placeYourPosition: 'Your location',
    placeClear: 'Clear',
    placeSuggestions: 'Suggestions',
    placeSuggestionCount: '{count, plural, =0 {No suggestions} one {# suggestion} other {# suggestions}}',
    placeNotFound: 'We can’t find a place called ‘{text}’. Try a town or a postcode.',
    placeGuessed: 'No place is called ‘{text}’. Showing {place}.',
    placeUnavailable: 'The place search isn’t responding just now. Try again in a moment.',
  },
  fi: {
    placeNearMe: 'Lähellä minua',
    placeLocating: 'Haetaan sijaintiasi',
    placeYourPosition: 'Sijaintisi',
    placeClear: 'Tyhjennä',
    placeSuggestions: 'Ehdotukset',
    placeSuggestionCount: '{count, plural, =0 {Ei ehdotuksia} one {# ehdotus} other {# ehdotusta}}',
    placeNotFound: 'Paikkaa ”{text}” ei löydy. Kokeile paikkakuntaa tai postinumeroa.',
    placeGuessed: 'Paikkaa ”{text}” ei ole. Näytetään {place}.',
    placeUnavailable: 'Paikkahaku ei vastaa juuri nyt. Yritä hetken päästä uudelleen.',
  },
  sk: {
    placeNearMe: 'V mojom okolí',
    placeLocating: 'Zisťujeme vašu polohu',
    placeYourPosition: 'Vaša poloha',
    placeClear: 'Vymazať',
    placeSuggestions: 'Návrhy',
    placeSuggestionCount:
      '{count, plural, =0 {Žiadne návrhy} one {# návrh} few {# návrhy} other {# návrhov}}',
    placeNotFound: 'Miesto „{text}“ sme nenašli. Skúste obec alebo PSČ.',
    placeGuessed: 'Miesto „{text}“ nepoznáme. Zobrazujeme: {place}.',
    placeUnavailable: 'Vyhľadávanie miest teraz neodpovedá. Skúste to o chvíľu znova.',
  },
});

export type PlaceTextKey = keyof (typeof placeDictionary)['sv'];

/** Looks the field's texts up; the site's own `Texts` is one. */
export type PlaceTexts = (key: PlaceTextKey, values?: Record<string, string | number>) => string;

/** The keys of the texts that `PlaceInput` needs in the browser. */
export const placeTextKeys = Object.keys(placeDictionary.sv) as readonly PlaceTextKey[];

declare module '../sites/dictionary.ts' {
  interface TextRegistry extends TextsOf<typeof placeDictionary> {}
}
