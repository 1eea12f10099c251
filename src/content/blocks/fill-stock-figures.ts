import { findStockFigure } from '../../features/cars/stock-figures/find-stock-figure.ts';
import type { Fields } from '../../shared/platform/fields/fields.ts';
import {
  type Figure,
  type FigureRequest,
  figureRequests,
  fillFigures,
} from '../../shared/platform/fields/figures.ts';
import type { BlockContext } from './block.ts';

type Row = Readonly<Record<string, unknown>>;

/** The values of a block or page with the figures that they ask the stock for. */
export async function fillStockFigures<Values extends Row>(
  fields: Fields,
  values: Values,
  context: BlockContext,
): Promise<Values> {
  const requests = figureRequests(values);
  const found = new Map(
    await Promise.all(requests.map(async (each) => [keyOf(each), await find(each, context)] as const)),
  );
  return fillFigures(fields, values, (request) => found.get(keyOf(request))) as Values;
}

/** The editor sees where a figure is missing, visitors do not. */
async function find(request: FigureRequest, context: BlockContext): Promise<Figure | undefined> {
  const figure = await findStockFigure(request, context).catch(() => undefined);
  if (figure) return figure;
  const facts = { code: 'STOCK_FIGURE_MISSING', site: context.site.name, path: context.path, ...request };
  context.log.warn(facts, 'a text is shown without its figure');
  return context.editing ? { text: '?', href: '' } : undefined;
}

function keyOf({ measure, of }: FigureRequest): string {
  return `${measure} ${of}`;
}
