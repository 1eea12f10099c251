import { payloadRefusals } from './payload-refusals.ts';

/**
 * Where Payload's own words do not fit: labels that it writes as “[object Object]”, a placeholder for empty cells that
 * shouts, and Swedish that is not Swedish or that means a story where a row is meant.
 */
export const payloadTranslations = {
  en: {
    ...payloadRefusals.en,
    fields: { addNewLabel: 'Add new' },
    general: {
      noLabel: '–',
      noResults: 'Nothing is here yet, or nothing matches the filters above.',
      sortByLabelDirection: 'Sort: {{direction}}',
    },
  },
  sv: {
    ...payloadRefusals.sv,
    fields: { addNewLabel: 'Lägg till ny' },
    general: {
      creatingNewLabel: 'Nytt: {{label}}',
      deletedAt: 'Lades i papperskorgen',
      emptyTrashLabel: 'Töm papperskorgen: {{label}}',
      item: 'Rad',
      items: 'rader',
      noLabel: '–',
      noResults: 'Här finns inget än, eller så stämmer inget med filtren ovan.',
      noTrashResults: 'Papperskorgen är tom.',
      or: 'eller',
      sortByLabelDirection: 'Sortera: {{direction}}',
    },
  },
};
