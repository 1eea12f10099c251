import type { PdfDocument } from '../../pdf-document.ts';

const foot = 'Solvik Norge AS · Tangenkaia 22, 3048 Drammen · 22 22 01 28 · solvik.example';

export const papers: Readonly<Record<string, PdfDocument>> = {
  'no-verkstedpriser': {
    language: 'nb',
    title: 'Verkstedpriser 2026',
    lead: 'Med deler, arbeid og merverdiavgift. Blir det mer, ringer vi først.',
    parts: [
      {
        heading: 'Service og kontroll',
        rows: [
          ['Service', 'fra 2 890 kr'],
          ['Service, elbil', 'fra 2 290 kr'],
          ['Vintersjekk', '790 kr'],
          ['EU-kontroll', '1 090 kr'],
          ['Batteritest med attest', '890 kr'],
        ],
      },
      {
        heading: 'Hjul',
        rows: [
          ['Hjulskift', '690 kr'],
          ['Dekkhotell, per sesong', '1 190 kr'],
          ['Punktering', 'fra 390 kr'],
        ],
      },
      {
        heading: 'Mens du venter',
        rows: [
          ['Lånebil, per dag', '495 kr'],
          ['Kaffe', '0 kr'],
        ],
      },
    ],
    foot: `Gjelder til 31. mars 2027. ${foot}`,
  },
  'no-bruktbilrapport': {
    language: 'nb',
    title: 'Slik ser rapporten ut',
    lead: 'Hundre og tolv punkter på hver brukte bil. Grønt er greit, gult kan vente, rødt er utbedret før bilen selges.',
    parts: [
      {
        heading: 'På løftebukken',
        points: [
          'Undersiden, med fire bilder.',
          'Bremser målt i millimeter.',
          'Oppheng, styring, eksos og lekkasjer.',
          'Dekk: mønster, alder og slitasje.',
        ],
      },
      {
        heading: 'På veien',
        points: [
          'Kaldstart med åpent panser.',
          'Tjue kilometer, halvparten på landevei.',
          'Mekanikerens egne ord.',
        ],
      },
      {
        heading: 'I papirene',
        points: [
          'Servicehistorikk og EU-kontroller.',
          'Heftelser og eierskifter.',
          'Batterikapasitet på elbiler, målt under last.',
        ],
      },
    ],
    foot,
  },
  'no-vinterhjul-vilkar': {
    language: 'nb',
    title: 'Vinterhjul med på kjøpet: vilkår',
    lead: 'Gjelder nye elbiler på lager, bestilt mellom 1. november 2026 og 31. januar 2027.',
    parts: [
      {
        heading: 'Med i tilbudet',
        points: [
          'Fire komplette vinterhjul, piggfrie eller med pigg, på produsentens egne felger.',
          'Montering ved levering.',
          'Én sesong dekkhotell for sommerhjulene.',
        ],
      },
      {
        heading: 'Ikke med',
        points: ['Biler på bestilling fra fabrikk.', 'Flåteavtaler og næringskjøp.', 'Bytte i penger.'],
      },
    ],
    foot,
  },
};
