/** Why an index cannot hold what it is named for, at its field. */
export const indexErrorMessages = {
  en: {
    name: 'Small letters and digits, with dashes or underscores between them: stock, cars-dealer-se.',
    twice: (name: string, held: string) =>
      `‘${name}’ is the index of the ${held} above. An index holds one kind of record: choose another name.`,
    holds: (name: string, held: string) =>
      `‘${name}’ holds ${held} already. An index holds one kind of record: choose another name.`,
  },
  sv: {
    name: 'Små bokstäver och siffror, med bindestreck eller understreck emellan: lager, cars-dealer-se.',
    twice: (name: string, held: string) =>
      `”${name}” är redan indexet för ${held} här ovanför. Ett index innehåller ett slags poster: välj ett annat namn.`,
    holds: (name: string, held: string) =>
      `”${name}” innehåller redan ${held}. Ett index innehåller ett slags poster: välj ett annat namn.`,
  },
};
