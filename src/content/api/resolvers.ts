import { brandsOf } from './brands.ts';
import { dictionaryOf } from './dictionary.ts';
import { itemAt, layoutAt } from './items.ts';
import { languagesOf } from './languages.ts';
import { navigationBelow, wildcardPages } from './navigation.ts';
import type { QueryContext } from './query-context.ts';
import { storiesIndexAt, storiesListPage, storyAt } from './stories.ts';

/** The resolver of each query of the schema, which has validated the arguments. */
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

function resolver<Args>(resolve: (context: QueryContext, args: Args) => unknown) {
  return (_: unknown, args: Args, context: QueryContext) => resolve(context, args);
}
