import { payloadErrorMessages } from './payload-error-messages.ts';

/**
 * Where Payload's own words do not fit: labels that it writes as “[object Object]”, a placeholder for empty cells that
 * shouts, and Swedish that is not Swedish or that means a story where a row is meant.
 */
export const payloadTranslations = {
  en: {
    ...payloadErrorMessages.en,
    fields: { addNewLabel: 'Add new' },
    general: {
      currentlyEditing:
        'is writing here now. If you take over, they are asked as soon as they go on, and what they have not saved by then stays with them: nobody’s text is lost.',
      documentLocked: 'A colleague is writing here',
      noLabel: '–',
      noResults: 'Nothing is here yet, or nothing matches the filters above.',
      sortByLabelDirection: 'Sort: {{direction}}',
    },
  },
  sv: {
    ...payloadErrorMessages.sv,
    fields: { addNewLabel: 'Lägg till ny' },
    general: {
      creatingNewLabel: 'Nytt: {{label}}',
      currentlyEditing:
        'skriver här just nu. Om du tar över får hen frågan så snart hen fortsätter, och det som då inte är sparat ligger kvar hos hen: ingens text går förlorad.',
      deletedAt: 'Lades i papperskorgen',
      documentLocked: 'En kollega skriver här',
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
