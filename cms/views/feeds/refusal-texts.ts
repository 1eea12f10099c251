/** What the inventory refuses, by its codes. */
export const refusalTexts = {
  en: {
    tooLarge: (bytes: string, megabytes: string) =>
      `The file is larger than ${bytes} bytes (${megabytes}). Pack it with gzip, or send less.`,
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
      INVALID_INPUT:
        'The studio asked for something that the server does not know. Reload the page and try again.',
      UNKNOWN_FORMAT:
        'The server does not know this kind of file, and the stock has no choices yet. Bring it in here first.',
      UNKNOWN_ENCODING: 'The file is packed in a way that is not read. Pack it with gzip or zip.',
      NOT_GZIP:
        'The file says that it is packed with gzip, and it is not, or it is cut off. Nothing has changed.',
      NO_MAPPING: 'Nothing is chosen for this stock yet, or this version is no longer kept.',
      WRONG_MAPPING: 'Something is wrong with the choices. Nothing has changed.',
      MAPPING_FAILED: 'The fault is ours. Nothing has changed; try again in a moment.',
      FEED_UNREADABLE: 'The file cannot be read. Nothing has changed.',
      NO_UPLOAD: 'The server no longer has the file. Choose it again.',
      UPLOADS_FULL:
        'There is no room for this file among those that wait on the server. Try again tomorrow, or pack it with gzip.',
      INDICES_NOT_READ: 'The fault is ours. Try again in a moment.',
      RUN_NOT_READ: 'The fault is ours. Try again in a moment.',
      STOCK_NOT_EXAMINED: 'The fault is ours. Try again in a moment.',
      PHOTOS_NOT_COUNTED: 'The fault is ours. Try again in a moment.',
      UNKNOWN_RULE: 'There is no such check.',
      NO_SOURCE: 'Nothing is fetched for this stock any more. Reload the page.',
      WRONG_SOURCE: 'Something is wrong with the source. Nothing has changed.',
      SOURCE_NOT_READ: 'The file could not be fetched.',
      TOO_MANY_TRIES: 'A source can be tried ten times a minute. Wait a moment.',
      SOURCE_FAILED: 'The fault is ours. Nothing has changed; try again in a moment.',
      NO_KEY: 'Passwords and keys cannot be stored: the operator has not set FEED_SOURCE_KEY.',
      NO_CARS: 'This stock holds no cars; this page is about cars.',
    } as Readonly<Record<string, string>>,
  },
  sv: {
    tooLarge: (bytes: string, megabytes: string) =>
      `Filen är större än ${bytes} byte (${megabytes}). Packa den med gzip eller skicka mindre.`,
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
      INVALID_INPUT:
        'Studion frågade efter något som servern inte känner till. Ladda om sidan och försök igen.',
      UNKNOWN_FORMAT:
        'Servern känner inte till det här slaget av fil, och lagret har inga val än. Läs in den här först.',
      UNKNOWN_ENCODING: 'Filen är packad på ett sätt som inte läses. Packa den med gzip eller zip.',
      NOT_GZIP:
        'Filen säger att den är packad med gzip men är det inte, eller är avbruten. Ingenting har ändrats.',
      NO_MAPPING: 'Inget är valt för lagret än, eller så finns versionen inte kvar.',
      WRONG_MAPPING: 'Något är fel med valen. Ingenting har ändrats.',
      MAPPING_FAILED: 'Felet är vårt. Ingenting har ändrats; försök igen om en stund.',
      FEED_UNREADABLE: 'Filen går inte att läsa. Ingenting har ändrats.',
      NO_UPLOAD: 'Servern har inte kvar filen. Välj den igen.',
      UPLOADS_FULL:
        'Det finns ingen plats för filen bland dem som väntar på servern. Försök igen i morgon, eller packa den med gzip.',
      INDICES_NOT_READ: 'Felet är vårt. Försök igen om en stund.',
      RUN_NOT_READ: 'Felet är vårt. Försök igen om en stund.',
      STOCK_NOT_EXAMINED: 'Felet är vårt. Försök igen om en stund.',
      PHOTOS_NOT_COUNTED: 'Felet är vårt. Försök igen om en stund.',
      UNKNOWN_RULE: 'Den kontrollen finns inte.',
      NO_SOURCE: 'Inget hämtas längre för det här lagret. Ladda om sidan.',
      WRONG_SOURCE: 'Något är fel med källan. Ingenting har ändrats.',
      SOURCE_NOT_READ: 'Filen gick inte att hämta.',
      TOO_MANY_TRIES: 'En källa kan provas tio gånger i minuten. Vänta en stund.',
      SOURCE_FAILED: 'Felet är vårt. Ingenting har ändrats; försök igen om en stund.',
      NO_KEY: 'Lösenord och nycklar kan inte sparas: driften har inte satt FEED_SOURCE_KEY.',
      NO_CARS: 'Det här lagret innehåller inga bilar; sidan gäller bilar.',
    } as Readonly<Record<string, string>>,
  },
};
