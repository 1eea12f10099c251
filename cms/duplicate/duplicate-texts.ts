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
  failed: string;
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
    failed: 'The studio does not answer. Try again in a moment.',
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
    failed: 'Studion svarar inte. Försök igen om en stund.',
  },
};
