import type { InStudioLanguages } from '../i18n/studio-text.ts';

type TagErrorMessages = {
  empty: string;
  taken: (name: string) => string;
  used: (titles: readonly string[], count: number) => string;
};

/** Why a tag cannot be saved or deleted. */
export const tagErrorMessages: InStudioLanguages<TagErrorMessages> = {
  en: {
    empty: 'A tag needs a name. Write what visitors are to read.',
    taken: (name) => `There is a tag called “${name}” on this site already. Use that one.`,
    used: (titles, count) =>
      `${count === 1 ? 'A story has' : `${count} stories have`} this tag: ${titles.join(', ')}${count > titles.length ? ' and others' : ''}. Take it off them first.`,
  },
  sv: {
    empty: 'En etikett behöver ett namn. Skriv det besökarna ska läsa.',
    taken: (name) => `Det finns redan en etikett som heter ”${name}” på den här webbplatsen. Använd den.`,
    used: (titles, count) =>
      `${count === 1 ? 'En artikel har' : `${count} artiklar har`} den här etiketten: ${titles.join(', ')}${count > titles.length ? ' med flera' : ''}. Ta bort den där först.`,
  },
};
