import type { ViewProps } from '../../sites/page-context.ts';
import { Island } from '../../ui/island.tsx';
import type { LocatorProps } from '../locator-props.ts';
import { island } from './locator.island.tsx';

export function LocatorSection({ data }: ViewProps<unknown, LocatorProps>) {
  return <Island of={island} props={data} />;
}
