import { useCallback, useId, useMemo, useState } from 'react';
import { formatMessage } from '../../../../shared/sites/format-message.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Drawer } from '../../../../shared/ui/drawer.tsx';
import { useHydrated, useWide } from '../../../../shared/ui/use-wide.ts';
import type { CarList as List } from '../car-list.ts';
import { withoutFilters } from '../car-list.ts';
import type { CarListProps } from '../car-list-props.ts';
import { buildChips } from '../chips.ts';
import { buildFilterPanel } from '../filter-panel.ts';
import { listUrl } from '../list-url.ts';
import { countText } from './count-text.ts';
import { DroppedWordsNotice } from './dropped-words-notice.tsx';
import { FilterButton } from './filter-button.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSidebar, UnhydratedSidebar } from './filter-sidebar.tsx';
import { ListBar } from './list-bar.tsx';
import { ListContext, type ListContextValue, type PhraseNotes } from './list-context.ts';
import { ListHead, ListLead } from './list-head.tsx';
import { PlaceNotice } from './place-notice.tsx';
import { Results } from './results.tsx';
import { UnclearWordsNotice } from './unclear-words-notice.tsx';
import { useCarList } from './use-car-list.ts';
import { useChosenPlace } from './use-chosen-place.ts';
import { useLanguageLinks } from './use-language-links.ts';
import { usePanelMode } from './use-panel-mode.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** Where the skip link leads. */
const RESULTS_ID = 'cars';

/** The server renders the same, with links and a form that do what the script does. */
export function CarList(props: CarListProps) {
  const { place, wholeStock, language, country, texts: textMap, stock, start } = props;
  const id = useId();
  const addressOf = useCallback((next: List) => listUrl(place, next), [place]);
  const texts = useCallback<Texts>(
    (key, values) => (values ? formatMessage(textMap[key] ?? '', values, language) : (textMap[key] ?? '')),
    [textMap, language],
  );
  const cars = useCarList(props, addressOf);
  useLanguageLinks(place.pathToCarList, addressOf(cars.state.query));
  const wayBack = useScrollRestoration(cars.place);
  const wide = useWide();
  const panel = usePanelMode();
  const { drawer } = cars;
  const [notes, setNotes] = useState<PhraseNotes & { list: List }>({
    list: start.list,
    dropped: props.droppedWords,
    unclear: props.unclearWords,
  });
  const { query: list, failed } = cars.state;
  const { result } = cars.state.data;
  useChosenPlace(list.near);
  const hydrated = useHydrated();
  const tools: ListContextValue = {
    list,
    placeProblem: list === start.list ? props.placeProblem : undefined,
    droppedWords: notes.list === list ? notes.dropped : [],
    unclearWords: notes.list === list ? notes.unclear : [],
    onRead: (of, read) => setNotes({ ...read, list: of }),
    language,
    country,
    texts,
    stock,
    hydrated,
    formId: `${id}-form`,
    place,
    wholeStock,
    addressOf,
    change: cars.change,
    toggle: cars.toggle,
  };
  const hasPanel = wide || drawer.isOpen;
  const groups = useMemo(
    () => (hasPanel ? buildFilterPanel({ list, facets: result.facets, stock, language }) : []),
    [hasPanel, list, result.facets, stock, language],
  );
  const chosen = buildChips(list, tools).length;
  const counted = { count: countText(result.total, language), amount: result.total };
  const count = failed?.kind === 'reload' ? '' : texts('listCount', counted);
  const head = { ...props.head, ...(list === start.list ? {} : { isLost: false, namedByPath: '' }) };
  return (
    <ListContext value={tools}>
      <div className="car-list" data-panel={panel.open ? 'open' : 'closed'}>
        <a href={`#${RESULTS_ID}`} className="skip-link">
          {texts('listSkip')}
        </a>
        <ListBar head={<ListHead {...head} titleTemplate={props.titleTemplate} />} count={count}>
          {wide && panel.mode === 'toggle' ? (
            <FilterButton
              chosen={chosen}
              open={panel.open}
              panelId={`${id}-filters`}
              onPress={() => panel.setOpen(!panel.open)}
            />
          ) : (
            <FilterButton chosen={chosen} open={drawer.isOpen} onPress={drawer.open} />
          )}
        </ListBar>
        {!wide && !hydrated && <UnhydratedSidebar id={`${id}-filters`} />}
        {wide && panel.open && (
          <FilterSidebar id={`${id}-filters`} mode={panel.mode} onMode={panel.setMode}>
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
          <FilterChips />
          <PlaceNotice />
          <UnclearWordsNotice />
          <DroppedWordsNotice total={result.total} />
          <Results {...cars} props={props} tools={tools} />
          <ListLead {...head} />
        </section>
      </div>
      {!wide && hydrated && (
        <Drawer
          open={drawer.isOpen}
          onClose={drawer.close}
          title={texts('listFilter')}
          closeLabel={texts('listFilterClose')}
          foot={
            <>
              <Button kind="secondary" onClick={() => cars.change(withoutFilters(list))}>
                {texts('listClearShort')}
              </Button>
              <Button onClick={drawer.close}>{texts('listShowCars', counted)}</Button>
            </>
          }
        >
          <FilterPanel groups={groups} />
        </Drawer>
      )}
    </ListContext>
  );
}
