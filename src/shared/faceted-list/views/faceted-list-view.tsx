import * as SearchX from 'lucide-react/icons/search-x';
import type { FormEvent, ReactNode } from 'react';
import type { TextKey } from '../../sites/dictionary.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { IconShape } from '../../ui/icon-shape.tsx';
import { CardSkeleton } from '../../ui/skeleton.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import { type FacetedList, withKeyphrase } from '../faceted-list.ts';
import type { Chip } from '../filter-chips.ts';
import { buildFilterPanel, type RangeGroup, type StockOutline } from '../filter-panel.ts';
import type { ListQueryState } from '../list-query-state.ts';
import { countText } from './count-text.ts';
import { FacetGroup, type RangeProps } from './facet-group.tsx';
import { FilterButton } from './filter-button.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterDrawer } from './filter-drawer.tsx';
import { useListLink, useListTools } from './list-context.ts';
import type { MoreProps } from './load-more.tsx';
import { Results } from './results.tsx';
import { SearchField, useSearchText } from './search-field.tsx';
import { Skeletons } from './skeletons.tsx';
import { SortSelect } from './sort-select.tsx';
import type { ListPage, useFacetedList } from './use-faceted-list.ts';
import { useHydrated, useWide } from './use-wide.ts';

/** What a list is called and looks like. */
export type ListLook = {
  texts: Record<
    'apply' | 'emptyText' | 'failed' | 'loading' | 'results' | 'search' | 'searchHint' | 'show' | 'showing',
    TextKey
  >;
  /** The headings of the panel. */
  facets: Readonly<Record<string, TextKey>>;
  sorts: Readonly<Record<string, TextKey>>;
  classes: Record<'root' | 'bar' | 'tools' | 'filters' | 'results' | 'grid', string>;
};

type Items = ReturnType<typeof useFacetedList>;

interface Props<Card> {
  look: ListLook;
  /** Where the form is sent to without script. */
  base: string;
  items: {
    state: ListQueryState<FacetedList, ListPage<Card>>;
    place: Items['place'];
    drawer: Items['drawer'];
    more: () => void;
    retry: () => void;
  };
  stock: StockOutline;
  /** In which unit a range is. */
  range?: ((group: RangeGroup) => RangeProps) | undefined;
  chips: readonly Chip[];
  /** The list without filters. */
  unfiltered: FacetedList;
  /** One card, in an element that its list finds it by. */
  card: (card: Card, at: number) => ReactNode;
  keyOf: (card: Card) => string;
  /** In the bar, and above the filters beside the list. */
  tool?: ReactNode;
  aside?: ReactNode;
  end?: MoreProps['end'];
}

/** A list with a bar, a panel that is a drawer on small screens, chips and cards. Without script, links and a form. */
export function FacetedListView<Card>(props: Props<Card>) {
  const { look, items, unfiltered } = props;
  const { list, language, texts, declaration } = useListTools();
  // In the same order.
  const cleared = { ...unfiltered, sortName: list.sortName };
  const wide = useWide();
  const hydrated = useHydrated();
  const { classes, texts: keys } = look;
  const { cards, total } = items.state.data;
  const counted = { count: countText(total, language), amount: total };
  return (
    <>
      <div className={classes.root}>
        <ListBar {...props} />
        {/* On a small screen the server's panel is for visitors without script; the drawer has its own. */}
        {(wide || !hydrated) && (
          <aside aria-label={texts('listFilter')} className={classes.filters}>
            {props.aside}
            <FilterPanel {...props} />
          </aside>
        )}
        <section ref={items.place} aria-label={texts(keys.results)} className={classes.results}>
          <FilterChips chips={props.chips} cleared={cleared} />
          <Results
            items={items}
            failed={{ title: texts(keys.failed) }}
            skeleton={<SkeletonGrid look={look} />}
            empty={<NothingFound {...props} />}
            more={{
              className: 'mt-16',
              size: 'large',
              label: texts('listMore'),
              quietUpTo: declaration.pageSize,
              sentence: (amounts) => texts(keys.showing, amounts),
              end: props.end,
            }}
          >
            {/* Cards have headings of the third level; this is the one above them. */}
            <h2 className="sr-only">{texts(keys.results)}</h2>
            <ul className={classes.grid}>
              {cards.map((card, at) => (
                <li key={props.keyOf(card)}>{props.card(card, at)}</li>
              ))}
            </ul>
          </Results>
        </section>
      </div>
      {!wide && hydrated && (
        <FilterDrawer drawer={items.drawer} cleared={cleared} show={texts(keys.show, counted)}>
          <FilterPanel {...props} />
        </FilterDrawer>
      )}
    </>
  );
}

/** Words and order. Without script it is the form that sends everything, from the first page on. */
function ListBar<Card>({ look, base, chips, items: { drawer }, tool }: Props<Card>) {
  const { list, texts, formId, change, declaration } = useListTools();
  const phrase = useSearchText();
  function search(event: FormEvent) {
    event.preventDefault();
    change(withKeyphrase(list, phrase.text.trim()));
  }
  const [usual = '', ...others] = declaration.sortNames;
  const named = list.keyphrase ? [usual, ...others] : others;
  const labelOf = (name: string) => texts(look.sorts[name] ?? 'listSort');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a form inside a search element would need a box of its own
    <form
      id={formId}
      role="search"
      action={base}
      autoComplete="off"
      noValidate
      onSubmit={search}
      className={look.classes.bar}
    >
      <SearchField phrase={phrase} label={texts(look.texts.search)} hint={texts(look.texts.searchHint)} />
      <div className={look.classes.tools}>
        <FilterButton chosen={chips.length} open={drawer.isOpen} onPress={drawer.open} />
        <SortSelect
          usual={list.keyphrase ? texts('listSortBestMatch') : labelOf(usual)}
          offered={named.map((name) => ({ name, label: labelOf(name) }))}
        />
        {tool}
        <Button type="submit" className="without-script">
          {texts(look.texts.apply)}
        </Button>
      </div>
    </form>
  );
}

/** All there is to choose from, with live counts. */
function FilterPanel<Card>({ look, stock, range, items }: Props<Card>) {
  const { list, texts, formId, declaration } = useListTools();
  const groups = buildFilterPanel({ list, facets: items.state.data.facets, stock, declaration });
  return (
    <div className="filter-panel">
      {groups.map((group) => (
        <FacetGroup
          key={group.facet}
          group={group}
          label={texts(look.facets[group.facet] ?? 'listFilter')}
          range={range}
          isOpen
        />
      ))}
      <Button type="submit" form={formId} wide className="without-script mt-6">
        {texts(look.texts.apply)}
      </Button>
    </div>
  );
}

function NothingFound<Card>({ look, unfiltered }: Props<Card>) {
  const { texts } = useListTools();
  const linkTo = useListLink();
  return (
    <StateMessage
      title={texts('noSearchResults')}
      text={texts(look.texts.emptyText)}
      icon={<IconShape of={SearchX} />}
      actions={<ButtonLink {...linkTo(unfiltered)}>{texts('listClear')}</ButtonLink>}
    />
  );
}

function SkeletonGrid({ look }: Pick<Props<unknown>, 'look'>) {
  const { texts, declaration } = useListTools();
  return (
    <Skeletons label={texts(look.texts.loading)} className={look.classes.grid} count={declaration.pageSize}>
      <CardSkeleton />
    </Skeletons>
  );
}
