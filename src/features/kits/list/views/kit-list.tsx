import { lazy, Suspense, useCallback, useId, useState } from 'react';
import { formatMessage } from '../../../../shared/sites/format-message.ts';
import { formatNumber } from '../../../../shared/sites/formats.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { Drawer } from '../../../../shared/ui/drawer.tsx';
import { useHydrated, useWide } from '../../../../shared/ui/use-wide.ts';
import type { KitCard } from '../../kit-card.ts';
import { kitPath } from '../../kit-path.ts';
import { CartSummary } from '../../views/cart-summary.tsx';
import { buildChips } from '../chips.ts';
import { type KitList as List, withoutFilters } from '../kit-list.ts';
import type { KitListProps } from '../kit-list-props.ts';
import { listUrl } from '../list-url.ts';
import { CarPanel } from './car-panel.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { ListBar } from './list-bar.tsx';
import { ListContext, type ListContextValue } from './list-context.ts';
import { ListHead } from './list-head.tsx';
import { Results } from './results.tsx';
import { useKitList } from './use-kit-list.ts';

// Fetched when they are opened first.
const KitDialog = lazy(() =>
  import('../../views/kit-dialog.tsx').then((file) => ({ default: file.KitDialog })),
);
const CarChooser = lazy(() => import('./car-chooser.tsx').then((file) => ({ default: file.CarChooser })));

/** The server renders the same, with links and a form that do what the script does. */
export function KitList(props: KitListProps) {
  const { base, language, texts: textMap, stock, cart } = props;
  const id = useId();
  const addressOf = useCallback((next: List) => listUrl(base, next), [base]);
  const texts = useCallback<Texts>(
    (key, values) => (values ? formatMessage(textMap[key] ?? '', values, language) : (textMap[key] ?? '')),
    [textMap, language],
  );
  const kits = useKitList(props, addressOf);
  const wide = useWide();
  const hydrated = useHydrated();
  const [drawer, setDrawer] = useState(false);
  const [openKit, setOpenKit] = useState<KitCard>();
  const [choosesCar, setChoosesCar] = useState(false);
  const { query: list, failed } = kits.state;
  const { result } = kits.state.data;
  const context: ListContextValue = {
    list,
    base,
    language,
    texts,
    cart,
    stock,
    formId: `${id}-form`,
    addressOf,
    change: kits.change,
    toggle: kits.toggle,
    openKit: setOpenKit,
    chooseCar: () => setChoosesCar(true),
  };
  const chosen = buildChips(list, context).length;
  const counted = { count: formatNumber(result.total, language), amount: result.total };
  const isUncounted = failed?.kind === 'reload';
  return (
    <ListContext value={context}>
      <ListHead {...props.head} count={isUncounted ? undefined : texts('kitListCount', counted)} />
      <CarPanel options={props.cars} />
      <div className="kit-list">
        <ListBar chosen={chosen} onFilter={() => setDrawer(true)} />
        {/* On a small screen the server's panel is for visitors without script; the drawer has its own. */}
        {(wide || !hydrated) && (
          <aside aria-label={texts('listFilter')} className="kit-list__filters">
            <div className="with-script kit-list__cart">
              <CartSummary cart={cart} />
            </div>
            <FilterPanel facets={result.facets} />
          </aside>
        )}
        <section ref={kits.place} aria-label={texts('kitListResults')} className="kit-list__results">
          <FilterChips />
          <Results {...kits} />
        </section>
      </div>
      {!wide && hydrated && (
        <Drawer
          open={drawer}
          onClose={() => setDrawer(false)}
          title={texts('listFilter')}
          closeLabel={texts('listFilterClose')}
          foot={
            <>
              <Button kind="secondary" onClick={() => kits.change(withoutFilters(list))}>
                {texts('listClearShort')}
              </Button>
              <Button onClick={() => setDrawer(false)}>{texts('kitListShow', counted)}</Button>
            </>
          }
        >
          <FilterPanel facets={result.facets} />
        </Drawer>
      )}
      <Suspense>
        {openKit && (
          <KitDialog
            kit={{ ...openKit, path: kitPath(base, openKit) }}
            cart={cart}
            onClose={() => setOpenKit(undefined)}
          />
        )}
        {choosesCar && (
          <CarChooser
            start={list.car}
            texts={texts}
            onClose={() => setChoosesCar(false)}
            onChoose={(car) => {
              setChoosesCar(false);
              kits.change({ ...list, car, pages: 1 });
            }}
          />
        )}
      </Suspense>
    </ListContext>
  );
}
