import { type LocatorFields, loadLocator, locatorQueryKeys } from '../../../features/locator/load-locator.ts';
import type { LocatorProps } from '../../../features/locator/locator-props.ts';
import { island } from '../../../features/locator/views/locator.island.tsx';
import { mapOrigins } from '../../../shared/maps/load-map-settings.ts';
import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import type { Block } from '../block.ts';
import { islandView } from '../island-view.tsx';
import { fields } from './fields.ts';

export const block = {
  fields,
  queryKeys: locatorQueryKeys,
  stylesheets: ['src/shared/maps/views/map.css', 'src/features/locator/views/locator.css'],
  load: (given: Resolved<typeof fields> & LocatorFields, context) => loadLocator(given, context),
  origins: (_, { map }) => ({ tiles: mapOrigins(map) }),
  view: islandView(island),
} satisfies Block<typeof fields, LocatorProps>;
