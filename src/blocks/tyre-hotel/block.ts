import { loadTyreHotel } from '../../tyre-hotel/flow/load-tyre-hotel.ts';
import type { TyreHotelProps } from '../../tyre-hotel/flow/tyre-hotel-props.ts';
import { TyreHotelSection } from '../../tyre-hotel/views/tyre-hotel-section.tsx';
import type { Block } from '../block.ts';
import { fields } from './fields.ts';
import { samples } from './sample.ts';

export const block = {
  fields,
  stylesheets: ['src/tyre-hotel/views/stylesheet.css'],
  load: (given, context) => loadTyreHotel(given, context),
  view: TyreHotelSection,
  samples,
} satisfies Block<typeof fields, TyreHotelProps>;
