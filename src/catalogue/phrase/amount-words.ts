import type { Language } from '../../sites/languages.ts';

/** What an amount is compared with, counted in or about; each word folded, several words as they are typed. */
export type AmountWords = {
  /** At most: 'under 200 000'. */
  max: readonly string[];
  /** At least: 'from 2021'. */
  min: readonly string[];
  /** More than that, so that a year begins with the next one: 'newer than 2020'. */
  above: readonly string[];
  /** Less than that: 'older than 2018'. */
  below: readonly string[];
  around: readonly string[];
  between: readonly string[];
  /** From one to the other: '2019 to 2022'. */
  to: readonly string[];
  /** Behind the number: '2021 or newer'. */
  orMore: readonly string[];
  orLess: readonly string[];
  thousand: readonly string[];
  perMonth: readonly string[];
  price: readonly string[];
  monthly: readonly string[];
  year: readonly string[];
  age: readonly string[];
  mileage: readonly string[];
  range: readonly string[];
  power: readonly string[];
  towing: readonly string[];
  seats: readonly string[];
  doors: readonly string[];
};

const sv: AmountWords = {
  max: words(
    'under, max, maximalt, maximum, max pris, maxpris, hogst, upp till, upp t, uppemot, till, inte over, som mest, as mest, billigare an, mindre an, lagre an, inom, budget, <, ≤',
  ),
  min: words('fran, fran och med, fr o m, from, minst, min, minimum, fran ca, >, ≥'),
  above: words('over, mer an, hogre an, dyrare an, nyare an, yngre an, efter, langre an'),
  below: words('fore, aldre an, innan'),
  around: words('runt, ca, cirka, omkring, kring, ungefar'),
  between: words('mellan'),
  to: words('till, och, t o m, -'),
  orMore: words(
    'eller nyare, och nyare, eller senare, och senare, och framat, och uppat, eller mer, eller fler, och over, plus, +',
  ),
  orLess: words('eller mindre, eller billigare, och under, och nedat, eller aldre, och aldre, eller lagre'),
  thousand: words('k, t, tusen, tkr, lax, laxar, papp, ton'),
  perMonth: words(
    'per manad, i manaden, manad, man, manaden, manadsvis, mnd, p m, pm, /man, /manad, /m, /mo, per man, i man, om manaden',
  ),
  price: words('pris, priser, prislapp, kostar, kosta, budget, kontantpris'),
  monthly: words('manadskostnad, manadspris, leasing, privatleasing, leasa, avbetalning, kostnad per manad'),
  year: words('arsmodell, arsmodeller, ar, arg, argang, modellar, registrerad'),
  age: words('ar gammal, ar gamla, ar, ars, aring, ar ung'),
  mileage: words('miltal, gatt, korda, kord, matarstallning'),
  range: words('rackvidd, rackvidden, langdrackvidd, elrackvidd'),
  power: words('effekt, motoreffekt, hastkrafter, styrka'),
  towing: words('dragvikt, drar, slapvagnsvikt, slapvikt'),
  seats: words('sits, sitsig, sitsiga, sitser, saten, sate, platser, sittplatser, stolar, personer, pers'),
  doors: words('dorrar, dorrars, dorrarna, dorrarsbil'),
};

const nb: AmountWords = {
  max: words(
    'under, maks, max, maksimalt, opp til, opptil, inntil, til, hoyst, ikke over, billigere enn, mindre enn, lavere enn, innenfor, budsjett, <, ≤',
  ),
  min: words('fra, fra og med, minst, min, minimum, >, ≥'),
  above: words('over, mer enn, hoyere enn, dyrere enn, nyere enn, yngre enn, etter, lengre enn'),
  below: words('for, eldre enn, innen'),
  around: words('rundt, ca, cirka, omkring, omtrent'),
  between: words('mellom'),
  to: words('til, og, -'),
  orMore: words(
    'eller nyere, og nyere, eller senere, og senere, og oppover, eller mer, eller flere, og over, pluss, +',
  ),
  orLess: words('eller mindre, eller billigere, og under, og nedover, eller eldre, og eldre'),
  thousand: words('k, t, tusen, lapper'),
  perMonth: words(
    'per maned, i maneden, i mnd, maned, maneden, mnd, mnden, manedlig, p m, pm, /mnd, /maned, /m, pr maned, pr mnd, per mnd',
  ),
  price: words('pris, priser, koster, koste, budsjett, kontantpris'),
  monthly: words('manedskostnad, manedspris, leasing, privatleasing, privatleie, lease'),
  year: words('arsmodell, ar, argang, modellar, arsm'),
  age: words('ar gammel, ar gamle, ar'),
  mileage: words('kilometerstand, km stand, kmstand, kjort, gatt'),
  range: words('rekkevidde, rekkevidden'),
  power: words('effekt, hestekrefter, motoreffekt'),
  towing: words('hengervekt, tilhengervekt, trekker, trekkevekt'),
  seats: words('seter, seters, seteres, sete, plasser, sitteplasser, personer, pers'),
  doors: words('dorer, dors, dorers, dor'),
};

const fi: AmountWords = {
  max: words(
    'alle, max, maks, maksimissaan, enintaan, korkeintaan, enint, asti, halvempi kuin, vahemman kuin, budjetti, <, ≤',
  ),
  min: words('vahintaan, alkaen, vah, min, minimi, lahtien, >, ≥'),
  above: words('yli, enemman kuin, kalliimpi kuin, uudempi kuin, uudemmat kuin, jalkeen'),
  below: words('ennen, vanhempi kuin, vanhemmat kuin'),
  around: words('noin, n, suunnilleen, n.'),
  between: words('valilta, valilla'),
  to: words('ja, -'),
  orMore: words(
    'tai uudempi, ja uudempi, tai uudemmat, ja uudemmat, tai enemman, alkaen, lahtien, ja yli, eteenpain, jalkeen, +',
  ),
  orLess: words('tai vahemman, tai halvempi, tai vanhempi, asti, ja alle'),
  thousand: words('k, t, tuhat, tuhatta, tonni, tonnia, tonnin, te, teur'),
  perMonth: words('kuukaudessa, kuussa, kuukausi, kk, /kk, /kuukausi, per kk, per kuukausi, kuukausittain'),
  price: words('hinta, hintaan, hintainen, maksaa, budjetti, kateishinta'),
  monthly: words(
    'kuukausiera, kuukausihinta, kuukausimaksu, kuukausikustannus, leasing, yksityisleasing, era',
  ),
  year: words('vuosimalli, vuosimallia, vuosi, vuodelta, vuodesta, vm, mallivuosi'),
  age: words('vuotta vanha, vuotta vanhat, vuotta, vuotias, vuotiaat, vuoden ikainen'),
  mileage: words('ajettu, ajettua, kilometrit, mittarilukema, mittarissa, ajomaara'),
  range: words('toimintamatka, toimintamatkaa, toimintasade, kantama, sahkokantama, range'),
  power: words('teho, tehoa, hevosvoimat'),
  towing: words('vetomassa, vetopaino, peravaunumassa'),
  seats: words('paikkainen, paikkaiset, paikkaista, paikkaa, istuinta, istumapaikkaa, hengen, hlo, henkiloa'),
  doors: words('ovea, ovinen, oviset, ovista, ovi, ov'),
};

const sk: AmountWords = {
  max: words(
    'do, pod, max, maximalne, najviac, nanajvys, lacnejsie ako, menej ako, lacnejsi ako, lacnejsie nez, rozpocet, <, ≤',
  ),
  min: words('od, aspon, minimalne, min, najmenej, >, ≥'),
  above: words(
    'nad, viac ako, drahsie ako, novsie ako, novsi ako, mladsie ako, mladsi ako, po, po roku, novsie nez',
  ),
  below: words('pred, starsie ako, starsi ako, pred rokom'),
  around: words('okolo, cca, priblizne, asi, zhruba'),
  between: words('medzi'),
  to: words('do, a, az, -'),
  orMore: words('a novsie, a novsi, alebo novsie, alebo novsi, a viac, alebo viac, a vyssie, +'),
  orLess: words('a menej, alebo menej, alebo lacnejsie, a starsie, alebo starsie'),
  thousand: words('k, tis, tisic, tisica, tisice, t'),
  perMonth: words('mesacne, za mesiac, na mesiac, mesiac, mes, /mes, /mesiac, per mesiac, splatka'),
  price: words('cena, cenu, cene, stoji, rozpocet'),
  monthly: words('splatka, splatky, mesacna splatka, leasing, lizing, operativny leasing'),
  year: words('rok, roku, rocnik, rok vyroby, r v, rv, modelovy rok'),
  age: words('rokov, roky, rocne, rokov stare, rocny'),
  mileage: words('najazdene, najazdenych, najazd, nabeh, tachometer'),
  range: words('dojazd, dojazdom, elektricky dojazd'),
  power: words('vykon, vykonom'),
  towing: words('tazna hmotnost, hmotnost privesu'),
  seats: words('miestne, miestny, miestna, miest, miesta, sedadiel, sedadla, osob, osoby'),
  doors: words('dveri, dverove, dverovy, dverova, dvere, dv'),
};

const en: AmountWords = {
  max: words(
    'under, max, maximum, up to, upto, below, less than, no more than, not over, at most, cheaper than, within, budget, lower than, sub, to, <, ≤',
  ),
  min: words('from, at least, min, minimum, starting at, since, >, ≥'),
  above: words('over, above, more than, newer than, later than, after, greater than, higher than'),
  below: words('before, older than, earlier than'),
  around: words('around, about, circa, approx, roughly, approximately'),
  between: words('between'),
  to: words('to, and, -'),
  orMore: words(
    'or newer, and newer, or later, and later, onwards, on, or more, and up, and over, plus, or above, +',
  ),
  orLess: words('or less, or under, or cheaper, and under, or older, and older, or below, or fewer'),
  thousand: words('k, thousand, grand, t'),
  perMonth: words(
    'per month, a month, month, monthly, pm, p m, pcm, /month, /m, /mo, /mth, each month, per calendar month, p/m',
  ),
  price: words('price, priced, cost, costs, costing, budget, price range, priced at'),
  monthly: words('monthly cost, monthly payment, payments, pcp, finance, lease, leasing'),
  year: words('year, reg, registered, model year'),
  age: words('years old, year old, yrs old, yr old, years, yrs'),
  mileage: words('mileage, driven, done, odometer'),
  range: words('range, electric range, battery range'),
  power: words('power, horsepower'),
  towing: words('towing capacity, towing weight, tows, towing, tow'),
  seats: words('seater, seaters, seats, seat, people, person, passengers'),
  doors: words('doors, door, dr, drs'),
};

export const amountWords: Readonly<Record<Language, AmountWords>> = { sv, nb, fi, sk, en };

function words(list: string): readonly string[] {
  return list.split(', ');
}
