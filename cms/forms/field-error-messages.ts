/** Why a value of a declared field was refused. */
export const fieldErrorMessages = {
  en: {
    tooLong: (characters: number) => `Write at most ${characters} characters.`,
    tooManyRows: (rows: number) => `At most ${rows} rows. Remove the others.`,
    tooBig: (maximum: number) => `Write a number of at most ${maximum}.`,
    tooSmall: (minimum: number) => `Write a number of at least ${minimum}.`,
    noNumber: 'This is not a number. Write digits, such as 12.',
    noText: 'This is not a text. Write words.',
    wrongKind: 'This kind of value cannot be used here. Write it anew.',
  },
  sv: {
    tooLong: (characters: number) => `Skriv högst ${characters} tecken.`,
    tooManyRows: (rows: number) => `Högst ${rows} rader. Ta bort de övriga.`,
    tooBig: (maximum: number) => `Skriv ett tal som är högst ${maximum}.`,
    tooSmall: (minimum: number) => `Skriv ett tal som är minst ${minimum}.`,
    noNumber: 'Det här är inget tal. Skriv siffror, till exempel 12.',
    noText: 'Det här är ingen text. Skriv ord.',
    wrongKind: 'Den sortens värde går inte att använda här. Skriv det på nytt.',
  },
};
