/** Why a copy of a page was refused, at its field. */
export const duplicateErrorMessages = {
  en: {
    noName: 'The copy needs a name.',
    noAddress: 'The copy needs an address of its own: small letters, figures and -.',
    taken: (path: string, title: string) =>
      `The page “${title}” has the address ${path} already. Choose another.`,
    gone: 'There is no such page, or you do not work on its site.',
  },
  sv: {
    noName: 'Kopian behöver ett namn.',
    noAddress: 'Kopian behöver en egen adress: små bokstäver, siffror och -.',
    taken: (path: string, title: string) => `Sidan ”${title}” har redan adressen ${path}. Välj en annan.`,
    gone: 'Sidan finns inte, eller så arbetar du inte med dess webbplats.',
  },
};
