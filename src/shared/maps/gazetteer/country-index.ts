import { isCountryWord } from './country-names.ts';
import { type GazetteerEntry, MIN_TOWN_POPULATION, type NamedEntry } from './gazetteer-entry.ts';
import { createNameGuesser } from './guess-name.ts';
import { hasTypedLetters } from './nordic-letters.ts';
import { createPrefixIndex, type IndexKey } from './prefix-index.ts';
import type { QualifierCheck } from './qualifier-check.ts';
import { distinguishable, rank, type Spelled } from './rank-entries.ts';
import { OWN_SPELLING_BONUS, spellingsOf } from './spellings.ts';
import type { Typed } from './typed-place.ts';

type Key = IndexKey<Spelled>;

/** Fewer letters than this are a beginning, not yet a name that could be completed. */
const MIN_COMPLETED_LETTERS = 3;

export type CountryIndex = ReturnType<typeof createCountryIndex>;
/** The names of one country, by whole name, by beginning and with typing errors. */
export function createCountryIndex(named: readonly NamedEntry[], matchesQualifiers: QualifierCheck) {
  const keys = named.flatMap(toKeys);
  const index = createPrefixIndex(keys);
  const guessNames = createNameGuesser(
    keys
      // Foreign spellings of villages are many, and hardly ever typed.
      .filter(
        ({ weight, value: { entry } }) =>
          weight >= OWN_SPELLING_BONUS || entry.population >= MIN_TOWN_POPULATION,
      )
      .flatMap(({ key, weight, value }) => {
        const name = { key, weight, ...value };
        // Of 'newcastle upon tyne' the first part alone may be mistyped.
        const short = withoutEpithet(key);
        return short
          ? [name, { ...name, key: short, letters: value.letters && withoutEpithet(value.letters) }]
          : [name];
      }),
  );

  /** Names with the å, ä and ö that were typed, or, typed without them, with any. */
  function lookUp(
    method: 'startingWith' | 'equalTo',
    text: string,
    letters: string | undefined,
  ): readonly Key[] {
    if (letters === undefined) return index[method](text);
    const own = index[method](letters);
    return own.length > 0
      ? own
      : index[method](text).filter(
          ({ value }) => value.letters === undefined || hasTypedLetters(letters, value.letters),
        );
  }

  const equalTo = ({ text, letters }: Typed) => lookUp('equalTo', text, letters);
  const startingWith = ({ text, letters }: Typed) => lookUp('startingWith', text, letters);

  /** Behind a whole name words may follow that say which one: 'lund skane', '22100 lund', 'oslo norway'. */
  function qualified(typed: Typed): Key[] {
    return splits(typed).flatMap(({ name, qualifiers }) =>
      equalTo(name).filter(({ value }) => matchesQualifiers(value.entry, qualifiers)),
    );
  }

  /** 'Newcastle' may be short for the far larger Newcastle upon Tyne. */
  function withEpithet(typed: Typed): Key[] {
    const { text, letters } = typed;
    return startingWith({ ...typed, text: `${text} `, letters: letters && `${letters} ` }).filter(({ key }) =>
      isEpithet(key.slice((letters ?? text).length)),
    );
  }

  /** By its whole name, with or without what says which one. */
  function findNamed(typed: Typed): GazetteerEntry | undefined {
    if (!typed.text) return undefined;
    return rank([...equalTo(typed), ...withEpithet(typed)], typed)[0] ?? rank(qualified(typed), typed)[0];
  }

  return {
    startingWith,
    qualified,
    findNamed,
    isNamed: (typed: Typed) => equalTo(typed).length > 0 || qualified(typed).length > 0,
    /** By its name, or by the beginning of it. */
    find(typed: Typed): GazetteerEntry | undefined {
      const isBeginning = typed.text.length >= MIN_COMPLETED_LETTERS;
      return findNamed(typed) ?? (isBeginning ? rank(startingWith(typed), typed)[0] : undefined);
    },
    /** Of a postcode nobody has, that of the next number in its area. */
    nextPostcode({ words: [code = ''] }: Typed): GazetteerEntry | undefined {
      if (!/^\d{4,5}$/.test(code)) return undefined;
      const inArea = index.startingWith(code.slice(0, 3)).map(({ value }) => value.entry);
      const distance = ({ name }: GazetteerEntry) => Math.abs(Number(name.replace(' ', '')) - Number(code));
      const [next] = inArea
        .filter(({ kind }) => kind === 'postcode')
        .sort((one, other) => distance(one) - distance(other));
      return next && { ...next, guessed: true };
    },
    /** Entries whose name, or the beginning of it, differs from what was typed by an error or two; best first. */
    guess(typed: Typed): GazetteerEntry[] {
      if (typed.words.every(isCountryWord)) return [];
      const narrowed = splits(typed).flatMap(({ name, qualifiers }) =>
        guessNames(name.letters ?? name.text, 'whole name').filter(({ entry }) =>
          matchesQualifiers(entry, qualifiers),
        ),
      );
      const whole = [...guessNames(typed.letters ?? typed.text, 'whole name'), ...narrowed];
      const begun = guessNames(typed.letters ?? typed.text, 'beginning');
      const best = [whole, begun].flatMap((guesses) =>
        guesses.sort((one, other) => other.score - one.score).map(({ entry }) => entry),
      );
      return distinguishable(best).map((entry) => ({ ...entry, guessed: true }));
    },
  };
}

/** Every way to read a text as a name and words that say which one. */
function splits(typed: Typed): { name: Typed; qualifiers: readonly string[] }[] {
  return typed.words.slice(1).map((_, at) => ({
    name: typed.beginning(at + 1),
    qualifiers: typed.words.slice(at + 1),
  }));
}

/** 'upon Tyne', 'nad Váhom', 'i Rana': what people leave out. */
const epithet = / (?:upon|under|on|in|by|le|de|next|nad|pod|pri|i) .*$/;

function isEpithet(words: string): boolean {
  return epithet.exec(words)?.index === 0;
}

function withoutEpithet(name: string): string | undefined {
  return epithet.test(name) ? name.replace(epithet, '') : undefined;
}

function toKeys({ entry, alternates }: NamedEntry): Key[] {
  // Postcodes stay in their own order, and behind the names that begin alike: 'L' is London, not L1.
  const size = entry.kind === 'postcode' ? -OWN_SPELLING_BONUS : Math.log10(entry.population + 1);
  return spellingsOf(entry, alternates).map(({ key, letters, bonus }) => ({
    key,
    weight: size + bonus,
    value: { entry, letters },
  }));
}
