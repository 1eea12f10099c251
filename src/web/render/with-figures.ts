import type { BlockContext } from '../../content/blocks/block.ts';
import { fillStockFigures } from '../../content/blocks/fill-stock-figures.ts';
import type { Fields } from '../../shared/platform/fields/fields.ts';
import { figureRequests, fillFigures } from '../../shared/platform/fields/figures.ts';
import { LOAD_LIMIT_MS, withTimeout } from './with-timeout.ts';

/** The texts of a block or page with their figures, or without them when the search hangs. */
export async function withFigures<Values extends Readonly<Record<string, unknown>>>(
  fields: Fields,
  values: Values,
  context: Omit<BlockContext, 'signal'>,
): Promise<Values> {
  if (figureRequests(values).length === 0) return values;
  const filled = withTimeout(LOAD_LIMIT_MS, (signal) =>
    fillStockFigures(fields, values, { ...context, signal }),
  );
  return filled.catch(() => fillFigures(fields, values, () => undefined) as Values);
}
