import type { Language } from '../../../shared/sites/languages.ts';

/** What a word of the language may end in instead of its own ending: 'Bratislava' in '-e', 'punainen' in '-set'. */
type Ending = { instead: string; suffixes: readonly string[] };

const suffixesOf: Readonly<Record<Language, readonly Ending[]>> = {
  sv: [
    ending('', 's n en et ar er arna erna ren rna a t na or ens ets is isar'),
    ending('a', 'or an orna'),
    ending('e', 'ar arna'),
  ],
  nb: [ending('', 's e en et er ene t a ens ar n r'), ending('e', 'er en'), ending('el', 'ler')],
  fi: [
    ending(
      '',
      't n a ssa sta lla lta lle ella elta elle ksi ja ia ta in na it ita eja ina illa ista issa lla iin seen esta essa',
    ),
    ending('ki', 'elta esta ella essa en elle'),
    ending('nen', 'set sen sta sia sella sena seen sessa'),
    ending('i', 'eja eissa it in ia en et'),
    ending('a', 'ia oja an at ien ojen'),
    ending('e', 'eet een etta eita'),
    ending('o', 'ot oja on olla'),
    ending('tti', 'ti tilla tit tia tin tilla'),
    ending('to', 'dolla don dot'),
    ending('kku', 'kulla kun kut kulle'),
  ],
  sk: [
    ending('', 'e a u y i om ov ove ova ovy oveho ovou ami och ky k kov ka ek iek mi ach'),
    ending('a', 'e y u ou i ej eho ych ymi ove'),
    ending('e', 'iach ia iam iami y a i u eho ych ymi ym ou ej'),
    ending('y', 'e a u ej eho ych ou'),
    ending('ka', 'ky ku kou ke iek'),
    ending('o', 'a u om e ove ovy'),
    ending('ina', 'ine iny inu'),
    ending('ie', 'im ia iu i'),
    ending('ice', 'ic iciam'),
  ],
  en: [ending('', 's es'), ending('y', 'ies')],
};

const MIN_STEM = 3;

/** Whether the word is the name with another ending of the language; both folded. */
export function isInflected(word: string, name: string, languages: readonly Language[]): boolean {
  if (word === name || name.length < MIN_STEM || /\d/.test(name)) return false;
  return languages.some((language) =>
    suffixesOf[language].some(({ instead, suffixes }) => {
      if (!name.endsWith(instead)) return false;
      const stem = name.slice(0, name.length - instead.length);
      if (stem.length < MIN_STEM || !word.startsWith(stem)) return false;
      return suffixes.includes(word.slice(stem.length));
    }),
  );
}

function ending(instead: string, suffixes: string): Ending {
  return { instead, suffixes: suffixes.split(' ') };
}
