import * as List from 'lucide-react/icons/list';
import * as MapSheet from 'lucide-react/icons/map';
import { useId } from 'react';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { defineIsland } from '../../../shared/ui/island.tsx';
import { TabList } from '../../../shared/ui/tabs.tsx';
import type { LocatorProps } from '../locator-props.ts';
import { LocatorMap } from './locator-map.tsx';
import { LocatorPanel } from './locator-panel.tsx';
import { type LocatorView, useLocator } from './use-locator.ts';
import { useIsNarrow } from './use-media-query.ts';

/**
 * A list beside a map; under 1024 px one of the two, by tabs (LOC-01, LOC-02). The server renders the same, so that
 * the list, the search and the links work without script.
 */
function Locator(props: LocatorProps) {
  const { texts } = props;
  const locator = useLocator(props);
  const prefix = useId();
  const isNarrow = useIsNarrow();
  // Beside each other they are no panels of tabs, for there are no tabs.
  const panel = (id: LocatorView) => ({
    id: `${prefix}${id}-panel`,
    ...(isNarrow && { role: 'tabpanel', 'aria-labelledby': `${prefix}${id}` }),
  });
  const tabs = [
    { id: 'panel', label: texts.panelTabTitle, icon: <IconShape of={List} /> },
    { id: 'map', label: texts.mapTabTitle, icon: <IconShape of={MapSheet} /> },
  ] as const;
  return (
    <div className="locator" data-view={locator.view} data-locations={locator.loading.state}>
      <TabList
        prefix={prefix}
        label={texts.locatorView}
        tabs={tabs}
        chosen={locator.view}
        onChoose={locator.show}
        className="locator__tabs mx-gutter mt-3 grid-cols-[1fr_1fr] rounded-pill bg-stage p-1 with-script"
        tabClass="flex min-h-11 items-center justify-center gap-2 rounded-pill [transition:background-color_var(--fast)] focus-visible:rounded-pill aria-selected:bg-surface aria-selected:font-medium aria-selected:[box-shadow:0_1px_2px_var(--line)]"
      />
      <div
        {...panel('panel')}
        className="locator__panel flex min-h-0 flex-col lg:flex lg:border-r lg:border-r-line [.locator[data-view='map']>&]:hidden"
      >
        <LocatorPanel {...props} locator={locator} />
      </div>
      <div
        {...panel('map')}
        className="relative mt-3 hidden min-h-[calc(100dvh-var(--header)-4.5rem)] flex-1 lg:mt-0 lg:block lg:min-h-0 [.locator[data-view='map']>&]:block"
      >
        <LocatorMap {...props} locator={locator} />
      </div>
    </div>
  );
}

export const island = defineIsland('locator', Locator, 'load');
