import { type Fault, faultsOf } from './fault.ts';

/** The wrong variants of a term have the right one beside them. */
export const swedish: readonly Fault[] = [
  ...faultsOf('sv', [
    [/[“„«»]/, 'Swedish quotes ”so”'],
    [/\bidag\b/i, 'i dag is two words on all sites'],
    [/jämför en bil\b/i, 'one car cannot be compared'],
    [/går sin egen väg/, 'a car that differs does not walk'],
    [/kortast miltal|^kortast$/i, 'a mileage is low'],
    [/släpp på .*filt/i, 'filters are removed'],
    [/prova igen/i, 'försök igen'],
    [/\bi disken\b/, 'what lies i disken is to be washed: vid disken'],
    [/besiktig/i, 'a car is besiktad; besiktigad is what a house is'],
    [/utökat B\b/, 'utökad B'],
    [/\bbank-?id\b|Bank-ID/, 'BankID'],
    [/första hyra/i, 'första förhöjd hyra'],
    [/alla (?:halv)?kombi\b/i, 'alla kombier'],
    [/\b(?:med|på|per) mejl\b|\bmed e-post\b/i, 'via mejl, via e-post'],
    [/sluta få\b/i, 'avsluta'],
    [/bladtorkare/i, 'torkarblad'],
    [/hall[aå]konsument/i, 'the prescribed warning leads to konsumentverket.se'],
    [/(?<!\p{L})(?:före|senast|öppnar) \d{1,2}[.:]\d{2}/iu, 'kl. stands before a time'],
  ]),
  {
    pattern: /miltal|\d\s?mil\b/i,
    of: { language: 'sv', country: 'FI' },
    why: 'Finland counts kilometres',
  },
  {
    pattern: /registreringsnum|kontantinsats|billån|stadsjeep|hallakonsument|konsumentverket|@exempel\.se/i,
    of: { language: 'sv', country: 'FI' },
    why: 'Finland says registernummer, handpenning, avbetalning, SUV',
  },
];
