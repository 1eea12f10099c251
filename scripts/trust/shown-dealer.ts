import type { FeedText } from '../../src/features/dealers/dealer-words.ts';
import { type Dealership, parseDealership } from '../../src/features/dealers/dealership.ts';
import { feedLanguage } from '../../src/features/dealers/feed-language.ts';
import { serviceText } from '../../src/features/dealers/list/service-text.ts';
import { serviceWords } from '../../src/features/dealers/list/service-words.ts';
import { dealerDescription } from '../../src/features/dealers/page/dealer-page-head.ts';
import {
  type DepartmentWordsContext,
  departmentWords,
} from '../../src/features/dealers/page/department-words.ts';
import type { SearchRecord } from '../../src/shared/search/port.ts';
import type { Audience } from './shown-car.ts';

/** One dealership in one language: every word of its feed that its page and the list show. */
export type ShownDealer = {
  slug: string;
  words: readonly ShownWord[];
  metaDescription: string;
};

export type ShownWord = FeedText & {
  place: 'department' | 'service' | 'title' | 'holiday' | 'notice' | 'weekday' | 'hours';
  /** What the page in the feed's own language shows there. */
  feed: string;
};

export function showDealer(
  record: SearchRecord,
  audience: Audience,
  texts: DepartmentWordsContext['texts'],
): ShownDealer {
  const dealership = parseDealership(record);
  if (!dealership)
    throw new Error(`${audience.site.name} has a record that is no dealership: ${record['site_id']}`);
  const { site, language } = audience;
  const page = { site, language, texts };
  const own = wordsOf(dealership, page);
  const feed = wordsOf(dealership, { ...page, language: site.languages[0] });
  const departments = dealership.departments.map((each) => ({
    words: departmentWords(each, everyDay, page),
  }));
  return {
    slug: dealership.slug,
    words: own.map((word, at) => ({ ...word, feed: feed[at]?.text ?? '' })),
    metaDescription: dealerDescription(dealership, departments, texts),
  };
}

/** Before all of a feed's days, so that none of them has passed. */
const everyDay = { date: '1970-01-01', weekday: 3 };

type Word = Omit<ShownWord, 'feed'>;

function wordsOf({ departments }: Dealership, page: DepartmentWordsContext): Word[] {
  return departments.flatMap((department) => {
    const days = department.openingschedule?.vacationdays.map(({ vacationstart }) => ({
      date: vacationstart.slice(0, 10),
      weekday: everyDay.weekday,
    }));
    const services = department.service_name.map((name) =>
      serviceText(name, { serviceWords: serviceWords([name], page), feedLanguage: feedLanguage(page) }),
    );
    return [everyDay, ...(days ?? [])]
      .flatMap((day) => wordsOn(departmentWords(department, day, page)))
      .concat(services.map((text) => ({ place: 'service', ...text })));
  });
}

function wordsOn({ name, week, vacation, deviations, people }: ReturnType<typeof departmentWords>): Word[] {
  const days = [...week, ...(vacation?.week ?? [])];
  const found: readonly (readonly [place: Word['place'], text: FeedText | undefined])[] = [
    ['department', name],
    ['notice', vacation?.title],
    ...people.map(({ title }) => ['title', title] as const),
    ...deviations.flatMap((each) => [['holiday', each.name] as const, ['hours', each.hours] as const]),
    ...days.flatMap(({ day, hours }) => [['weekday', day] as const, ['hours', hours] as const]),
  ];
  return found.flatMap(([place, text]) => (text ? [{ place, ...text }] : []));
}
