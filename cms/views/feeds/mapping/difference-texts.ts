/** What versions of a mapping differ in. */
export const differenceTexts = {
  en: {
    valueOf: (field: string, written: string) => `${field}: “${written}”`,
    partOf: (field: string, part: string) => `${field}: ${part}`,
    undecided: 'not decided',
    leftOut: 'left out',
    asFound: 'as found',
    notBrought: 'not brought in',
    column: (name: string) => `Column ${name}`,
    several: {
      first: (names: readonly string[]) => `Column ${names[0]}, where it is empty ${listOf(names, 'or', 1)}`,
      join: (names: readonly string[]) => `Columns ${listOf(names, 'and')}, joined to one text`,
      list: (names: readonly string[]) => `Columns ${listOf(names, 'and')}, as a list`,
    },
    otherwise: (source: string, constant: string) => `${source}; where it says nothing “${constant}”`,
    constant: (constant: string) => `“${constant}” for all`,
    expression: (expression: string) => `Expression: ${expression}`,
    code: (names: readonly string[]) => `${columnsOf(names, 'Column', 'Columns', 'and')}, the number itself`,
    hash: (names: readonly string[]) =>
      `${columnsOf(names, 'Column', 'Columns', 'and')}, a number made from ${names.length > 1 ? 'them' : 'it'}`,
    withoutVat: (percent: number | undefined) =>
      percent === undefined ? 'without VAT; it is added' : `without VAT; ${percent} % is added`,
    badLines: (percent: number, days: number) =>
      `up to ${percent} % are left out; their records stay ${days} ${days === 1 ? 'day' : 'days'}`,
    parts: {
      unit: 'unit in the file',
      unitColumn: 'column with the unit',
      decimal: 'decimal sign',
      dateOrder: 'order in dates',
      part: 'read out of a longer text',
      split: 'sign that cuts a text into a list',
    },
    read: {
      format: 'Kind of file',
      encoding: 'Character encoding',
      delimiter: 'Sign between cells',
      quote: 'Sign around cells',
      escape: 'Sign before a quote within a cell',
      headerLine: 'Line with the names of the columns',
      path: 'Where the records are in the file',
      sheet: 'Sheet of the workbook',
      files: 'Files of the archive',
    },
    signs: {
      ';': 'semicolon (;)',
      ',': 'comma (,)',
      '\t': 'tab',
      ' ': 'space',
      '': 'the whole file',
      '\n': 'line break',
    } as Names,
  },
  sv: {
    valueOf: (field: string, written: string) => `${field}: ”${written}”`,
    partOf: (field: string, part: string) => `${field}: ${part}`,
    undecided: 'inte bestämt',
    leftOut: 'utelämnas',
    asFound: 'som det hittas',
    notBrought: 'läses inte in',
    column: (name: string) => `Kolumnen ${name}`,
    several: {
      first: (names: readonly string[]) =>
        `Kolumnen ${names[0]}, där den är tom ${listOf(names, 'eller', 1)}`,
      join: (names: readonly string[]) => `Kolumnerna ${listOf(names, 'och')}, hopsatta till en text`,
      list: (names: readonly string[]) => `Kolumnerna ${listOf(names, 'och')}, som en lista`,
    },
    otherwise: (source: string, constant: string) => `${source}; där inget står ”${constant}”`,
    constant: (constant: string) => `”${constant}” för alla`,
    expression: (expression: string) => `Uttryck: ${expression}`,
    code: (names: readonly string[]) => `${columnsOf(names, 'Kolumnen', 'Kolumnerna', 'och')}, numret självt`,
    hash: (names: readonly string[]) =>
      `${columnsOf(names, 'Kolumnen', 'Kolumnerna', 'och')}, ett nummer beräknat ur ${names.length > 1 ? 'dem' : 'den'}`,
    withoutVat: (percent: number | undefined) =>
      percent === undefined ? 'utan moms; den läggs till' : `utan moms; ${percent} % läggs till`,
    badLines: (percent: number, days: number) =>
      `upp till ${percent} % utelämnas; deras poster står kvar ${days} ${days === 1 ? 'dag' : 'dagar'}`,
    parts: {
      unit: 'enhet i filen',
      unitColumn: 'kolumn med enheten',
      decimal: 'decimaltecken',
      dateOrder: 'ordning i datum',
      part: 'läses ur en längre text',
      split: 'tecken som delar en text till en lista',
    },
    read: {
      format: 'Slag av fil',
      encoding: 'Teckenkodning',
      delimiter: 'Tecken mellan celler',
      quote: 'Tecken runt celler',
      escape: 'Tecken före ett citattecken i en cell',
      headerLine: 'Rad med kolumnernas namn',
      path: 'Var posterna står i filen',
      sheet: 'Blad i arbetsboken',
      files: 'Filer i arkivet',
    },
    signs: {
      ';': 'semikolon (;)',
      ',': 'komma (,)',
      '\t': 'tabb',
      ' ': 'mellanslag',
      '': 'hela filen',
      '\n': 'radbrytning',
    } as Names,
  },
};

export type DifferenceTexts = (typeof differenceTexts)['en'];
type Names = Readonly<Record<string, string>>;

function columnsOf(names: readonly string[], one: string, several: string, and: string): string {
  return `${names.length > 1 ? several : one} ${listOf(names, and)}`;
}

/** A, B and C; from the place on that is given. */
function listOf(names: readonly string[], word: string, from = 0): string {
  const listed = names.slice(from);
  const last = listed.at(-1) ?? '';
  return listed.length < 2 ? last : `${listed.slice(0, -1).join(', ')} ${word} ${last}`;
}
