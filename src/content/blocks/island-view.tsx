import type { ViewProps } from '../../shared/sites/page-context.ts';
import { Island, type IslandDefinition } from '../../shared/ui/island.tsx';

/** The view of a block that is one island: what the block loads are the island's props. */
export function islandView<Props extends object>(island: IslandDefinition<Props>) {
  return ({ data }: ViewProps<unknown, Props>) => <Island of={island} props={data} />;
}
