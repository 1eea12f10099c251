/**
 * What someone types, and the filters that it means, in the order of the phrase: `fuel=El city=Borås price=..200000`.
 * Two words of one filter stand side by side (`color=Vit color=Svart`); one word that means several values has `|`.
 *
 * - `fuel!=Diesel` excludes: no car with that value is shown, and cars that do not state it stay.
 * - `age=..3` is in years before today, so that the phrase stays true; `year=2020..` is for years that were named.
 * - `near=Leeds 30 miles`, `near=Uppsala 100 km` has the radius that was asked for, in kilometres where mil was said;
 *   `near=Bristol` alone leaves the radius to the site.
 * - `monthly` is the loan (in Britain PCP), `private_monthly` private leasing and `company_monthly` company leasing; each
 *   of the latter two shows only cars that are offered so.
 * - Amounts are in the site's own units: `mileage` in mil, kilometres or miles, `range` in kilometres or miles, `power`
 *   in horsepower.
 * - `”word”` remains as words and makes no filter, the small words between them left out.
 * - `?”words”` no filter can express, or they can mean two things, as they were typed: the site says so or asks, and
 *   neither guesses a filter nor looks for cars by these words.
 */
export type Phrase = readonly [phrase: string, filters: string];

/** What is hard about a phrase. Of all but `name` and `offer`, the cars shown can be checked one by one. */
export type HardKind = 'negation' | 'age' | 'radius' | 'unit' | 'offer' | 'name';

export type HardPhrases = Readonly<Record<HardKind, readonly Phrase[]>>;
