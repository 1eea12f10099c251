/** What is said to somebody who is not signed in, or asks for what is not theirs. */
export const accessErrorMessages = {
  en: {
    signedOut: 'You are not signed in. Sign in and do it again.',
    noDocument: 'There is no such document, or you do not work on its site. Load the list again.',
    noSite: 'There is no such site, or you do not work on it. Choose another.',
    noLanguage: 'The sites have no such language. Choose another.',
    notUnderstood: 'What was sent cannot be understood. Load the page again and do it once more.',
    noReference: 'It refers to something that does not exist any more. Choose it again.',
    otherPage: 'This was sent from a page of another site. Open the studio and do it there.',
    noDatabase: 'The database does not answer right now. Try again in a moment.',
    fieldOfAdministrators: (field: string) =>
      `You may not change “${field}”. Nothing was saved: leave it as it is, or ask an administrator.`,
    siteStays: 'This stays on its site; nothing was saved. To have it on another site, duplicate it there.',
  },
  sv: {
    signedOut: 'Du är inte inloggad. Logga in och gör det igen.',
    noDocument: 'Dokumentet finns inte, eller så arbetar du inte med dess webbplats. Ladda om listan.',
    noSite: 'Webbplatsen finns inte, eller så arbetar du inte med den. Välj en annan.',
    noLanguage: 'Webbplatserna har inget sådant språk. Välj ett annat.',
    notUnderstood: 'Det som skickades går inte att förstå. Ladda om sidan och gör det en gång till.',
    noReference: 'Det hänvisar till något som inte finns längre. Välj det på nytt.',
    otherPage: 'Det här skickades från en sida på en annan webbplats. Öppna studion och gör det där.',
    noDatabase: 'Databasen svarar inte just nu. Försök igen om en stund.',
    fieldOfAdministrators: (field: string) =>
      `Du får inte ändra ”${field}”. Inget sparades: låt det vara som det är, eller be en administratör.`,
    siteStays:
      'Det här stannar på sin webbplats; inget sparades. Duplicera det till den andra webbplatsen om det ska finnas där.',
  },
};
