import type { Language } from '../languages.ts';
import { blocks } from './blocks.ts';
import { car } from './car.ts';
import { compare } from './compare.ts';
import { consent } from './consent.ts';
import { contact } from './contact.ts';
import { dealers } from './dealers.ts';
import { detail } from './detail.ts';
import { finance } from './finance.ts';
import { gallery } from './gallery.ts';
import { list } from './list.ts';
import { saved } from './saved.ts';
import { shell } from './shell.ts';
import { stories } from './stories.ts';

/** Every module's dictionary; a text key belongs to exactly one of them. */
const dictionaries = [
  blocks,
  car,
  compare,
  consent,
  contact,
  dealers,
  detail,
  finance,
  gallery,
  list,
  saved,
  shell,
  stories,
] as const;

type KeyOf<D> = D extends Record<Language, Record<infer Key, string>> ? Key : never;

export type TextKey = KeyOf<(typeof dictionaries)[number]>;
export type Dictionary = Record<TextKey, string>;

/** The texts that come with the software; editors may overwrite each of them per site. */
export const builtInTexts: Readonly<Record<Language, Dictionary>> = {
  sv: textsIn('sv'),
  nb: textsIn('nb'),
  en: textsIn('en'),
  fi: textsIn('fi'),
  sk: textsIn('sk'),
};

function textsIn(language: Language): Dictionary {
  return Object.assign({}, ...dictionaries.map((dictionary) => dictionary[language]));
}
