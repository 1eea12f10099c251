import type { Language } from '../../../shared/sites/languages.ts';

/** What an amount is compared with, counted in or about; each word folded, several words as they are typed. */
export type AmountWords = {
  /** At most: 'under 200 000'. */
  max: readonly string[];
  /** At least: 'from 2021'. */
  min: readonly string[];
  /** More than that, so that a year begins with the next one: 'newer than 2020'. */
  above: readonly string[];
  /** Less than that: 'before 2018'. */
  below: readonly string[];
  /** Of a year more, of an age less: 'newer than 2020', 'younger than 3 years'. */
  newer: readonly string[];
  older: readonly string[];
  around: readonly string[];
  between: readonly string[];
  /** From one to the other: '2019 to 2022'. */
  to: readonly string[];
  /** Behind the number: '2021 or newer'. */
  orMore: readonly string[];
  orLess: readonly string[];
  orNewer: readonly string[];
  orOlder: readonly string[];
  /** Behind the number it is compared with: '2018 vanhempia' are older than that. */
  newerBehind: readonly string[];
  olderBehind: readonly string[];
  /** Behind the number, and no number behind it: 'five years old max'. */
  maxBehind: readonly string[];
  /** An age of one without a number: 'rok'. */
  oneYear: readonly string[];
  thousand: readonly string[];
  perMonth: readonly string[];
  price: readonly string[];
  monthly: readonly string[];
  /** What a car is leased for: an amount a month of that offer. */
  privateLeasing: readonly string[];
  companyLeasing: readonly string[];
  /** Either of both. */
  leasing: readonly string[];
  year: readonly string[];
  /** Behind the number: '2017 års modell'. */
  yearBehind: readonly string[];
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
    'under, max, maximalt, maximum, max pris, maxpris, hogst, upp till, upp t, uppemot, till, inte over, som mest, as mest, billigare an, mindre an, lagre an, inom, budget, senast, utan att betala mer an, som mest, <, ≤',
  ),
  min: words('fran, fran och med, fr o m, from, minst, min, minimum, fran ca, tidigast, >, ≥'),
  above: words('over, mer an, hogre an, dyrare an, efter, langre an'),
  below: words('fore, innan'),
  newer: words('nyare an, yngre an, fran de senaste, de senaste, senaste'),
  older: words('aldre an'),
  around: words('runt, ca, cirka, omkring, kring, ungefar'),
  between: words('mellan'),
  to: words('till, och, t o m, -'),
  orMore: words('eller senare, och senare, och framat, och uppat, eller mer, eller fler, och over, plus, +'),
  orLess: words('eller mindre, eller billigare, och under, och nedat, eller lagre'),
  orNewer: words('eller nyare, och nyare, eller yngre, och yngre'),
  orOlder: words('eller aldre, och aldre'),
  newerBehind: [],
  olderBehind: [],
  maxBehind: words('max, hogst, som mest'),
  oneYear: words('ars'),
  thousand: words('k, t, tusen, tkr, lax, laxar, papp, ton'),
  perMonth: words(
    'per manad, i manaden, manad, man, manaden, manadsvis, mnd, p m, pm, /man, /manad, /m, /mo, per man, i man, om manaden',
  ),
  price: words('pris, priser, prislapp, kostar, kosta, budget, kontantpris'),
  monthly: words(
    'manadskostnad, manadspris, avbetalning, kostnad per manad, lan, lanet, billan, manadskostnad lan, pa avbetalning',
  ),
  privateLeasing: words('privatleasing, privatleasa, privatleasad'),
  companyLeasing: words('foretagsleasing, foretagsleasa, tjanstebil, formansbil'),
  leasing: words('leasing, leasa, leasingbil'),
  year: words('arsmodell, arsmodeller, ar, arg, argang, modellar, registrerad'),
  yearBehind: words('ars modell, arsmodell, modell'),
  age: words('ar gammal, ar gamla, ar gammalt, ar, aren, aring, ar ung'),
  mileage: words('miltal, gatt, korda, kord, korts, matarstallning'),
  range: words('rackvidd, rackvidden, rackvidd pa, en rackvidd pa, langdrackvidd, elrackvidd'),
  power: words('effekt, motoreffekt, hastkrafter, styrka'),
  towing: words('dragvikt, drar, far dra, kan dra, slapvagnsvikt, slapvikt'),
  seats: words('sits, sitsig, sitsiga, sitser, saten, sate, platser, sittplatser, stolar, personer, pers'),
  doors: words('dorrar, dorrars, dorrarna, dorrarsbil'),
};

const nb: AmountWords = {
  max: words(
    'under, maks, max, maksimalt, opp til, opptil, inntil, til, hoyst, ikke over, billigere enn, mindre enn, lavere enn, innenfor, budsjett, senest, <, ≤',
  ),
  min: words('fra, fra og med, minst, min, minimum, tidligst, >, ≥'),
  above: words('over, mer enn, hoyere enn, dyrere enn, etter, lengre enn'),
  below: words('for, innen'),
  newer: words('nyere enn, yngre enn, de siste, siste'),
  older: words('eldre enn'),
  around: words('rundt, ca, cirka, omkring, omtrent'),
  between: words('mellom'),
  to: words('til, og, -'),
  orMore: words('eller senere, og senere, og oppover, eller mer, eller flere, og over, pluss, +'),
  orLess: words('eller mindre, eller billigere, og under, og nedover'),
  orNewer: words('eller nyere, og nyere, eller yngre'),
  orOlder: words('eller eldre, og eldre'),
  newerBehind: [],
  olderBehind: [],
  maxBehind: words('maks, max'),
  oneYear: [],
  thousand: words('k, t, tusen, lapper'),
  perMonth: words(
    'per maned, i maneden, i mnd, maned, maneden, mnd, mnden, manedlig, p m, pm, /mnd, /maned, /m, pr maned, pr mnd, per mnd',
  ),
  price: words('pris, priser, koster, koste, budsjett, kontantpris'),
  monthly: words('manedskostnad, manedspris, billan, lan, avbetaling'),
  privateLeasing: words('privatleasing, privatleie, privatlease'),
  companyLeasing: words('bedriftsleasing, firmaleasing, firmabil'),
  leasing: words('leasing, lease'),
  year: words('arsmodell, ar, argang, modellar, arsm'),
  yearBehind: words('arsmodell, modell'),
  age: words('ar gammel, ar gamle, ar'),
  mileage: words('kilometerstand, km stand, kmstand, kjort, gatt, kjorte'),
  range: words('rekkevidde, rekkevidden, rekkevidde pa, en rekkevidde pa'),
  power: words('effekt, hestekrefter, motoreffekt'),
  towing: words('hengervekt, tilhengervekt, kan trekke, trekker, trekkevekt'),
  seats: words('seter, seters, seteres, sete, plasser, sitteplasser, personer, pers'),
  doors: words('dorer, dors, dorers, dor'),
};

const fi: AmountWords = {
  max: words(
    'alle, max, maks, maksimissaan, enintaan, korkeintaan, enint, asti, halvempi kuin, vahemman kuin, budjetti, <, ≤',
  ),
  min: words('vahintaan, alkaen, vah, min, minimi, lahtien, >, ≥'),
  above: words('yli, enemman kuin, kalliimpi kuin, jalkeen'),
  below: words('ennen'),
  newer: words('uudempi kuin, uudemmat kuin, uudempia kuin, nuorempi kuin, viimeiset, viimeisten'),
  older: words('vanhempi kuin, vanhemmat kuin, vanhempia kuin'),
  around: words('noin, n, suunnilleen, n.'),
  between: words('valilta, valilla'),
  to: words('ja, -'),
  orMore: words('tai enemman, alkaen, lahtien, ja yli, eteenpain, jalkeen, +'),
  orLess: words('tai vahemman, tai halvempi, asti, ja alle'),
  orNewer: words('tai uudempi, ja uudempi, tai uudemmat, ja uudemmat, tai nuorempi'),
  orOlder: words('tai vanhempi, ja vanhempi, tai vanhemmat'),
  newerBehind: words('uudempia, uudempi, uudemmat'),
  olderBehind: words('vanhempia, vanhempi, vanhemmat'),
  maxBehind: words('max, maks, enintaan, korkeintaan'),
  oneYear: words('vuoden vanha, vuoden ikainen'),
  thousand: words('k, t, tuhat, tuhatta, tonni, tonnia, tonnin, te, teur'),
  perMonth: words('kuukaudessa, kuussa, kuukausi, kk, /kk, /kuukausi, per kk, per kuukausi, kuukausittain'),
  price: words('hinta, hintaan, hintainen, maksaa, budjetti, kateishinta'),
  monthly: words(
    'kuukausiera, kuukausihinta, kuukausimaksu, kuukausikustannus, era, osamaksu, osamaksulla, rahoitus, rahoituksella, laina, lainalla',
  ),
  privateLeasing: words('yksityisleasing, yksityisleasingilla'),
  companyLeasing: words('yritysleasing, tyosuhdeauto'),
  leasing: words('leasing, leasingilla, leasingauto'),
  year: words('vuosimalli, vuosimallia, vuosi, vuodelta, vuodesta, vm, mallivuosi'),
  yearBehind: words('mallia, vuosimalli, vuosimallia'),
  age: words('vuotta vanha, vuotta vanhat, vuotta, vuotias, vuotiaat, vuotiaita, vuoden ikainen'),
  mileage: words('ajettu, ajettua, kilometrit, mittarilukema, mittarissa, ajomaara'),
  range: words('toimintamatka, toimintamatkaa, toimintasade, kantama, sahkokantama, range'),
  power: words('teho, tehoa, hevosvoimat'),
  towing: words('vetaa, vetokyky, vetomassa, vetopaino, peravaunumassa'),
  seats: words('paikkainen, paikkaiset, paikkaista, paikkaa, istuinta, istumapaikkaa, hengen, hlo, henkiloa'),
  doors: words('ovea, ovinen, oviset, ovista, ovi, ov'),
};

const sk: AmountWords = {
  max: words(
    'do, pod, max, maximalne, najviac, nanajvys, lacnejsie ako, menej ako, lacnejsi ako, lacnejsie nez, rozpocet, <, ≤',
  ),
  min: words('od, aspon, minimalne, min, najmenej, >, ≥'),
  above: words('nad, viac ako, drahsie ako, po, po roku'),
  below: words('pred, pred rokom'),
  newer: words(
    'novsie ako, novsi ako, novsia ako, mladsie ako, mladsi ako, mladsia ako, novsie nez, mladsie nez, posledne, poslednych',
  ),
  older: words('starsie ako, starsi ako, starsia ako, starsie nez'),
  around: words('okolo, cca, priblizne, asi, zhruba'),
  between: words('medzi'),
  to: words('do, a, az, -'),
  orMore: words('a viac, alebo viac, a vyssie, +'),
  orLess: words('a menej, alebo menej, alebo lacnejsie'),
  orNewer: words('a novsie, a novsi, alebo novsie, alebo novsi, a mladsie, alebo mladsie'),
  orOlder: words('a starsie, alebo starsie, a starsi, alebo starsi'),
  newerBehind: [],
  olderBehind: [],
  maxBehind: words('max, maximalne'),
  oneYear: words('rok stare, rok stary, rok stara, rok'),
  thousand: words('k, tis, tisic, tisica, tisice, t'),
  perMonth: words('mesacne, za mesiac, na mesiac, mesiac, mes, /mes, /mesiac, per mesiac, splatka'),
  price: words('cena, cenu, cene, stoji, rozpocet'),
  monthly: words('splatka, splatky, na splatky, mesacna splatka, uver, na uver'),
  privateLeasing: words(
    'operativny leasing, operativny lizing, sukromny lizing, sukromny leasing, na operativny leasing, na operativny lizing',
  ),
  companyLeasing: words('firemny lizing, firemny leasing'),
  leasing: words('leasing, lizing, na leasing, na lizing'),
  year: words('rok, roku, rocnik, rok vyroby, r v, rv, modelovy rok'),
  yearBehind: words('rocnik'),
  age: words('rokov, roky, rocne, rokov stare, rokov stary, roky stare, roky stary, rocny, rocna'),
  mileage: words('najazdene, najazdenych, najazd, nabeh, tachometer'),
  range: words('dojazd, dojazdom, elektricky dojazd'),
  power: words('vykon, vykonom'),
  towing: words('utiahne, odtiahne, tazna hmotnost, hmotnost privesu'),
  seats: words('miestne, miestny, miestna, miest, miesta, sedadiel, sedadla, osob, osoby'),
  doors: words('dveri, dverove, dverovy, dverova, dvere, dv'),
};

const en: AmountWords = {
  max: words(
    'under, max, maximum, up to, upto, below, less than, fewer than, no more than, not over, without paying more than, at most, cheaper than, within, budget, lower than, sub, to, <, ≤',
  ),
  min: words('from, at least, min, minimum, starting at, since, >, ≥'),
  above: words('over, above, more than, later than, after, greater than, higher than'),
  below: words('before, earlier than'),
  newer: words('newer than, younger than, from the last, in the last, within the last, the last, last'),
  older: words('older than'),
  around: words('around, about, circa, approx, roughly, approximately'),
  between: words('between'),
  to: words('to, and, -'),
  orMore: words('or later, and later, onwards, on, or more, and up, and over, plus, or above, +'),
  orLess: words('or less, or under, or cheaper, and under, or below, or fewer'),
  orNewer: words('or newer, and newer, or younger'),
  orOlder: words('or older, and older'),
  newerBehind: [],
  olderBehind: [],
  maxBehind: words('max, maximum, at most, tops'),
  oneYear: [],
  thousand: words('k, thousand, grand, t'),
  perMonth: words(
    'per month, a month, month, monthly, pm, p m, pcm, /month, /m, /mo, /mth, each month, per calendar month, p/m',
  ),
  price: words('price, priced, cost, costs, costing, budget, price range, priced at'),
  monthly: words(
    'monthly cost, monthly payment, monthly payments, payments, pcp, on pcp, finance, on finance, loan',
  ),
  privateLeasing: words(
    'personal lease, personal leasing, private lease, private leasing, personal contract hire, contract hire, pch',
  ),
  companyLeasing: words(
    'business lease, business leasing, company leasing, company lease, company car, business contract hire, bch',
  ),
  leasing: words('lease, leasing'),
  year: words('year, reg, registered, model year'),
  yearBehind: words('model year'),
  age: words('years old, year old, yrs old, yr old, years, yrs'),
  mileage: words('mileage, driven, done, odometer, on the clock'),
  range: words('range, range of, a range of, electric range, battery range'),
  power: words('power, horsepower'),
  towing: words('towing capacity, towing weight, tows, towing, tow'),
  seats: words('seater, seaters, seats, seat, people, person, passengers'),
  doors: words('doors, door, dr, drs'),
};

export const amountWords: Readonly<Record<Language, AmountWords>> = { sv, nb, fi, sk, en };

function words(list: string): readonly string[] {
  return list.split(', ');
}
