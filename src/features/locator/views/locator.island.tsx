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
        className="locator__tabs with-script"
        tabClass="locator__tab"
      />
      <div {...panel('panel')} className="locator__panel">
        <LocatorPanel {...props} locator={locator} />
      </div>
      <div {...panel('map')} className="locator__map">
        <LocatorMap {...props} locator={locator} />
      </div>
    </div>
  );
}

export const island = defineIsland('locator', Locator, 'load');
