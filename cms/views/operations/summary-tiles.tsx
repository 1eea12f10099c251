import type { OperationsOverview } from '../../../src/operations/overview/overview.ts';
import { formatCount, formatShare } from './figures.ts';

type Tile = { title: string; figure: string; note: string; isBad: boolean };

/** The five figures that say whether there is anything to do. */
export function SummaryTiles({ overview }: { overview: OperationsOverview }) {
  return (
    <ul className="operations__tiles">
      {tilesOf(overview).map(({ title, figure, note, isBad }) => (
        <li key={title} data-bad={isBad || undefined}>
          <span>{title}</span>
          <strong>{figure}</strong>
          <small>{note}</small>
        </li>
      ))}
    </ul>
  );
}

function tilesOf({ processes, stock, outbox, failingSections, cache }: OperationsOverview): Tile[] {
  const late = processes.filter(({ isLate }) => isLate).length;
  const behind = stock.filter(({ behindSince }) => behindSince !== undefined).length;
  const waiting = outbox.channels.reduce((sum, channel) => sum + channel.waiting, 0);
  const dead = outbox.channels.reduce((sum, channel) => sum + channel.dead, 0);
  return [
    {
      title: 'Processes',
      figure: formatCount(processes.length),
      note: late > 0 ? `${late} not seen lately` : 'all seen lately',
      isBad: late > 0,
    },
    {
      title: 'Indices',
      figure: formatCount(stock.length),
      note: behind > 0 ? `${behind} behind` : 'all up to date',
      isBad: behind > 0,
    },
    {
      title: 'Deliveries',
      figure: formatCount(waiting),
      note: dead > 0 ? `waiting, and ${formatCount(dead)} dead` : 'waiting, none dead',
      isBad: dead > 0,
    },
    {
      title: 'Failing sections',
      figure: formatCount(failingSections.length),
      note: failingSections.length > 0 ? 'show their fallback' : 'every page is whole',
      isBad: failingSections.length > 0,
    },
    {
      title: 'Page cache',
      figure: formatShare(cache.hits, cache.hits + cache.misses),
      note: 'of the pages came from it',
      isBad: false,
    },
  ];
}
