import type { Brand } from './brand.ts';

export const kia: Brand = {
  slug: 'kia',
  name: 'Kia',
  logo: 'KIA',
  line: 'Sju år. De mener det.',
  lead: 'Garantien får folk inn døra. Bilene får dem til å komme tilbake.',
  why: `
    **Sju års garanti** eller 150 000 kilometer, også på batteriet. Den følger bilen.

    **Vehicle-to-load:** stikkontakt på 230 volt i bilen. Vi har kjørt kaffetrakter med den på Hardangervidda.

    **Forvarming av batteriet** er standard på alle tre fra 2025.
  `,
  models: [
    {
      slug: 'ev3',
      name: 'EV3',
      pictured: 'Kia EV3',
      paint: 'green',
      stage: 'pictures/stages/hatchback-closed-ev-green-side',
      line: 'Seks hundre kilometer i en liten bil.',
      lead: 'Årets mest solgte hos oss i Drammen, og de er kresne der.',
      figures: [
        ['Rekkevidde, WLTP', '436–605 km'],
        ['10–80 prosent', '31 min'],
        ['Bagasjerom', '460 l'],
        ['Hengervekt', '1 000 kg'],
      ],
      variants: [
        ['58,3 kWh', '150 kW', 369_900],
        ['81,4 kWh', '150 kW', 426_900],
      ],
      words: `
        **Det store batteriet** koster 57 000 mer og gir 170 kilometer. Verdt det for alle som kjører over et fjell.

        **Forhjulsdrift.** Firehjulsdrift kommer i 2027. Kan du vente, så vent.

        **Bagasjerommet** har dobbelt gulv. Kabelen bor nederst.
      `,
    },
    {
      slug: 'ev6',
      name: 'EV6',
      pictured: 'Kia EV6',
      paint: 'silver',
      stage: 'pictures/stages/suv-slim-led-silver-side',
      line: 'Du rekker ikke å drikke opp kaffen.',
      lead: '18 minutter fra 10 til 80 prosent, når stolpen orker.',
      figures: [
        ['Rekkevidde, WLTP', '546–582 km'],
        ['10–80 prosent', '18 min'],
        ['Bagasjerom', '490 l'],
        ['Hengervekt', '1 800 kg'],
      ],
      variants: [
        ['84 kWh RWD', '168 kW, bakhjulsdrift', 521_900],
        ['84 kWh AWD', '239 kW, firehjulsdrift', 568_900],
      ],
      words: `
        **800 volt** gjør forskjellen. På en 350 kW-lader tar den imot mer enn 250.

        **Bakruten** får du ikke visker på før 2025-modellen. Sjekk årsmodellen på bruktannonsene.

        **Taket** tar 80 kilo. Skiboks, ja. Kano, snakk med oss.
      `,
    },
    {
      slug: 'ev9',
      name: 'EV9',
      pictured: 'Kia EV9',
      paint: 'white',
      stage: 'pictures/stages/large-suv-closed-ev-white-side',
      line: 'Sju seter, 2 500 kilo på kroken.',
      lead: 'Den største elbilen vi selger, og den som trekker mest.',
      figures: [
        ['Rekkevidde, WLTP', '505–563 km'],
        ['10–80 prosent', '24 min'],
        ['Sitteplasser', '7'],
        ['Hengervekt', '2 500 kg'],
      ],
      variants: [
        ['99,8 kWh RWD', '150 kW, bakhjulsdrift', 797_900],
        ['99,8 kWh AWD', '283 kW, firehjulsdrift', 854_900],
      ],
      words: `
        **Hengervekten** gjelder AWD. RWD trekker 900 kilo.

        **Med campingvogn** på to tonn: regn med 210 kilometer mellom ladingene. Velg stopp der du kan kjøre rett igjennom.

        **Høyden** er 1,75 og lengden fem meter. Mål garasjen først.
      `,
    },
  ],
};
