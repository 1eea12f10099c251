import {
  type Choice,
  type ChosenRange,
  type FilterSet,
  noFilters,
  withoutExclusion,
} from '../../../shared/faceted-list/faceted-list.ts';
import {
  type Chip as ChipOf,
  phraseChips,
  rangeChips,
  valueChips,
} from '../../../shared/faceted-list/filter-chips.ts';
import type { TextKey } from '../../../shared/sites/dictionary.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { quoted } from '../../../shared/sites/quoted.ts';
import type { Site } from '../../../shared/sites/site.ts';
import { withSmallInitial } from '../../../shared/sites/small-initial.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { formatRadius } from '../card/format-rough-distance.ts';
import { type CarList, withExcludedWords, withNear } from './car-list.ts';
import { facetWord } from './facet-word.ts';
import { hasAddedFilters } from './has-added-filters.ts';
import { carListDeclaration, facetOf, isRangeField, panelFacets } from './list-fields.ts';
import type { Near } from './near.ts';
import { addedFilter, type StockOutline } from './stock-outline.ts';
import { formatAmount } from './units.ts';

export type Chip = ChipOf<CarList>;

export type ListTexts = { country: Site['country']; language: Language; texts: Texts; stock: StockOutline };

/**
 * One for each chosen value, range, place and phrase, from path and query alike (LIST-15, LIST-20). Values are in the
 * order of the panel, whatever was chosen first, and ranges behind them, too.
 */
export function buildChips(list: CarList, options: ListTexts): Chip[] {
  const values = valueChips(list, inPanelOrder(list.choices), carListDeclaration, (choice) => ({
    label: choiceLabel(choice, options),
  }));
  const ranges = rangeChips(list, (range) => rangeLabel(range, options));
  return [
    ...values,
    ...exclusionChips(list, options),
    ...ranges.toSorted((a, b) => placeInPanel(a.key) - placeInPanel(b.key)),
    ...nearChip(list, options),
    ...phraseChips(list, options.language),
    ...excludedWordChips(list, options),
  ];
}

/** 'not diesel', 'without tow bar': the list without this chip has those cars too. */
function exclusionChips(list: CarList, options: ListTexts): Chip[] {
  return inPanelOrder(list.excluded).map((gone) => ({
    key: `not ${gone.field} ${gone.path.join('>')}`,
    label: exclusionLabel(gone, options),
    remaining: withoutExclusion(list, gone),
    instead: options.texts('listIncluding', {
      value: behindAnother(gone, choiceLabel(gone, options), options.language),
    }),
  }));
}

export function exclusionLabel(gone: Choice, options: ListTexts): string {
  const value = behindAnother(gone, choiceLabel(gone, options), options.language);
  return options.texts(gone.field === 'car_equipment' ? 'listNotEquipped' : 'listNot', { value });
}

function excludedWordChips(list: CarList, { texts, language }: ListTexts): Chip[] {
  return list.excludedWords.map((words) => {
    const value = quoted(words, language);
    const others = list.excludedWords.filter((each) => each !== words);
    return {
      key: `not keyphrase ${words}`,
      label: texts('listNot', { value }),
      remaining: withExcludedWords(list, others),
      instead: texts('listIncluding', { value }),
    };
  });
}

const namedFields: readonly string[] = [
  'car_brand',
  'car_model',
  'car_website_city',
  'car_site_name',
  'car_site_region',
  'car_site_city',
  'car_campaigns',
];

/** A word of the trade behind another is written small: 'not diesel'; names, and abbreviations such as SUV, are not. */
function behindAnother({ field }: Choice, label: string, language: Language): string {
  const isName = namedFields.includes(field) || /\p{Lu}/u.test(label.slice(1));
  return isName ? label : withSmallInitial(label, language);
}

/** A model stands behind its make, also when another make was chosen between them. */
function inPanelOrder(choices: readonly Choice[]): Choice[] {
  const families = [...new Set(choices.map(familyOf))];
  const byFamily = families.flatMap((family) => choices.filter((choice) => familyOf(choice) === family));
  return byFamily.toSorted(byPanel);
}

function familyOf({ field, path }: Choice): string {
  return `${facetOf(field)} ${path[0]}`;
}

function byPanel(a: { field: string }, b: { field: string }): number {
  return placeInPanel(a.field) - placeInPanel(b.field);
}

function placeInPanel(field: string): number {
  const at = panelFacets.indexOf(facetOf(field));
  return at === -1 ? panelFacets.length : at;
}

/** A flag is called what it is about; every other value by its own name. */
function choiceLabel({ field, path }: Choice, { texts, stock }: ListTexts): string {
  const value = path.at(-1) ?? '';
  const counted = countLabels[field];
  if (counted) return texts(counted, { amount: Number(value) });
  const own = hasAddedFilters && addedFilter(field, stock);
  if (hasAddedFilters && own) return `${own.label}: ${facetWord(stock.words, field, value)}`;
  const flag = flagLabels[field];
  return flag ? texts(flag) : facetWord(stock.words, field, value);
}

/** A number says what it counts. */
const countLabels: Readonly<Record<string, TextKey>> = { car_seats: 'listSeats', car_doors: 'listDoors' };

const flagLabels: Readonly<Record<string, TextKey>> = {
  car_has_privateleasing: 'financePrivate',
  car_has_companyleasing: 'financeCompany',
  car_has_campaign_price: 'listCampaigns',
  car_has_campaign_loan: 'listCampaigns',
  car_is_sample: 'cardSample',
};

/** What the page is about, and the list of the whole stock without it: one for each field. */
export function buildFixedChips(list: CarList, options: ListTexts): Chip[] {
  const { fixed } = list;
  const facets = [...new Set(fixed.choices.map(({ field }) => facetOf(field)))];
  const values = facets.map((facet) => {
    const [own, others] = splitBy(fixed.choices, ({ field }) => facetOf(field) === facet);
    const leaves = own.filter(({ path }) => path.length === Math.max(...own.map((each) => each.path.length)));
    const label = leaves.map((choice) => choiceLabel(choice, options)).join(', ');
    return { key: `fixed ${facet}`, label, remaining: released(list, { ...fixed, choices: others }) };
  });
  const ranges = fixed.ranges.map((range) => ({
    key: `fixed ${range.field}`,
    label: rangeLabel(range, options),
    remaining: released(list, { ...fixed, ranges: fixed.ranges.filter((each) => each !== range) }),
  }));
  return [...values, ...ranges];
}

/** The same list in the whole stock, where what was fixed is a choice like any other. */
function released(list: CarList, { choices, ranges }: FilterSet): CarList {
  return {
    ...list,
    fixed: noFilters,
    choices: [...choices, ...list.choices],
    ranges: [...ranges, ...list.ranges],
    pages: 1,
  };
}

function splitBy<T>(all: readonly T[], isFirst: (each: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((each) => !isFirst(each))];
}

function nearChip(list: CarList, options: ListTexts): Chip[] {
  if (!list.near) return [];
  const instead = options.texts('listAnywhere');
  return [
    { key: 'near', label: nearLabel(list.near, options), remaining: withNear(list, undefined), instead },
  ];
}

/** 'within 50 km of Gothenburg' */
export function nearLabel(near: Near, options: ListTexts): string {
  const { texts } = options;
  const isPosition = near.label === texts('placeYourPosition');
  const place = isPosition ? withSmallInitial(near.label, options.language) : near.label;
  return texts('listWithin', { distance: formatRadius(near, options), place });
}

/** '150 000–650 000 kr', or only the end that limits anything. */
function rangeLabel(range: ChosenRange, options: ListTexts): string {
  const label = endsLabel(range, options);
  const own = hasAddedFilters && addedFilter(range.field, options.stock);
  if (hasAddedFilters && own) return `${own.label}: ${label}`;
  const offer = offerLabels[range.field];
  return offer ? `${options.texts(offer)} ${label}` : label;
}

/** An amount a month says of which offer it is, unless it is the loan's. */
const offerLabels: Readonly<Record<string, TextKey>> = {
  car_private_leasing_monthly_cost: 'financePrivate',
  car_company_leasing_monthly_cost: 'financeCompany',
};

function endsLabel({ field, from, to }: ChosenRange, options: ListTexts): string {
  if (!isRangeField(field)) return `${from ?? ''}–${to ?? ''}`;
  const amount = (...ends: number[]) => formatAmount(field, ends, options);
  if (from === undefined) return options.texts('listUpTo', { amount: amount(to ?? 0) });
  return to === undefined ? options.texts('listFrom', { amount: amount(from) }) : amount(from, to);
}
