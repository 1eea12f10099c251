/** The frame of the studio and its sign-in page. */
export const brandTexts = {
  en: {
    overview: 'Overview',
    tree: 'Page tree',
    stories: 'Stories',
    texts: 'Texts',
    dealerships: 'Dealerships',
    feeds: 'Feeds',
    operations: 'Operations',
    workshop: 'Workshop',
    studio: 'Content studio',
    demo: 'This is a demonstration. Its accounts have one password, printed in the terminal where it was started.',
    of: 'of',
    roles: {
      administrator: 'administrator',
      editor: 'editor',
      author: 'author',
    },
  },
  sv: {
    overview: 'Översikt',
    tree: 'Sidträd',
    stories: 'Artiklar',
    texts: 'Texter',
    dealerships: 'Anläggningar',
    feeds: 'Flöden',
    operations: 'Drift',
    workshop: 'Verkstad',
    studio: 'Redaktionsstudio',
    demo: 'Det här är en demonstration. Alla konton har samma lösenord, som står i terminalen där den startades.',
    of: 'för',
    roles: {
      administrator: 'administratör',
      editor: 'redaktör',
      author: 'skribent',
    },
  },
};
