import { useCallback, useId, useMemo, useState } from 'react';
import { countText } from '../../../../shared/faceted-list/views/count-text.ts';
import { FilterButton } from '../../../../shared/faceted-list/views/filter-button.tsx';
import { FilterChips } from '../../../../shared/faceted-list/views/filter-chips.tsx';
import { FilterDrawer } from '../../../../shared/faceted-list/views/filter-drawer.tsx';
import { ListContext } from '../../../../shared/faceted-list/views/list-context.ts';
import { Results } from '../../../../shared/faceted-list/views/results.tsx';
import { useFacetedList } from '../../../../shared/faceted-list/views/use-faceted-list.ts';
import { useHydrated, useWide } from '../../../../shared/faceted-list/views/use-wide.ts';
import type { CarList } from '../car-list.ts';
import { withoutFilters } from '../car-list.ts';
import type { CarListProps } from '../car-list-props.ts';
import { buildChips, buildFixedChips } from '../chips.ts';
import { fetchCars } from '../fetch-list.ts';
import { buildFilterPanel } from '../filter-panel.ts';
import { hasAddedFilters } from '../has-added-filters.ts';
import { carListDeclaration as declaration, setAddedFilters } from '../list-fields.ts';
import type { ShownCars } from '../list-state.ts';
import { listUrl } from '../list-url.ts';
import type { CarListTools, PhraseNotes } from './car-list-tools.ts';
import { CardGrid, ServerCards, SkeletonGrid } from './card-grid.tsx';
import { DroppedWordsNotice } from './dropped-words-notice.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSidebar, UnhydratedSidebar } from './filter-sidebar.tsx';
import { ListBar } from './list-bar.tsx';
import { ListHead, ListLead } from './list-head.tsx';
import { NothingFound } from './nothing-found.tsx';
import { PlaceNotice } from './place-notice.tsx';
import { ToFilters } from './to-filters.tsx';
import { UnclearWordsNotice } from './unclear-words-notice.tsx';
import { useChosenPlace } from './use-chosen-place.ts';
import { useLanguageLinks } from './use-language-links.ts';
import { usePanelMode } from './use-panel-mode.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** Where the skip link leads. */
const RESULTS_ID = 'cars';

/** A shorter list does not say how much of it is shown (LIST-17). */
const QUIET_UP_TO = 11;

/** The server renders the same, with links and a form that do what the script does. */
export function CarListView(props: CarListProps) {
  const { place, wholeStock, language, country, stock, start } = props;
  // The browser knows the filters of extensions from here on.
  if (hasAddedFilters && stock.added) setAddedFilters(stock.added);
  const id = useId();
  const panelId = `${id}-filters`;
  const addressOf = useCallback((next: CarList) => listUrl(place, next), [place]);
  const cars = useFacetedList<CarList, ShownCars>({
    declaration,
    language,
    texts: props.texts,
    initial: {
      query: start.list,
      data: { ...start.result, fromServer: start.shown, cards: [] },
      failed: start.failed,
    },
    fetchPage: (list, page, signal) => fetchCars(list, page, { language, signal }),
    // Entries that an earlier version of the page wrote lack what it did not know; those are loaded anew.
    historyKey: 'carListWithExclusions',
    addressOf,
    cardSelector: '[data-car]',
  });
  const { query: list, failed, data } = cars.state;
  const { drawer } = cars;
  const { texts } = cars.tools;
  useLanguageLinks(place.pathToCarList, addressOf(list));
  const wayBack = useScrollRestoration(cars.place);
  const wide = useWide();
  const panel = usePanelMode();
  const [notes, setNotes] = useState<PhraseNotes & { list: CarList }>({
    list: start.list,
    dropped: props.droppedWords,
    unclear: props.unclearWords,
  });
  useChosenPlace(list.near);
  const hydrated = useHydrated();
  const tools: CarListTools = {
    ...cars.tools,
    ...{ country, stock, hydrated, place, wholeStock },
    placeProblem: list === start.list ? props.placeProblem : undefined,
    droppedWords: notes.list === list ? notes.dropped : [],
    unclearWords: notes.list === list ? notes.unclear : [],
    onRead: (of, read) => setNotes({ ...read, list: of }),
  };
  const hasPanel = wide || drawer.isOpen;
  const { facets, total } = data;
  const groups = useMemo(
    () => (hasPanel ? buildFilterPanel({ list, facets, stock, language }) : []),
    [hasPanel, list, facets, stock, language],
  );
  const chips = buildChips(list, tools);
  // What the page itself is about leads to the whole stock.
  const fixedChips = place.pathToCarList === wholeStock.pathToCarList ? [] : buildFixedChips(list, tools);
  const counted = { count: countText(total, language), amount: total };
  const head = { ...props.head, ...(list === start.list ? {} : { isLost: false, namedByPath: '' }) };
  const cleared = withoutFilters(list);
  return (
    <ListContext value={tools}>
      <div className="car-list" data-panel={panel.open ? 'open' : 'closed'}>
        <a href={`#${RESULTS_ID}`} className="skip-link">
          {texts('listSkip')}
        </a>
        <ListBar
          head={<ListHead {...head} titleTemplate={props.titleTemplate} />}
          count={failed?.kind === 'reload' ? '' : texts('listCount', counted)}
        >
          {wide && panel.mode === 'toggle' ? (
            <FilterButton
              chosen={chips.length}
              open={panel.open}
              panelId={panelId}
              onPress={() => panel.setOpen(!panel.open)}
            />
          ) : (
            <FilterButton chosen={chips.length} open={drawer.isOpen} onPress={drawer.open} />
          )}
        </ListBar>
        {!wide && !hydrated && <UnhydratedSidebar id={panelId} />}
        {wide && panel.open && (
          <FilterSidebar id={panelId} mode={panel.mode} onMode={panel.setMode}>
            <FilterPanel groups={groups} />
          </FilterSidebar>
        )}
        <section
          id={RESULTS_ID}
          tabIndex={-1}
          ref={cars.place}
          {...wayBack}
          aria-label={texts('listResults')}
          className="car-list__results"
        >
          <FilterChips
            before={fixedChips.map((chip) => ({ ...chip, href: listUrl(wholeStock, chip.remaining) }))}
            chips={chips}
            cleared={cleared}
          />
          <PlaceNotice />
          <UnclearWordsNotice />
          <DroppedWordsNotice total={total} />
          <Results
            items={cars}
            failed={{ title: texts('carListError') }}
            skeleton={<SkeletonGrid label={texts('listLoading')} />}
            empty={<NothingFound {...props} />}
            more={{
              className: 'mt-16',
              size: 'large',
              label: texts('listMore'),
              quietUpTo: QUIET_UP_TO,
              anchor: `#car-${start.lastCar ?? ''}`,
              sentence: (amounts) => texts('listShowing', amounts),
              end: {
                title: (shown) => texts('listEnd', { shown }),
                text: texts('listEndText'),
                actions: <ToFilters />,
              },
            }}
          >
            {/* Cards have headings of the third level; this is the one above them. */}
            <h2 className="sr-only">{texts('listResults')}</h2>
            {data.fromServer !== undefined && data.fromServer > 0 && (
              <ServerCards cards={props.serverCards} />
            )}
            {data.cards.length > 0 && (
              <CardGrid key={cars.state.resultNumber} cards={data.cards} texts={texts} />
            )}
          </Results>
          <ListLead {...head} />
        </section>
      </div>
      {!wide && hydrated && (
        <FilterDrawer drawer={drawer} cleared={cleared} show={texts('listShowCars', counted)}>
          <FilterPanel groups={groups} />
        </FilterDrawer>
      )}
    </ListContext>
  );
}
