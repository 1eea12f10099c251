import { z } from 'zod';
import { MAX_PAGES } from '../../../shared/faceted-list/list-declaration.ts';
import { type CarList, unfilteredList } from '../list/car-list.ts';
import { filterKeys, isRangeField } from '../list/list-fields.ts';
import { MAX_PLACE_LENGTH } from '../list/near.ts';
import { MAX_PHRASE_LENGTH } from '../phrase/resolve-phrase.ts';

const MAX_CHOICES = 100;

const choice = z.object({
  field: z.string().refine((field) => filterKeys.includes(field), 'there is no such filter'),
  path: z.array(z.string().max(200)).min(1).max(3),
  stale: z.literal(true).optional(),
});
const range = z.object({
  field: z.string().refine(isRangeField, 'there is no such range'),
  from: z.number().optional(),
  to: z.number().optional(),
});
const filterSet = {
  choices: z.array(choice).max(MAX_CHOICES),
  ranges: z.array(range).max(MAX_CHOICES),
};
const near = z.object({
  label: z.string().max(MAX_PLACE_LENGTH),
  at: z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) }),
  radius: z.number().positive(),
  unit: z.enum(['km', 'mi']),
  isOtherUnit: z.literal(true).optional(),
});

/** A list as the browser has it. */
const carList = z.object({
  ...filterSet,
  fixed: z.object(filterSet),
  excluded: z.array(choice).max(MAX_CHOICES).default([]).describe('Values that no car may have.'),
  near: near.optional(),
  keyphrase: z.string().max(MAX_PHRASE_LENGTH),
  excludedWords: z
    .array(z.string().max(MAX_PHRASE_LENGTH))
    .max(20)
    .default([])
    .describe('Words that no car may have.'),
  sortName: z.string().max(50),
  pages: z.int().min(1).max(MAX_PAGES),
});

export const suggestionsBody = z
  .object({
    phrase: z
      .string()
      .max(MAX_PHRASE_LENGTH)
      .meta({ description: 'What somebody typed.', examples: ['elbil kombi under 400000'] }),
    language: z
      .string()
      .max(10)
      .optional()
      .meta({ description: 'The language of the page; without it, the site’s first.', examples: ['sv'] }),
    list: carList.optional().describe('The list that the phrase narrows; without it, all cars.'),
  })
  .meta({ id: 'SuggestionsBody' });

const suggestion = z.object({
  label: z
    .string()
    .meta({ description: 'The filters in words.', examples: ['El · Kombi · upp till 400 000 kr'] }),
  total: z.int().describe('How many cars there are.'),
  count: z.string().meta({ description: 'The same in words.', examples: ['23 bilar'] }),
  url: z.string().describe('The address of the list.'),
  list: carList,
});

export const suggestionsResponse = suggestion.extend({
  without: z.array(z.string()).describe('Words that were let go of, because no car has them as well.'),
  unclear: z
    .array(z.object({ words: z.string(), choices: z.array(suggestion) }))
    .describe(
      'Words that no filter can express, or that may mean one of several things: then the list with each. The list is not narrowed by them.',
    ),
  suggestions: z
    .array(suggestion)
    .describe('What the phrase means, and what it may become when somebody types on.'),
});

/** Optional keys of JSON are undefined in a list. */
export function toCarList(sent: z.infer<typeof carList> | undefined): CarList {
  return sent ? ({ ...unfilteredList, ...sent } as CarList) : unfilteredList;
}
