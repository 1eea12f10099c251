import type { ViewProps } from '../../sites/page-context.ts';
import { Island } from '../../ui/island.tsx';
import type { TyreHotelProps } from '../flow/tyre-hotel-props.ts';
import { island } from './tyre-hotel.island.tsx';

export function TyreHotelSection({ data }: ViewProps<unknown, TyreHotelProps>) {
  return <Island of={island} props={data} />;
}
