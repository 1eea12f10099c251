import type { BookingFlowProps } from '../../../features/workshop/flow/booking-flow-props.ts';
import { bookingQueryKeys, loadBookingFlow } from '../../../features/workshop/flow/load-booking-flow.ts';
import { island } from '../../../features/workshop/views/booking-flow.island.tsx';
import { mapOrigins } from '../../../shared/maps/load-map-settings.ts';
import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import type { Block } from '../block.ts';
import { islandView } from '../island-view.tsx';
import { fields } from './fields.ts';

export const block = {
  fields,
  queryKeys: bookingQueryKeys,
  stylesheets: ['src/shared/maps/views/map.css', 'src/features/workshop/views/stylesheet.css'],
  load: (given: Resolved<typeof fields>, context) => loadBookingFlow(given, context),
  origins: (_, { map }) => ({ tiles: mapOrigins(map) }),
  view: islandView(island),
} satisfies Block<typeof fields, BookingFlowProps>;
