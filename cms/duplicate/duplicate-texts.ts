import type { InStudioLanguages } from '../i18n/studio-text.ts';

type DuplicateTexts = {
  duplicate: string;
  heading: (title: string) => string;
  begins: string;
  name: string;
  copyOf: (title: string) => string;
  address: string;
  addressHelp: (above: string) => string;
  create: string;
  oneMoment: string;
  noName: string;
  noAddress: string;
  taken: (path: string, title: string) => string;
  failed: string;
  gone: string;
};

export const duplicateTexts: InStudioLanguages<DuplicateTexts> = {
  en: {
    duplicate: 'Duplicate',
    heading: (title) => `A copy of “${title}”`,
    begins:
      'The copy begins as a draft, with all languages and blocks. Nobody sees it before it is published.',
    name: 'Name of the copy',
    copyOf: (title) => `${title} (copy)`,
    address: 'Part of the address',
    addressHelp: (above) => `Comes after ${above}`,
    create: 'Make the copy',
    oneMoment: 'One moment',
    noName: 'The copy needs a name.',
    noAddress: 'The copy needs an address of its own: small letters, figures and -.',
    taken: (path, title) => `The page “${title}” has the address ${path} already. Choose another.`,
    failed: 'The studio does not answer. Try again in a moment.',
    gone: 'There is no such page, or you do not work on its site.',
  },
  sv: {
    duplicate: 'Duplicera',
    heading: (title) => `En kopia av ”${title}”`,
    begins: 'Kopian börjar som ett utkast, med alla språk och block. Ingen ser den innan den publiceras.',
    name: 'Kopians namn',
    copyOf: (title) => `${title} (kopia)`,
    address: 'Del av adressen',
    addressHelp: (above) => `Kommer efter ${above}`,
    create: 'Gör kopian',
    oneMoment: 'Ett ögonblick',
    noName: 'Kopian behöver ett namn.',
    noAddress: 'Kopian behöver en egen adress: små bokstäver, siffror och -.',
    taken: (path, title) => `Sidan ”${title}” har redan adressen ${path}. Välj en annan.`,
    failed: 'Studion svarar inte. Försök igen om en stund.',
    gone: 'Sidan finns inte, eller så arbetar du inte med dess webbplats.',
  },
};
