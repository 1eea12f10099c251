import type { OperationsOverview } from '../../../src/features/operations/overview/overview.ts';
import type { Act } from './act.ts';
import { type Column, Panel, PanelTable } from './panel.tsx';
import { useOperationsTexts } from './use-operations-texts.ts';

type Outbox = OperationsOverview['outbox'];
type ChannelBacklog = Outbox['channels'][number];
type DeadLetter = Outbox['dead'][number];

export function OutboxPanel({ overview: { outbox, at }, act }: { overview: OperationsOverview; act: Act }) {
  const { texts, figures } = useOperationsTexts();
  const { channels, dead } = outbox;
  const replay = (body: object) =>
    act('replay', body, ({ replayed }) =>
      texts.outbox.replayed(Number(replayed), figures.count(Number(replayed))),
    );
  const channelColumns: Column<ChannelBacklog>[] = [
    { title: texts.outbox.channel, of: ({ channel }) => channel },
    { title: texts.outbox.waiting, isFigure: true, of: ({ waiting }) => figures.count(waiting) },
    { title: texts.outbox.deadLetters, isFigure: true, of: ({ dead: count }) => figures.count(count) },
    { title: texts.outbox.oldest, of: ({ oldest }) => (oldest ? figures.duration(oldest, at) : '–') },
  ];
  const deadColumns: Column<DeadLetter>[] = [
    { title: texts.outbox.about, of: ({ about }) => <code>{about}</code> },
    { title: texts.outbox.channel, of: ({ channel }) => channel },
    { title: texts.outbox.why, of: ({ problem }) => problem ?? '–' },
    { title: texts.outbox.attempts, isFigure: true, of: ({ attempts }) => figures.count(attempts) },
    { title: texts.outbox.enqueued, of: ({ createdAt }) => texts.ago(figures.duration(createdAt, at)) },
    {
      title: '',
      of: ({ key, about }) => (
        <button type="button" className="studio-quiet" onClick={() => replay({ key })}>
          {texts.outbox.tryAgain}
          <span className="studio-hidden"> {about}</span>
        </button>
      ),
    },
  ];
  return (
    <Panel id="operations-outbox" title={texts.outbox.heading}>
      <PanelTable
        label={texts.outbox.table}
        columns={channelColumns}
        rows={channels}
        keyOf={({ channel }) => channel}
        empty={texts.outbox.none}
      />
      {dead.length > 0 && (
        <>
          <div className="operations__subhead">
            <h3>{texts.outbox.deadLetters}</h3>
            <button type="button" className="studio-button" onClick={() => replay({ all: true })}>
              {texts.outbox.tryAll}
            </button>
          </div>
          <PanelTable
            label={texts.outbox.deadLetters}
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
