import type { InStudioLanguages } from '../../i18n/studio-text.ts';

type UsesTexts = {
  heading: string;
  none: string;
  elsewhere: (count: number) => string;
  shell: string;
  draft: string;
  warning: (count: number) => string;
  warningOfMany: (count: number) => string;
  blocked: (count: number) => string;
};

export const usesTexts: InStudioLanguages<UsesTexts> = {
  en: {
    heading: 'Used by',
    none: 'Nothing links to it or shows it.',
    elsewhere: (count) => `and ${count === 1 ? 'one place' : `${count} places`} on other sites`,
    shell: 'Header and footer',
    draft: 'in a draft',
    warning: (count) =>
      `This is used in ${count === 1 ? 'one place' : `${count} places`}. The links and pictures there are left out once it is gone:`,
    warningOfMany: (count) =>
      `What you chose is used in ${count === 1 ? 'one place' : `${count} places`}. The links and pictures there are left out once it is gone:`,
    blocked: (count) =>
      `This cannot be deleted while it is used in ${count === 1 ? 'one place' : `${count} places`}. Take it out there, or let another file take its place with “Replace the file”:`,
  },
  sv: {
    heading: 'Används av',
    none: 'Inget länkar hit eller visar det.',
    elsewhere: (count) => `och på ${count === 1 ? 'ett ställe' : `${count} ställen`} på andra webbplatser`,
    shell: 'Sidhuvud och sidfot',
    draft: 'i ett utkast',
    warning: (count) =>
      `Det här används på ${count === 1 ? 'ett ställe' : `${count} ställen`}. Länkarna och bilderna där utelämnas när det är borta:`,
    warningOfMany: (count) =>
      `Det du har valt används på ${count === 1 ? 'ett ställe' : `${count} ställen`}. Länkarna och bilderna där utelämnas när det är borta:`,
    blocked: (count) =>
      `Det här går inte att ta bort så länge det används på ${count === 1 ? 'ett ställe' : `${count} ställen`}. Ta bort det där, eller låt en annan fil ta dess plats med ”Byt fil”:`,
  },
};
