/** What the form for a new site still needs, at its fields. */
export const newSiteErrorMessages = {
  en: {
    administratorsOnly: 'Only administrators add sites. Ask one of them.',
    displayName: 'What is the site called? Write the name that visitors know.',
    url: 'At which address do visitors find it? Write it like https://www.dealer.example.',
    name: 'The site needs a short name. Write it like dealer-se.',
    country: (known: string) => `Choose one of these countries: ${known}.`,
    languages: (known: string) =>
      `One of these languages is not known to the sites. Choose among these: ${known}.`,
  },
  sv: {
    administratorsOnly: 'Bara administratörer lägger till webbplatser. Be en av dem.',
    displayName: 'Vad heter webbplatsen? Skriv namnet som besökarna känner till.',
    url: 'På vilken adress hittar besökarna den? Skriv den så här: https://www.dealer.example.',
    name: 'Webbplatsen behöver ett kortnamn. Skriv det så här: dealer-se.',
    country: (known: string) => `Välj ett av dessa länder: ${known}.`,
    languages: (known: string) =>
      `Ett av språken känner webbplatserna inte till. Välj bland dessa: ${known}.`,
  },
};
