import type { TextsOf } from '../../../shared/sites/dictionary.ts';
import { inAllLanguages } from '../../../shared/sites/in-all-languages.ts';

export const kitPageDictionary = inAllLanguages({
  fi: {
    kitPageSummary: '{kit}, {price}. Laatikossa {parts}.',
    kitPageVat: 'Sisältää arvonlisäveron',
    kitPageFits: 'Sopii näihin autoihin',
    kitPageFitsText: 'Etsi oma moottorisi ja vuosimallisi. Jos olet epävarma, soita, niin tarkistamme.',
    kitPageTypes: '{count, plural, one {# tyyppi} other {# tyyppiä}}',
    kitPageRelated: 'Samasta tuoteryhmästä',
    kitPageMissing: 'Tätä settiä ei enää myydä',
    kitPageMissingText: 'Se on loppunut tai korvattu uudella. Näistä voi löytyä oikea.',
    kitPageAll: 'Kaikki setit',
    kitPagePicture: '{kit}: laatikon osat vierekkäin',
  },
  sv: {
    kitPageSummary: '{kit}, {price}. I lådan: {parts}.',
    kitPageVat: 'Inklusive moms',
    kitPageFits: 'Passar de här bilarna',
    kitPageFitsText: 'Leta upp din motor och årsmodell. Är du osäker, ring så kontrollerar vi.',
    kitPageTypes: '{count, plural, one {# typ} other {# typer}}',
    kitPageRelated: 'Ur samma kategori',
    kitPageMissing: 'Det här paketet säljs inte längre',
    kitPageMissingText: 'Det är slut eller har ersatts av ett nytt. Något av de här kan vara rätt.',
    kitPageAll: 'Alla paket',
    kitPagePicture: '{kit}: lådans delar bredvid varandra',
  },
  nb: {
    kitPageSummary: '{kit}, {price}. I esken: {parts}.',
    kitPageVat: 'Inkludert merverdiavgift',
    kitPageFits: 'Passer disse bilene',
    kitPageFitsText: 'Finn motoren og årsmodellen din. Er du usikker, ring, så sjekker vi.',
    kitPageTypes: '{count, plural, one {# type} other {# typer}}',
    kitPageRelated: 'Fra samme kategori',
    kitPageMissing: 'Dette settet selges ikke lenger',
    kitPageMissingText: 'Det er utsolgt eller erstattet av et nytt. Et av disse kan være riktig.',
    kitPageAll: 'Alle sett',
    kitPagePicture: '{kit}: delene i esken ved siden av hverandre',
  },
  en: {
    kitPageSummary: '{kit}, {price}. In the box: {parts}.',
    kitPageVat: 'Including VAT',
    kitPageFits: 'Fits these cars',
    kitPageFitsText: 'Look for your engine and model year. If you are not sure, call us and we will check.',
    kitPageTypes: '{count, plural, one {# type} other {# types}}',
    kitPageRelated: 'From the same category',
    kitPageMissing: 'This kit is no longer sold',
    kitPageMissingText: 'It has run out or was replaced by a new one. One of these may be right.',
    kitPageAll: 'All kits',
    kitPagePicture: '{kit}: the parts of the box side by side',
  },
  sk: {
    kitPageSummary: '{kit}, {price}. V balení: {parts}.',
    kitPageVat: 'Vrátane DPH',
    kitPageFits: 'Hodí sa do týchto áut',
    kitPageFitsText: 'Vyhľadajte svoj motor a rok výroby. Ak si nie ste istí, zavolajte a overíme to.',
    kitPageTypes: '{count, plural, one {# typ} few {# typy} other {# typov}}',
    kitPageRelated: 'Z rovnakej kategórie',
    kitPageMissing: 'Táto súprava sa už nepredáva',
    kitPageMissingText: 'Vypredala sa alebo ju nahradila nová. Niektorá z týchto môže byť správna.',
    kitPageAll: 'Všetky súpravy',
    kitPagePicture: '{kit}: diely z balenia vedľa seba',
  },
});

declare module '../../../shared/sites/dictionary.ts' {
  interface TextRegistry extends TextsOf<typeof kitPageDictionary> {}
}
