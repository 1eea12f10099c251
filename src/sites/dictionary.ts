import { blocksDictionary } from '../blocks/texts.ts';
import { carPageDictionary } from '../catalogue/car-page/texts.ts';
import { compareDictionary } from '../catalogue/compare/texts.ts';
import { galleryDictionary } from '../catalogue/gallery/texts.ts';
import { listDictionary } from '../catalogue/list/texts.ts';
import { savedDictionary } from '../catalogue/saved/texts.ts';
import { catalogueDictionary } from '../catalogue/texts.ts';
import { dealersDictionary } from '../dealers/texts.ts';
import { financeDictionary } from '../finance/texts.ts';
import { leadsDictionary } from '../leads/texts.ts';
import { consentDictionary } from '../shell/consent/texts.ts';
import { shellDictionary } from '../shell/texts.ts';
import { storiesDictionary } from '../stories/texts.ts';
import type { Language } from './languages.ts';

/** Every module's dictionary; a text key belongs to exactly one of them. */
const dictionaries = [
  blocksDictionary,
  catalogueDictionary,
  compareDictionary,
  consentDictionary,
  leadsDictionary,
  dealersDictionary,
  carPageDictionary,
  financeDictionary,
  galleryDictionary,
  listDictionary,
  savedDictionary,
  shellDictionary,
  storiesDictionary,
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
