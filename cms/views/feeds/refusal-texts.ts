/** What the inventory refuses, by its codes; what is not here is said in its own words. */
export const refusalTexts = {
  en: {
    unreachable: 'The sites’ server does not answer. Try again in a moment.',
    byCode: {
      WRONG_KEY: 'You are signed out. Reload the page and sign in again.',
      INVENTORY_CLOSED: 'You are signed out. Reload the page and sign in again.',
      STUDIO_UNREACHABLE: 'The studio does not answer. Try again in a moment.',
      CROSS_ORIGIN: 'This was sent from a page of another site, and was refused.',
      UNKNOWN_INDEX: 'None of your sites shows this stock.',
      ONLY_TO_LOOK_AT:
        'You may look at this stock. Editors of all sites that show it, and administrators, change it.',
      UNKNOWN_RUN: 'This import is no longer listed; the latest twenty are.',
      IMPORT_RUNNING: 'Another import of this stock is running. Wait until it is done, and try again.',
      NOT_KEPT:
        'This import changed nothing, or what was before it is no longer stored. Bring in the earlier file again instead.',
      UNAVAILABLE: 'The database does not answer. Nothing has changed; try again in a moment.',
      TOO_LARGE: 'The file is too large. Pack it with gzip, or send less.',
      FEED_CUT_OFF: 'The file broke off before its end. Nothing has changed; send it again.',
      DISK_FULL: 'There is no room on the disk of the server for this file.',
      FEED_NOT_RECEIVED: 'The file could not be received. Nothing has changed; send it again.',
      IMPORT_FAILED: 'The import failed, and the fault is ours. Nothing has changed; try again in a moment.',
      VERSION_CHANGED:
        'Somebody else has changed how the files of this stock are read. Reload the page and look at theirs.',
      VERSION_REQUIRED:
        'Somebody else has changed how the files of this stock are read. Reload the page and look at theirs.',
      TOO_MANY_WITHDRAWN:
        'More of the stock would be gone than is usual, so the file may be only a part of it. Nothing has changed. If so many really are gone, say so below.',
      FEED_REFUSED: 'Some lines have errors, and the file is refused as a whole. Nothing has changed.',
      NO_CARS: 'This stock holds no cars; data quality is about cars.',
    } as Readonly<Record<string, string>>,
  },
  sv: {
    unreachable: 'Webbplatsernas server svarar inte. Försök igen om en stund.',
    byCode: {
      WRONG_KEY: 'Du är utloggad. Ladda om sidan och logga in igen.',
      INVENTORY_CLOSED: 'Du är utloggad. Ladda om sidan och logga in igen.',
      STUDIO_UNREACHABLE: 'Studion svarar inte. Försök igen om en stund.',
      CROSS_ORIGIN: 'Det här skickades från en sida på en annan webbplats och avvisades.',
      UNKNOWN_INDEX: 'Ingen av dina webbplatser visar det här lagret.',
      ONLY_TO_LOOK_AT:
        'Du får se det här lagret. Redaktörer för alla webbplatser som visar det, och administratörer, ändrar det.',
      UNKNOWN_RUN: 'Importen finns inte längre i listan; de senaste tjugo gör det.',
      IMPORT_RUNNING: 'En annan import av det här lagret pågår. Vänta tills den är klar och försök igen.',
      NOT_KEPT:
        'Importen ändrade ingenting, eller så är det som fanns före den inte längre sparat. Läs in den tidigare filen igen i stället.',
      UNAVAILABLE: 'Databasen svarar inte. Ingenting har ändrats; försök igen om en stund.',
      TOO_LARGE: 'Filen är för stor. Packa den med gzip eller skicka mindre.',
      FEED_CUT_OFF: 'Filen bröts av före slutet. Ingenting har ändrats; skicka den igen.',
      DISK_FULL: 'Det finns ingen plats för filen på serverns disk.',
      FEED_NOT_RECEIVED: 'Filen kunde inte tas emot. Ingenting har ändrats; skicka den igen.',
      IMPORT_FAILED:
        'Importen misslyckades och felet är vårt. Ingenting har ändrats; försök igen om en stund.',
      VERSION_CHANGED: 'Någon annan har ändrat hur lagrets filer läses. Ladda om sidan och titta på deras.',
      VERSION_REQUIRED: 'Någon annan har ändrat hur lagrets filer läses. Ladda om sidan och titta på deras.',
      TOO_MANY_WITHDRAWN:
        'Mer av lagret än vanligt skulle försvinna, så filen kan vara bara en del av det. Ingenting har ändrats. Om så många verkligen är borta, säg det här nedanför.',
      FEED_REFUSED: 'Några rader har fel, och filen avvisas i sin helhet. Ingenting har ändrats.',
      NO_CARS: 'Det här lagret innehåller inga bilar; datakvaliteten gäller bilar.',
    } as Readonly<Record<string, string>>,
  },
};
