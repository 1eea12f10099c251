import { mapOrigins } from '../../maps/load-map-settings.ts';
import type { Resolved } from '../../platform/fields/fields.ts';
import type { BookingFlowProps } from '../../workshop/flow/booking-flow-props.ts';
import { bookingQueryKeys, loadBookingFlow } from '../../workshop/flow/load-booking-flow.ts';
import { BookingSection } from '../../workshop/views/booking-section.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';

export const block = {
  fields,
  queryKeys: bookingQueryKeys,
  stylesheets: ['src/maps/views/map.css', 'src/workshop/views/stylesheet.css'],
  load: (given: Resolved<typeof fields>, context) => loadBookingFlow(given, context),
  origins: (_, { map }) => ({ tiles: mapOrigins(map) }),
  view: BookingSection,
  samples,
} satisfies Block<typeof fields, BookingFlowProps>;
