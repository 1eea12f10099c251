/** Texts beside a picture or file. */
export const mediaTexts = {
  en: {
    usedIn: 'Where it is used',
    unused: 'Nowhere: no page, header, footer, site or brand shows it.',
    others: (count: number) =>
      count === 1 ? 'and in one more site.' : `and in ${count} places of other sites.`,
    kinds: { pages: 'Page', shells: 'Header and footer', sites: 'Settings of the site', brands: 'Brand' },
    replace: 'Replace the file',
    replaceHelp: 'Another file takes its place everywhere. The old one is kept and can be used again.',
    ask: (count: number) =>
      count === 1
        ? 'One place shows the new file as soon as you replace it.'
        : `${count} places show the new file as soon as you replace it.`,
    askUnused: 'Nothing shows this file yet.',
    confirm: 'Replace it',
    cancel: 'Cancel',
    replaced: 'The file is replaced. Pages follow within seconds.',
    earlier: 'Earlier files',
    until: (date: string) => `Until ${date}`,
    useAgain: 'Use it again',
    restored: 'The earlier file is in use again. Pages follow within seconds.',
    failed: 'Nothing was changed: the studio does not answer. Try again in a moment.',
  },
  sv: {
    usedIn: 'Här används den',
    unused: 'Ingenstans: ingen sida, sidfot, webbplats eller märke visar den.',
    others: (count: number) =>
      count === 1 ? 'och på ett ställe till.' : `och på ${count} ställen på andra webbplatser.`,
    kinds: {
      pages: 'Sida',
      shells: 'Sidhuvud och sidfot',
      sites: 'Webbplatsens inställningar',
      brands: 'Märke',
    },
    replace: 'Byt fil',
    replaceHelp: 'En annan fil tar dess plats överallt. Den gamla sparas och kan användas igen.',
    ask: (count: number) =>
      count === 1
        ? 'Ett ställe visar den nya filen så snart du byter.'
        : `${count} ställen visar den nya filen så snart du byter.`,
    askUnused: 'Inget visar filen än.',
    confirm: 'Byt filen',
    cancel: 'Avbryt',
    replaced: 'Filen är bytt. Sidorna följer med inom några sekunder.',
    earlier: 'Tidigare filer',
    until: (date: string) => `Till ${date}`,
    useAgain: 'Använd igen',
    restored: 'Den tidigare filen används igen. Sidorna följer med inom några sekunder.',
    failed: 'Inget ändrades: studion svarar inte. Försök igen om en stund.',
  },
};
