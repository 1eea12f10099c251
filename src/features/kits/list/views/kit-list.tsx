import { lazy, Suspense, useCallback, useState } from 'react';
import { FacetedListView } from '../../../../shared/faceted-list/views/faceted-list-view.tsx';
import { ListContext } from '../../../../shared/faceted-list/views/list-context.ts';
import { useFacetedList } from '../../../../shared/faceted-list/views/use-faceted-list.ts';
import { formatNumber } from '../../../../shared/sites/formats.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { onPlainClick } from '../../../../shared/ui/on-plain-click.ts';
import type { KitCard } from '../../kit-card.ts';
import { PRICE_FIELD } from '../../kit-facets.ts';
import { kitPath } from '../../kit-path.ts';
import { formatKitPrice } from '../../kit-price.ts';
import { CartSummary } from '../../views/cart-summary.tsx';
import { buildChips } from '../chips.ts';
import { fetchKits } from '../fetch-kits.ts';
import {
  kitListDeclaration as declaration,
  kitListAddress,
  type KitList as List,
  unfilteredList,
} from '../kit-list.ts';
import type { KitListProps } from '../kit-list-props.ts';
import { CarPanel } from './car-panel.tsx';
import { KitCardView } from './kit-card-view.tsx';
import { kitListLook } from './kit-list-look.ts';
import type { KitListTools } from './kit-list-tools.ts';
import { ListHead } from './list-head.tsx';
import { useStoredCar } from './use-stored-car.ts';
import { ViewToggle } from './view-toggle.tsx';

// Fetched when they are opened first.
const KitDialog = lazy(() =>
  import('../../views/kit-dialog.tsx').then((file) => ({ default: file.KitDialog })),
);
const CarChooser = lazy(() => import('./car-chooser.tsx').then((file) => ({ default: file.CarChooser })));

/** The server renders the same, with links and a form that do what the script does. */
export function KitList({ base, language, start, stock, cart, ...props }: KitListProps) {
  const addressOf = useCallback((next: List) => kitListAddress(base, next), [base]);
  const kits = useFacetedList({
    declaration,
    language,
    texts: props.texts,
    initial: { query: start.list, data: start.page, failed: start.failed },
    fetchPage: fetchKits,
    historyKey: 'kitListWithRanges',
    addressOf,
    cardSelector: '[data-kit]',
  });
  useStoredCar(kits);
  const [openKit, setOpenKit] = useState<KitCard>();
  const [choosesCar, setChoosesCar] = useState(false);
  const { query: list, failed } = kits.state;
  const { total } = kits.state.data;
  const { texts, formId } = kits.tools;
  const chooseCar = () => setChoosesCar(true);
  const tools: KitListTools = { ...kits.tools, chooseCar };
  const counted = { count: formatNumber(total, language), amount: total };
  return (
    <ListContext value={tools}>
      <ListHead
        {...props.head}
        count={failed?.kind === 'reload' ? undefined : texts('kitListCount', counted)}
      />
      <CarPanel options={props.cars} />
      <FacetedListView
        look={kitListLook}
        base={base}
        items={kits}
        stock={{ values: {}, bounds: stock ? { [PRICE_FIELD]: stock } : {} }}
        range={() => ({ unit: '€', formatValue: (value) => formatKitPrice(value, 'EUR', language) })}
        chips={buildChips(list, tools)}
        unfiltered={unfilteredList}
        card={(kit, at) => (
          <KitCardView kit={kit} base={base} cart={cart} early={at === 0} onOpen={setOpenKit} />
        )}
        keyOf={({ kitId }) => kitId}
        tool={<ViewToggle />}
        aside={
          <div className="with-script kit-list__cart mb-7">
            <CartSummary cart={cart} />
          </div>
        }
        end={{
          title: (shown) => texts('kitListEnd', { shown }),
          text: texts('kitListEndText'),
          actions: (
            <>
              <Button className="with-script" onClick={chooseCar}>
                {texts(list.car.length > 0 ? 'kitCarChange' : 'kitCarChoose')}
              </Button>
              <ButtonLink
                kind="secondary"
                href={`#${formId}`}
                onClick={(event) => onPlainClick(event, () => focusSearch(formId))}
              >
                {texts('kitListSearch')}
              </ButtonLink>
            </>
          ),
        }}
      />
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

function focusSearch(formId: string): void {
  document.getElementById(formId)?.querySelector<HTMLElement>('input[type="search"]')?.focus();
}
