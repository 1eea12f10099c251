import type { Language } from '../../../shared/sites/languages.ts';

/** Numbers as they are written in words, by their size from one on. */
const words: Readonly<Record<Language, string>> = {
  sv: 'ett/en tva tre fyra fem sex sju atta nio tio',
  nb: 'ett/en to tre fire fem seks sju/syv atte ni ti',
  fi: 'yksi/yhden/yhta kaksi/kahden/kahta kolme/kolmen/kolmea nelja/neljan viisi/viiden kuusi/kuuden seitseman kahdeksan yhdeksan kymmenen',
  sk: 'jeden/jedna/jedno/jedneho dva/dve/dvoch tri/troch styri/styroch pat/piatich sest/siestich sedem osem devat desat',
  en: 'one/a/an two three four five six seven eight nine ten',
};

const values = new Map(
  Object.entries(words).map(([language, list]) => [
    language,
    new Map(list.split(' ').flatMap((forms, at) => forms.split('/').map((form) => [form, at + 1] as const))),
  ]),
);

/** 'three' is 3. Who reads it has to see that something is counted: 'a' is 1 only in 'a year old'. */
export function numberInWords(key: string, languages: readonly Language[]): number | undefined {
  for (const language of languages) {
    const value = values.get(language)?.get(key);
    if (value !== undefined) return value;
  }
  return undefined;
}
