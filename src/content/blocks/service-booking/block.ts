import type { BookingFlowProps } from '../../../features/workshop/flow/booking-flow-props.ts';
import { bookingQueryKeys, loadBookingFlow } from '../../../features/workshop/flow/load-booking-flow.ts';
import { BookingSection } from '../../../features/workshop/views/booking-section.tsx';
import { mapOrigins } from '../../../shared/maps/load-map-settings.ts';
import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';

export const block = {
  fields,
  queryKeys: bookingQueryKeys,
  stylesheets: ['src/shared/maps/views/map.css', 'src/features/workshop/views/stylesheet.css'],
  load: (given: Resolved<typeof fields>, context) => loadBookingFlow(given, context),
  origins: (_, { map }) => ({ tiles: mapOrigins(map) }),
  view: BookingSection,
} satisfies Block<typeof fields, BookingFlowProps>;
