import type { IslandDefinition } from '../../../shared/ui/island.tsx';

// biome-ignore lint/suspicious/noExplicitAny: each island has the props of its own plan
type Lender = { island: IslandDefinition<any> };

const files = import.meta.glob<Lender>('../plans/*/*.island.tsx', { eager: true });

/** The islands of plans that a lender quotes in the browser, by the name of their folder. */
export const lenderIslands: Readonly<Record<string, Lender['island']>> = Object.fromEntries(
  Object.entries(files).map(([file, { island }]) => [file.split('/').at(-2), island]),
);
