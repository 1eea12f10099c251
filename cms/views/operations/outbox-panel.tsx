import type { OperationsOverview } from '../../../src/operations/overview/overview.ts';
import type { Act } from './act.ts';
import { formatCount, formatDuration } from './figures.ts';
import { type Column, Panel, PanelTable } from './panel.tsx';

type Outbox = OperationsOverview['outbox'];
type ChannelBacklog = Outbox['channels'][number];
type DeadLetter = Outbox['dead'][number];

export function OutboxPanel({ overview: { outbox, at }, act }: { overview: OperationsOverview; act: Act }) {
  const { channels, dead } = outbox;
  const replay = (body: object) =>
    act('replay', body, ({ replayed }) =>
      replayed === 1
        ? 'One delivery is tried again.'
        : `${formatCount(Number(replayed))} deliveries are tried again.`,
    );
  const channelColumns: Column<ChannelBacklog>[] = [
    { title: 'Channel', of: ({ channel }) => channel },
    { title: 'Waiting', isFigure: true, of: ({ waiting }) => formatCount(waiting) },
    { title: 'Dead letters', isFigure: true, of: ({ dead: count }) => formatCount(count) },
    { title: 'Oldest waits for', of: ({ oldest }) => (oldest ? formatDuration(oldest, at) : '–') },
  ];
  const deadColumns: Column<DeadLetter>[] = [
    { title: 'About', of: ({ about }) => <code>{about}</code> },
    { title: 'Channel', of: ({ channel }) => channel },
    { title: 'Why', of: ({ problem }) => problem ?? '–' },
    { title: 'Attempts', isFigure: true, of: ({ attempts }) => formatCount(attempts) },
    { title: 'Enqueued', of: ({ createdAt }) => `${formatDuration(createdAt, at)} ago` },
    {
      title: '',
      of: ({ key, about }) => (
        <button type="button" className="studio-quiet" onClick={() => replay({ key })}>
          Try again
          <span className="studio-hidden"> {about}</span>
        </button>
      ),
    },
  ];
  return (
    <Panel id="operations-outbox" title="Outbox">
      <PanelTable
        label="Deliveries by channel"
        columns={channelColumns}
        rows={channels}
        keyOf={({ channel }) => channel}
        empty="Everything has been delivered."
      />
      {dead.length > 0 && (
        <>
          <div className="operations__subhead">
            <h3>Dead letters</h3>
            <button type="button" className="studio-button" onClick={() => replay({ all: true })}>
              Try all again
            </button>
          </div>
          <PanelTable
            label="Dead letters"
            columns={deadColumns}
            rows={dead}
            keyOf={({ key }) => key}
            empty=""
          />
        </>
      )}
    </Panel>
  );
}
