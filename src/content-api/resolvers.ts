import type { Asked } from './asked.ts';
import { itemAt, layoutAt } from './items.ts';
import { languagesOf } from './languages.ts';
import { navigationBelow, wildcardPages } from './navigation.ts';
import { brandsOf, dictionaryOf } from './small-lists.ts';
import { storiesIndexAt, storiesListPage, storyAt } from './stories.ts';

/** Each question of the schema and who answers it. The schema has checked the words of the question. */
export const resolvers = {
  Query: {
    navigation: answeredBy(navigationBelow),
    languages: answeredBy(languagesOf),
    storiesindex: answeredBy(storiesIndexAt),
    storieslistpage: answeredBy(storiesListPage),
    story: answeredBy(storyAt),
    item: answeredBy(itemAt),
    layout: answeredBy(layoutAt),
    wildcardpages: answeredBy(wildcardPages),
    dictionary: answeredBy(dictionaryOf),
    brands: answeredBy(brandsOf),
  },
};

function answeredBy<Question>(answer: (asked: Asked, question: Question) => unknown) {
  return (_: unknown, question: Question, asked: Asked) => answer(asked, question);
}
