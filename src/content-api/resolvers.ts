import { itemAt, layoutAt } from './items.ts';
import { languagesOf } from './languages.ts';
import { navigationBelow, wildcardPages } from './navigation.ts';
import type { QueryContext } from './query-context.ts';
import { brandsOf, dictionaryOf } from './small-lists.ts';
import { storiesIndexAt, storiesListPage, storyAt } from './stories.ts';

/** Each question of the schema and who answers it. The schema has checked the words of the question. */
export const resolvers = {
  Query: {
    navigation: resolver(navigationBelow),
    languages: resolver(languagesOf),
    storiesindex: resolver(storiesIndexAt),
    storieslistpage: resolver(storiesListPage),
    story: resolver(storyAt),
    item: resolver(itemAt),
    layout: resolver(layoutAt),
    wildcardpages: resolver(wildcardPages),
    dictionary: resolver(dictionaryOf),
    brands: resolver(brandsOf),
  },
};

function resolver<Question>(answer: (context: QueryContext, args: Question) => unknown) {
  return (_: unknown, args: Question, context: QueryContext) => answer(context, args);
}
