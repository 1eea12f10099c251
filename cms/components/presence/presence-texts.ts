import type { InStudioLanguages } from '../../i18n/studio-text.ts';

type PresenceTexts = {
  here: string;
  me: string;
  in: (field: string) => string;
  inLanguage: (name: string) => string;
};

export const presenceTexts: InStudioLanguages<PresenceTexts> = {
  en: {
    here: 'Also here',
    me: 'you, in another tab',
    in: (field) => `in ${field}`,
    inLanguage: (name) => `in ${name}`,
  },
  sv: {
    here: 'Också här',
    me: 'du, i en annan flik',
    in: (field) => `i ${field}`,
    inLanguage: (name) => `på ${name}`,
  },
};
