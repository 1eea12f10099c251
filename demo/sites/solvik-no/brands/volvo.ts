import type { Brand } from './brand.ts';

export const volvo: Brand = {
  slug: 'volvo',
  name: 'Volvo',
  logo: 'VOLVO',
  line: 'Bygd av folk som også må måke.',
  lead: 'Fra EX30 til EX90, og én ladbar hybrid for dem som ikke er helt der ennå.',
  why: `
    **Setene.** Vi har prøvd å finne på noe bedre å si. Det går ikke.

    **Google i skjermen** betyr at ruteplanen kjenner ladestasjonene, også de som er opptatt.

    **Fem års nybilgaranti** når du kjøper hos oss, åtte på batteriet.
  `,
  models: [
    {
      slug: 'ex30',
      name: 'EX30',
      pictured: 'Volvo EX30',
      paint: 'pearl',
      stage: 'pictures/stages/hatchback-slim-led-pearl-side',
      line: 'Den minste Volvoen som finnes.',
      lead: 'Kort nok til byen, kvikk nok til at du må passe deg.',
      figures: [
        ['Rekkevidde, WLTP', '344–476 km'],
        ['10–80 prosent', '27 min'],
        ['Bagasjerom', '318 l'],
        ['Hengervekt', '1 600 kg'],
      ],
      variants: [
        ['Single Motor', '200 kW', 388_900],
        ['Single Motor Extended Range', '200 kW, 69 kWh', 435_900],
        ['Twin Motor Performance', '315 kW, firehjulsdrift', 502_900],
      ],
      words: `
        **Alt er i skjermen,** også speilene. Still inn før du kjører ut; det tar to minutter og irriterer i tre dager.

        **Velg Extended Range.** Den minste er for byfolk med lader hjemme.

        **1 600 kilo på kroken** er mye for en så liten bil. Gjelder Twin Motor og Extended Range.
      `,
    },
    {
      slug: 'ex40',
      name: 'EX40',
      pictured: 'Volvo EX40',
      paint: 'sand',
      stage: 'pictures/stages/suv-slim-led-sand-side',
      line: 'Firkantet der det teller.',
      lead: 'Den het XC40 Recharge. Navnet er kortere, rekkevidden lengre.',
      figures: [
        ['Rekkevidde, WLTP', '537–573 km'],
        ['10–80 prosent', '28 min'],
        ['Bagasjerom', '410 l'],
        ['Hengervekt', '1 800 kg'],
      ],
      variants: [
        ['Single Motor Extended', '185 kW, bakhjulsdrift', 549_900],
        ['Twin Motor AWD', '300 kW, firehjulsdrift', 606_900],
      ],
      words: `
        **Bagasjerommet** er ikke størst i klassen, men det er firkantet. En vaskemaskin går inn.

        **Bakhjulsdrift om vinteren** går fint på gode dekk. Elektronikken er raskere enn deg.

        **Brukt:** vi har alltid seks–åtte XC40 Recharge fra 2022 og 2023.
      `,
    },
    {
      slug: 'xc60',
      name: 'XC60',
      pictured: 'Volvo XC60',
      paint: 'graphite',
      stage: 'pictures/stages/suv-wide-grille-graphite-side',
      line: 'For dem som ikke er helt der ennå.',
      lead: 'Ladbar hybrid: 80 kilometer på strøm, så bensin så langt du vil.',
      figures: [
        ['Elektrisk, WLTP', '81 km'],
        ['Hjemmelading', '5 timer'],
        ['Bagasjerom', '468 l'],
        ['Hengervekt', '2 250 kg'],
      ],
      variants: [
        ['T6 AWD', '257 kW', 759_900],
        ['T8 AWD', '335 kW', 838_900],
      ],
      words: `
        **Hverdagen på strøm.** Snittet hos våre kunder er 42 kilometer om dagen. Det holder.

        **Hengervekt 2 250 kilo.** Det er grunnen de fleste oppgir, og den er god.

        **Avgiften** på hybrider øker. Vi regner gjerne på om EX40 er billigere over fem år. Som regel er den det.
      `,
    },
    {
      slug: 'ex90',
      name: 'EX90',
      pictured: 'Volvo EX90',
      paint: 'ice-blue',
      stage: 'pictures/stages/large-suv-closed-ev-ice-blue-side',
      line: 'Sju seter og en stille ferge.',
      lead: 'Den største. Elektrisk, med tredje rad som voksne orker til Lillehammer.',
      figures: [
        ['Rekkevidde, WLTP', '611 km'],
        ['10–80 prosent', '30 min'],
        ['Sitteplasser', '7'],
        ['Hengervekt', '2 200 kg'],
      ],
      variants: [
        ['Twin Motor AWD', '300 kW', 1_044_900],
        ['Twin Motor Performance', '380 kW', 1_109_900],
      ],
      words: `
        **Vekten** er 2 780 kilo. Sjekk fergetaksten og P-huset.

        **Tredje rad** har egne luftdyser og USB. Skoene må av.

        **Luftfjæring** er standard på Performance. Kjør begge før du velger.
      `,
    },
    {
      slug: 'es90',
      name: 'ES90',
      pictured: 'Volvo ES90',
      paint: 'silver',
      stage: 'pictures/stages/saloon-closed-ev-silver-side',
      line: 'Sju hundre kilometer, og bakkeklaring som en SUV.',
      lead: 'En sedan som ikke sitter lavt, med 800 volt og luke bak.',
      figures: [
        ['Rekkevidde, WLTP', '661–700 km'],
        ['10–80 prosent', '20 min'],
        ['Bagasjerom', '424 l'],
        ['Hengervekt', '1 600 kg'],
      ],
      variants: [
        ['Single Motor Extended', '245 kW, bakhjulsdrift', 815_900],
        ['Twin Motor AWD', '330 kW, firehjulsdrift', 910_900],
      ],
      words: `
        **Den første Volvoen med 800 volt.** På riktig stolpe får du 300 kilometer på ti minutter.

        **Luke, ikke lokk.** Bagasjerommet er større enn tallet sier, fordi du kommer til det.

        **Glasstak** er standard. Persienne er det ikke, men taket kan gjøres matt.
      `,
    },
    {
      slug: 'v60',
      name: 'V60',
      pictured: 'Volvo V60',
      paint: 'navy',
      stage: 'pictures/stages/estate-slim-led-navy-side',
      line: 'Den vi selv kjører.',
      lead: 'Stasjonsvogn med plugg. Halve parkeringen bak verkstedet er slike.',
      figures: [
        ['Elektrisk, WLTP', '91 km'],
        ['Hjemmelading', '5 timer'],
        ['Bagasjerom', '481 l'],
        ['Hengervekt', '2 000 kg'],
      ],
      variants: [['T6 AWD', '257 kW, firehjulsdrift', 692_900]],
      words: `
        **To tonn på kroken** og 91 kilometer på strøm. Det er ikke mange som klarer begge deler.

        **Lav lastekant.** Hunden hopper selv til den er tretten.

        **Brukt:** ti–femten på lager til enhver tid, de fleste fra 2021 og 2022.
      `,
    },
  ],
};
