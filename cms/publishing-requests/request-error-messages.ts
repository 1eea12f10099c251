/** Why a request for publishing, or an answer to one, was refused. */
export const requestErrorMessages = {
  en: {
    noDocument: 'There is no such document, or you do not work on its site.',
    nothingToPublish: 'Everything that is written here is public already.',
    askedAlready: (name: string) => `${name} has asked already. It waits for an editor.`,
    nothingWaits: 'Nobody waits for an answer any more. Load the page again to see what happened.',
    onlyEditors: 'An editor of the site answers a request.',
    noteMissing: 'Write what is to be changed, so that the author knows.',
    noteTooLong: (characters: number) => `A note has at most ${characters} characters.`,
  },
  sv: {
    noDocument: 'Dokumentet finns inte, eller så arbetar du inte med dess webbplats.',
    nothingToPublish: 'Allt som är skrivet här är redan publicerat.',
    askedAlready: (name: string) => `${name} har redan bett om publicering. Det väntar på en redaktör.`,
    nothingWaits: 'Ingen väntar längre på svar. Ladda om sidan för att se vad som hänt.',
    onlyEditors: 'En redaktör för webbplatsen besvarar en begäran.',
    noteMissing: 'Skriv vad som ska ändras, så att författaren vet.',
    noteTooLong: (characters: number) => `En kommentar har högst ${characters} tecken.`,
  },
};
