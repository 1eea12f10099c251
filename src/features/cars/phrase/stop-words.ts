import type { Language } from '../../../shared/sites/languages.ts';

/** Words that say nothing about a car: joined to others, or what every car is. Folded. */
const stopWords: Readonly<Record<Language, string>> = {
  sv: 'narheten av allt alla marken hela landet overallt ska vara bara ska fran runt ar far i pa med och eller en ett den det de som av for till fran vid hos at om nara kring inom jag vi vill ha soker sok soka letar efter kopa kop salu bil bilar bilen bilarna fordon lager modell modeller marke farg fargen drivmedel bransle vaxellada lada kaross typ fin fina bra kr ar har min mitt skulle garna finns mycket alla lite nagon endast enbart nagot',
  nb: 'naerheten av alt alle merker hele landet skal vaere i pa med og eller en et ei den det de som av for til fra ved hos om naer rundt jeg vi vil ha soker sok leter etter kjope kjop salgs salg bil biler bilen bilene kjoretoy lager modell modeller merke farge fargen drivstoff girkasse gir karosseri type billig billige fin fine bra kr ar har min mitt gjerne finnes alle kun bare noe',
  fi: 'kaikki muu muut olla saa ja tai on se ne joka jossa jolla kanssa varustettu varustettuna hae haen etsi etsin ostaa osta myydaan myytavana auto autot autoa autoja auton ajoneuvo malli mallia merkki vari varinen kayttovoima polttoaine vaihteisto kori tyyppi halpa halvat edullinen hyva siisti minun kaikki lahella vain ainoastaan jotain joku',
  sk: 'okoli vsetko vsetky ktore ktory ktora celom a aj alebo v vo na s so z zo k ku u pri do od je su ktory ktora ktore pre o hladam hladat kupim kupit predaj auto auta aut autom vozidlo vozidla voz znacka model farba farby palivo prevodovka prevodovkou karoseria typ  pekne dobre moje vsetky blizko kusov len iba nieco',
  en: 'anything any anywhere everything everywhere make makes be car s as well a an the and or of with w in at on for from to by near around that is are has have having i we want need looking search find buy sale car cars vehicle vehicles stock model models make colour color coloured fuel gearbox transmission body type style cheap cheapest nice good great best my any some all please finance one ones only something',
};

const wordSets = new Map(
  Object.entries(stopWords).map(([language, list]) => [language, new Set(list.split(' '))]),
);

export function isSmallWord(key: string, languages: readonly Language[]): boolean {
  return languages.some((language) => wordSets.get(language)?.has(key));
}
