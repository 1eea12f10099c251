/** The form of a site's own texts. */
export const textFinderTexts = {
  en: {
    change: 'Change a text',
    type: 'Type a text of the site',
    none: 'No built-in text in this language matches. It may be written on a page, or be below already.',
    whatVisitorsRead: 'What visitors read. Words in braces, such as {name}, are filled in.',
    nothingWithoutIt: 'Without it nothing is shown.',
    withoutIt: 'Without it: ',
    keepBraces: ' Keep the placeholders in braces; they are filled in.',
    unknownKey: 'No built-in text has this key.',
    notWritten: 'Not written yet',
  },
  sv: {
    change: 'Ändra en text',
    type: 'Skriv en text som står på webbplatsen',
    none: 'Ingen inbyggd text på det här språket stämmer. Den kan stå på en sida, eller redan finnas nedan.',
    whatVisitorsRead: 'Det som besökarna läser. Ord inom klamrar, som {name}, fylls i.',
    nothingWithoutIt: 'Utan den visas ingenting.',
    withoutIt: 'Utan den: ',
    keepBraces: ' Behåll det som står inom klamrar; det fylls i.',
    unknownKey: 'Ingen inbyggd text har det här namnet.',
    notWritten: 'Inte skriven än',
  },
};
