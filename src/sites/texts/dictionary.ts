import type { Language } from '../languages.ts';
import { blocks } from './blocks.ts';
import { car } from './car.ts';
import { card } from './card.ts';
import { compare } from './compare.ts';
import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { dealers } from './dealers.ts';
import { detail } from './detail.ts';
import { finance } from './finance.ts';
import { forms } from './forms.ts';
import { gallery } from './gallery.ts';
import { list } from './list.ts';
import { problems } from './problems.ts';
import { saved } from './saved.ts';
import { shell } from './shell.ts';
import { stories } from './stories.ts';

const parts = {
  ...{ blocks, car, card, compare, consent, contact, dealers, detail, finance },
  ...{ forms, gallery, list, problems, saved, shell, stories },
};

type Parts = typeof parts;

export type TextKey = { [Part in keyof Parts]: keyof Parts[Part]['sv'] }[keyof Parts];
export type Dictionary = Record<TextKey, string>;

/** All words that the house brings along. */
export const builtInTexts: Readonly<Record<Language, Dictionary>> = {
  sv: textsIn('sv'),
  nb: textsIn('nb'),
  en: textsIn('en'),
  fi: textsIn('fi'),
  sk: textsIn('sk'),
};

function textsIn(language: Language): Dictionary {
  return Object.assign({}, ...Object.values(parts).map((part) => part[language]));
}
