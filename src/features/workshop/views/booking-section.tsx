import type { ViewProps } from '../../../shared/sites/page-context.ts';
import { Island } from '../../../shared/ui/island.tsx';
import type { BookingFlowProps } from '../flow/booking-flow-props.ts';
import { island } from './booking-flow.island.tsx';

export function BookingSection({ data }: ViewProps<unknown, BookingFlowProps>) {
  return <Island of={island} props={data} />;
}
