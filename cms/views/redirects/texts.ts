/** The tester above the list of redirects. */
export const redirectTesterTexts = {
  en: {
    heading: 'Where does this address go?',
    site: 'Site',
    address: 'Address',
    hint: '/kampanj, or a whole address',
    follow: 'Follow it',
    cannotAsk: 'This site cannot be asked. Load the page again.',
    noAnswer: 'The studio does not answer. Try again in a moment.',
    byRule: (source: string) => `by rule ${source}`,
    leftOut: (count: number, site: string) =>
      `${count === 1 ? 'One rule' : `${count} rules`} of ${site} cannot be used:`,
    page: 'the page',
    pattern: ', if what the address names is there',
    away: 'away',
    ends: {
      elsewhere: 'another site; what it answers is up to it',
      nothing: 'no page of the site answers here',
      loop: 'the rules lead round in a circle; the site sends nobody there',
      unreadable: 'this is not an address a site could answer',
    },
  },
  sv: {
    heading: 'Vart leder den här adressen?',
    site: 'Webbplats',
    address: 'Adress',
    hint: '/kampanj, eller en hel adress',
    follow: 'Följ den',
    cannotAsk: 'Webbplatsen kan inte tillfrågas. Ladda om sidan.',
    noAnswer: 'Studion svarar inte. Försök igen om en stund.',
    byRule: (source: string) => `enligt regeln ${source}`,
    leftOut: (count: number, site: string) =>
      `${count === 1 ? 'En regel' : `${count} regler`} på ${site} kan inte användas:`,
    page: 'sidan',
    pattern: ', om det som adressen nämner finns',
    away: 'bort',
    ends: {
      elsewhere: 'en annan webbplats; vad den svarar avgör den själv',
      nothing: 'ingen sida på webbplatsen svarar här',
      loop: 'reglerna leder runt i en cirkel; webbplatsen skickar ingen dit',
      unreadable: 'det här är ingen adress som en webbplats kan svara på',
    },
  },
};
