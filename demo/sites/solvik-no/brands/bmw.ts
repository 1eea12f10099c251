import type { Brand } from './brand.ts';

export const bmw: Brand = {
  slug: 'bmw',
  name: 'BMW',
  logo: 'BMW',
  design: 'bmw',
  line: 'Åtte hundre kilometer. Så kan du ta pause.',
  lead: 'Fire elektriske modeller som tåler norsk vinter, og folk som har kjørt dem i den.',
  why: `
    **Firehjulsdrift** er standard eller mulig på alt vi selger. xDrive merker glatt før du gjør det.

    **Varmepumpe** følger med på alle elektriske. Batteriet forvarmes når du legger inn en lader i navigasjonen.

    **Hengerfeste** kan bestilles på alle fire. Hvor mye de trekker, står på hver modellside.
  `,
  models: [
    {
      slug: 'ix3',
      name: 'iX3',
      pictured: 'BMW iX3',
      paint: 'blue',
      stage: 'pictures/stages/suv-slim-led-blue-side',
      line: 'Oslo–Trondheim uten å se på ladeprosenten.',
      lead: 'Den første BMW-en i en ny generasjon: større batteri, raskere lading og en lang skjerm under frontruten.',
      figures: [
        ['Rekkevidde, WLTP', '805 km'],
        ['10–80 prosent', '21 min'],
        ['Bagasjerom', '520 l'],
        ['Hengervekt', '2 000 kg'],
      ],
      variants: [['50 xDrive', '345 kW, firehjulsdrift, 400 kW lading', 709_900]],
      words: `
        **Om vinteren** regner vi med 600 kilometer ved minus ti. Vi kjørte Drammen–Oppdal i januar på ett batteri, med
        varme i setene og fire om bord.

        **Lading.** 400 kilowatt finnes det ikke mange stolper for ennå. På en vanlig hurtiglader tar 10–80 omtrent en
        halvtime.

        **Det vi savner:** en knapp for varme i bakruten. Den ligger i skjermen.
      `,
    },
    {
      slug: 'i4',
      name: 'i4',
      pictured: 'BMW i4',
      paint: 'navy',
      stage: 'pictures/stages/saloon-slim-led-navy-side',
      line: 'Fem dører under et coupétak.',
      lead: 'Lavere enn en SUV, stillere enn de fleste, og med bakluke som åpner helt opp.',
      figures: [
        ['Rekkevidde, WLTP', '483–590 km'],
        ['10–80 prosent', '31 min'],
        ['Bagasjerom', '470 l'],
        ['Hengervekt', '1 600 kg'],
      ],
      variants: [
        ['eDrive35', '210 kW, bakhjulsdrift', 549_900],
        ['eDrive40', '250 kW, bakhjulsdrift', 597_900],
        ['xDrive40', '295 kW, firehjulsdrift', 654_900],
      ],
      words: `
        **Velg xDrive** hvis du bor i bakke. Bakhjulsdrift går overraskende godt på gode dekk, men ikke opp til hytta etter
        snøfall.

        **Bakkeklaringen** er 125 millimeter. Det holder på brøytet vei, ikke på ubrøytet.

        **Baksetet** passer to voksne og et barn som ikke klager.
      `,
    },
    {
      slug: 'i5-touring',
      name: 'i5 Touring',
      pictured: 'BMW i5 Touring',
      paint: 'green',
      stage: 'pictures/stages/estate-wide-grille-green-side',
      line: 'Stasjonsvogna er ikke død. Den er bare stille.',
      lead: 'For dem som har hund, ski og en arbeidsgiver med bilordning.',
      figures: [
        ['Rekkevidde, WLTP', '533–560 km'],
        ['10–80 prosent', '30 min'],
        ['Bagasjerom', '570 l'],
        ['Hengervekt', '2 000 kg'],
      ],
      variants: [
        ['eDrive40', '250 kW, bakhjulsdrift', 787_900],
        ['xDrive40', '290 kW, firehjulsdrift', 834_900],
      ],
      words: `
        **Bagasjerommet** er 113 centimeter dypt. To par ski går inn på skrå, tre med baksetet delt.

        **Luftfjæring bak** er standard. Bilen står rett også med henger.

        **Rekkevidde med takboks:** trekk fra 15 prosent. Vi har målt.
      `,
    },
    {
      slug: 'ix1',
      name: 'iX1',
      pictured: 'BMW iX1',
      paint: 'silver',
      stage: 'pictures/stages/suv-wide-grille-silver-side',
      line: 'Den minste med mest i.',
      lead: 'Passer i en bygård, kommer opp til hytta, koster ikke en leilighet.',
      figures: [
        ['Rekkevidde, WLTP', '440–475 km'],
        ['10–80 prosent', '29 min'],
        ['Bagasjerom', '490 l'],
        ['Hengervekt', '1 200 kg'],
      ],
      variants: [
        ['eDrive20', '150 kW, forhjulsdrift', 511_900],
        ['xDrive30', '230 kW, firehjulsdrift', 559_900],
      ],
      words: `
        **Bestselgeren vår** tre år på rad. Halvparten går til folk som hadde diesel før og egentlig ikke ville bytte.

        **Hengervekten** er lav. Til båt og campingvogn: se på iX3.

        **Parkering:** 4,50 meter. Går i de fleste P-hus fra før krigen.
      `,
    },
    {
      slug: '3-serie-touring',
      name: '3-serie Touring',
      pictured: 'BMW 3 Series Touring',
      paint: 'graphite',
      stage: 'pictures/stages/estate-wide-grille-graphite-side',
      line: 'Strøm til jobb, bensin til Danmark.',
      lead: 'Ladbar hybrid med bakrute som åpner for seg. En av de siste av sitt slag.',
      figures: [
        ['Elektrisk, WLTP', '101 km'],
        ['Hjemmelading', '2 timer'],
        ['Bagasjerom', '410 l'],
        ['Hengervekt', '1 500 kg'],
      ],
      variants: [
        ['330e Touring', '215 kW, bakhjulsdrift', 670_900],
        ['330e xDrive Touring', '215 kW, firehjulsdrift', 699_900],
      ],
      words: `
        **101 kilometer** er langt for en hybrid. Lader du hver natt, går bensinen ut på dato.

        **Batteriet tar av bagasjerommet.** 410 liter, mot 500 i bensinutgaven, som ikke selges her lenger.

        **Bakruten** åpner uten at luken gjør det. Den som har hatt det, vil ikke ha noe annet.
      `,
    },
    {
      slug: 'x5',
      name: 'X5',
      pictured: 'BMW X5',
      paint: 'black',
      stage: 'pictures/stages/large-suv-wide-grille-black-side',
      line: 'Når hengeren er tyngre enn bilen.',
      lead: 'Ladbar hybrid, seks sylindre og 2 700 kilo på kroken.',
      figures: [
        ['Elektrisk, WLTP', '106 km'],
        ['Hjemmelading', '4 timer'],
        ['Bagasjerom', '500 l'],
        ['Hengervekt', '2 700 kg'],
      ],
      variants: [['xDrive50e', '360 kW, firehjulsdrift', 1_230_900]],
      words: `
        **Til hest og båt.** Under to tonn henger er iX3 billigere på alle måter.

        **Luftfjæring** på begge aksler. Den senker seg når du laster, og reiser seg når svigermor går ut.

        **Avgiften** utgjør en god del av prisen. Vi viser den gjerne som egen linje.
      `,
    },
  ],
};
