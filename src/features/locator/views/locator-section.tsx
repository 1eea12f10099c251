import type { ViewProps } from '../../../shared/sites/page-context.ts';
import { Island } from '../../../shared/ui/island.tsx';
import type { LocatorProps } from '../locator-props.ts';
import { island } from './locator.island.tsx';

export function LocatorSection({ data }: ViewProps<unknown, LocatorProps>) {
  return <Island of={island} props={data} />;
}
