import type { ViewProps } from '../../../shared/sites/page-context.ts';
import { Island } from '../../../shared/ui/island.tsx';
import type { TyreHotelProps } from '../flow/tyre-hotel-props.ts';
import { island } from './tyre-hotel.island.tsx';

export function TyreHotelSection({ data }: ViewProps<unknown, TyreHotelProps>) {
  return <Island of={island} props={data} />;
}
