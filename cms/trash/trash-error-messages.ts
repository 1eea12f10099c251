/** What the studio says when something cannot be moved to the trash, or back. */
export const trashErrorMessages = {
  notPublic: {
    en: 'This is public. An editor of the site moves it to the trash, or brings it back.',
    sv: 'Det här är publicerat. En redaktör för webbplatsen kan lägga det i papperskorgen eller återställa det.',
  },
  secondBesideTrash: {
    en: 'The one of this site is in the trash. Restore it there, or have an administrator delete it for ever.',
    sv: 'Webbplatsens egen ligger i papperskorgen. Återställ den därifrån, eller be en administratör radera den för gott.',
  },
  parentInTrash: {
    en: (title: string) => `The page above, '${title}', is in the trash. Restore that one first.`,
    sv: (title: string) => `Sidan ovanför, ”${title}”, ligger i papperskorgen. Återställ den först.`,
  },
  hasChildren: {
    en: (count: number) =>
      count === 1
        ? 'There is a page below this one. Move or delete it first.'
        : `There are ${count} pages below this one. Move or delete them first.`,
    sv: (count: number) =>
      count === 1
        ? 'Det finns en sida under den här. Flytta eller ta bort den först.'
        : `Det finns ${count} sidor under den här. Flytta eller ta bort dem först.`,
  },
  cannotReturn: {
    en: (reason: string) => `It cannot come back as it was. ${reason}`,
    sv: (reason: string) => `Den kan inte återställas som den var. ${reason}`,
  },
} as const;
