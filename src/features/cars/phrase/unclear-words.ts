import type { Language } from '../../../shared/sites/languages.ts';
import { type PhraseMatcher, phraseMatcher } from './negation-words.ts';

type Words = Readonly<Record<Language, string>>;

/** What buyers give numbers of and the list has no filter for; folded. */
const measures: Words = {
  sv: 'forbrukning, bransleforbrukning, utslapp, co2, batteri, batteriet, batterikapacitet, bagage, bagageutrymme, bagagevolym, lastvolym, lastutrymme, lastvikt, skatt, fordonsskatt, forsakring, snabbladdning, laddning, laddeffekt, kontantinsats, handpenning, insats, garanti, ranta, effektiv ranta, motorvolym, cylindervolym, 0100, acceleration, restvarde, bindningstid, agare',
  nb: 'forbruk, drivstofforbruk, utslipp, co2, batteri, batteripakke, bagasjerom, bagasje, lasteplass, nyttelast, avgift, forsikring, hurtiglading, lading, ladeeffekt, egenkapital, egenandel, startleie, innskudd, garanti, rente, motorvolum, slagvolum, 0100, akselerasjon, restverdi, bindingstid, eiere',
  fi: 'kulutus, polttoaineenkulutus, paastot, co2, akku, akun koko, tavaratila, tavaratilaa, kuormatila, kantavuus, vero, ajoneuvovero, kayttovoimavero, vakuutus, pikalataus, lataus, latausteho, kasiraha, kasirahaa, kasirahan, takuu, takuuta, korko, iskutilavuus, moottoritilavuus, 0100, kiihtyvyys, omistajaa',
  sk: 'spotreba, spotrebou, emisie, co2, bateria, bateriou, kufor, kufra, objem kufra, batozinovy priestor, nosnost, dan, poistenie, rychlonabijanie, nabijanie, akontacia, akontacie, akontaciu, zaloha, zalohy, zaruka, zaruky, urok, uroku, navysenim, navysenie, objem, objem motora, zdvihovy objem, 0100, zrychlenie, majitelia',
  en: 'mpg, fuel consumption, consumption, economy, emissions, co2, battery, battery size, boot, boot capacity, boot volume, luggage, payload, load space, road tax, tax, ved, insurance, insurance group, fast charging, rapid charging, charging, charge speed, deposit, initial payment, initial rental, warranty, apr, interest, interest rate, engine size, 060, 062, acceleration, owners, previous owners, rental',
};

/** What such numbers are counted in, and nothing that has a filter is; folded, the same in all languages. */
const measureUnits =
  'mpg l litre litres liter litern liters litraa litran litrov litra litre ltr kwh wh sekunder sekund sek sekuntia sekunnin sekund sekundy seconds secs sec ccm cc cm3 cm mm g/km gkm l/100 l/100km l100km l100 l/mil lmil milen apr tum inch inches tuumaa palcov';

/** Where the visitor is, and what else no filter can express though no number is said. */
const whole: Words = {
  sv: 'nara mig, nara hem, i narheten av mig, i min narhet, dar jag bor, har i narheten, utan ranta, rantefritt',
  nb: 'naer meg, i naerheten av meg, der jeg bor, rentefritt',
  fi: 'lahella minua, lahellani, minua lahella, kotini lahella, koroton, korotta',
  sk: 'v mojom okoli, blizko mna, pri mne, s nulovym navysenim, nulove navysenie, bez navysenia',
  en: 'near me, nearby, close to me, around me, in my area, close to home, near here, close by, local to me, interest free, zero deposit',
};

/** Parts of a car: who says 'new tyres' or 'electric windows' says nothing about the car itself. */
const carParts: Words = {
  sv: 'dack dacken falg falgar hjul vinterdack sommardack fonsterhissar rutor hissar lyktor stralkastare helljus backspeglar speglar tak batteri bromsar kamrem koppling lack tatning inredning kladsel stolar saten ratt nycklar besiktning',
  nb: 'dekk felger felg hjul vinterdekk sommerdekk vinduer vindusheiser lys lykter frontlys speil tak batteri bremser registerreim clutch lakk interior seter stoler ratt nokler',
  fi: 'renkaat rengas renkailla vanteet vanne ikkunat ikkunannostimet valot ajovalot peilit katto akku jarrut jakohihna kytkin maali sisusta penkit istuimet ratti avaimet katsastus',
  sk: 'pneumatiky pneumatikami disky disk kolesa okna okien svetla svetlami svetlomety zrkadla strecha bateria brzdy rozvody spojka lak interier sedadla volant kluce stk ek',
  en: 'tyres tyre wheels wheel alloys windows window headlights headlight lights light mirrors mirror roof battery brakes cambelt clutch paint interior upholstery seats seat trim keys mot doors handbrake',
};

const financeWords = 'finance finans finansiering finansiering rahoitus financovanie leasing lease';

export type UnclearWords = {
  measure: PhraseMatcher;
  isMeasureUnit: (key: string) => boolean;
  whole: PhraseMatcher;
  isCarPart: (key: string) => boolean;
  isFinance: (key: string) => boolean;
};

const units = new Set(measureUnits.split(' '));
const finance = new Set(financeWords.split(' '));
const compiled = new Map<string, UnclearWords>();

export function unclearWords(languages: readonly Language[]): UnclearWords {
  const id = languages.join(' ');
  const parts = new Set(languages.flatMap((language) => carParts[language].split(' ')));
  const known = compiled.get(id) ?? {
    measure: phraseMatcher(languages.map((language) => measures[language])),
    isMeasureUnit: (key: string) => units.has(key),
    whole: phraseMatcher(languages.map((language) => whole[language])),
    isCarPart: (key: string) => parts.has(key),
    isFinance: (key: string) => finance.has(key),
  };
  compiled.set(id, known);
  return known;
}
