import type { OperationsOverview } from '../../../src/features/operations/overview/overview.ts';
import type { Figures } from './figures.ts';
import type { operationsTexts } from './texts.ts';
import { useOperationsTexts } from './use-operations-texts.ts';

type Tile = { title: string; figure: string; note: string; isBad: boolean };

/** The five figures that say whether there is anything to do. */
export function SummaryTiles({ overview }: { overview: OperationsOverview }) {
  const { texts, figures } = useOperationsTexts();
  return (
    <ul className="operations__tiles">
      {tilesOf(overview, texts.tiles, figures).map(({ title, figure, note, isBad }) => (
        <li key={title} data-bad={isBad || undefined}>
          <span>{title}</span>
          <strong>{figure}</strong>
          <small>{note}</small>
        </li>
      ))}
    </ul>
  );
}

function tilesOf(
  { processes, stock, outbox, failingSections, cache }: OperationsOverview,
  texts: (typeof operationsTexts)['en']['tiles'],
  figures: Figures,
): Tile[] {
  const late = processes.filter(({ isLate }) => isLate).length;
  const behind = stock.filter(({ behindSince }) => behindSince !== undefined).length;
  const waiting = outbox.channels.reduce((sum, channel) => sum + channel.waiting, 0);
  const dead = outbox.channels.reduce((sum, channel) => sum + channel.dead, 0);
  return [
    {
      title: texts.processes,
      figure: figures.count(processes.length),
      note: late > 0 ? texts.late(figures.count(late)) : texts.noneLate,
      isBad: late > 0,
    },
    {
      title: texts.indices,
      figure: figures.count(stock.length),
      note: behind > 0 ? texts.behind(figures.count(behind)) : texts.noneBehind,
      isBad: behind > 0,
    },
    {
      title: texts.deliveries,
      figure: figures.count(waiting),
      note: dead > 0 ? texts.dead(figures.count(dead)) : texts.noneDead,
      isBad: dead > 0,
    },
    {
      title: texts.sections,
      figure: figures.count(failingSections.length),
      note: failingSections.length > 0 ? texts.failing : texts.noneFailing,
      isBad: failingSections.length > 0,
    },
    {
      title: texts.cache,
      figure: figures.share(cache.hits, cache.hits + cache.misses),
      note: texts.fromCache,
      isBad: false,
    },
  ];
}
