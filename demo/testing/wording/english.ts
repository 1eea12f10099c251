import { type Fault, faultsOf } from './fault.ts';

/** The wrong variants of a term have the right one beside them. */
export const english: readonly Fault[] = [
  ...faultsOf('en', [
    [/[„«»“”]/, 'British quotes ‘so’'],
    [/\be-mail/i, 'email has no hyphen any more'],
    [/\bmails?\b/i, 'email'],
    [/let go of (?:a|one)\b/i, 'filters are removed'],
    [/\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2},? [A-Z][a-z]/, 'the town stands before a British postcode'],
    [/\b(?:color|colors|tires?|gray|aluminum|license|organize|customize|fulfill)\b/i, 'British spelling'],
    [/\d (?:am|pm)\b/i, '9am'],
    [/\btrade-?ins?\b|\btrade in\b/i, 'part exchange'],
    [/down ?payment/i, 'deposit'],
    [/effective (?:interest )?rate/i, 'APR'],
    [/\bfree times?\b/i, 'available times'],
    [/give us a ring/i, 'call us'],
    [/\bfetch(?:ed|ing) (?:cars|the cars|the pictures|stories|locations)|not be fetched/i, 'loaded'],
    [/\blog (?:in|out)\b/i, 'sign in, sign out'],
    [/start page/i, 'home page'],
    [/\bchoose seller|^seller$/i, 'sales adviser'],
    [/\bwe find no\b/i, 'we can’t find'],
    [/\bwifi\b/, 'Wi-Fi'],
    [/locking wheel nut(?!s| key)/i, 'one brings the key, not the nut'],
    [/\binformations\b|\btransports\b/i, 'no plural'],
  ]),
  {
    pattern: /private leas|personal leas|business leas|company leas/i,
    of: { country: 'GB' },
    why: 'the lease is called personal or business contract hire, everywhere',
  },
];
