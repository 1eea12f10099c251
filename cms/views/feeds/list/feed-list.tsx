'use client';

import { useTranslation } from '@payloadcms/ui';
import { useTexts } from '../../../i18n/use-texts.ts';
import { figuresIn } from '../../operations/figures.ts';
import { type Column, PanelTable } from '../../operations/panel.tsx';
import { StudioLink } from '../../studio-link.tsx';
import { Answered } from '../answered.tsx';
import { feedPath } from '../feeds-route.ts';
import { RunCounts } from '../runs/run-counts.tsx';
import { TimeAgo, wholeTime } from '../time-ago.tsx';
import { useInventory } from '../use-inventory.ts';
import type { IndexList, ListedIndex } from '../use-listed-indices.ts';
import { listTexts } from './texts.ts';

/** Every stock that the person sees, each with its last import. */
export function FeedList({ siteNames }: { siteNames: Readonly<Record<string, string>> }) {
  const texts = useTexts(listTexts);
  const { answer, reload } = useInventory<IndexList>('');
  return (
    <>
      <div className="studio-view__head">
        <div>
          <h1>{texts.heading}</h1>
          <p>{texts.about}</p>
        </div>
      </div>
      <Answered answer={answer} again={reload}>
        {(list) => <FeedTable list={list} siteNames={siteNames} />}
      </Answered>
    </>
  );
}

const dots = {
  running: 'draft',
  fresh: 'published',
  late: 'changed',
  failed: 'changed',
  none: 'missing',
} as const;

type TableProps = { list: IndexList; siteNames: Readonly<Record<string, string>> };

function FeedTable({ list: { at, indices }, siteNames }: TableProps) {
  const texts = useTexts(listTexts);
  const { language } = useTranslation().i18n;
  const columns: Column<ListedIndex>[] = [
    {
      title: texts.index,
      of: ({ index, kind }) => (
        <span className="feeds__stock">
          <StudioLink href={feedPath(index)}>{index}</StudioLink>
          <small>{texts.kinds[kind] ?? kind}</small>
        </span>
      ),
    },
    {
      title: texts.sites,
      of: ({ sites }) => sites.map((name) => siteNames[name] ?? name).join(', ') || texts.noSites,
    },
    {
      title: texts.state,
      of: (listed) => <span data-state={dots[stateOf(listed)]}>{texts.states[stateOf(listed)]}</span>,
    },
    { title: texts.lastRun, of: (listed) => <LastRun listed={listed} at={at} /> },
    { title: texts.next, of: ({ source }) => nextText(source, texts, language) },
    { title: texts.live, isFigure: true, of: ({ live }) => figuresIn(language).count(live) },
    {
      title: '',
      of: ({ index, mayChange }) =>
        mayChange && (
          <StudioLink className="studio-quiet feeds__import-wizard" href={feedPath(index, 'import-wizard')}>
            {texts.importFile}
            <span className="studio-hidden">{texts.into(index)}</span>
          </StudioLink>
        ),
    },
  ];
  return (
    <PanelTable
      label={texts.table}
      columns={columns}
      rows={indices}
      keyOf={({ index }) => index}
      empty={texts.empty}
    />
  );
}

/** That of its source, where that says more than the last import does. */
function stateOf({ state, source }: ListedIndex): ListedIndex['state'] {
  return source?.state === 'failed' || source?.state === 'late' ? source.state : state;
}

function nextText(source: ListedIndex['source'], texts: (typeof listTexts)['en'], language: string): string {
  if (!source) return texts.byHand;
  return source.nextAt ? wholeTime(source.nextAt, language) : texts.paused;
}

function LastRun({ listed: { index, lastRun }, at }: { listed: ListedIndex; at: string }) {
  const texts = useTexts(listTexts);
  if (!lastRun) return texts.neverRun;
  return (
    <span className="feeds__last-run">
      <StudioLink href={feedPath(index, 'runs', lastRun.id)}>
        <TimeAgo time={lastRun.startedAt} now={at} />
      </StudioLink>
      <small>
        <RunCounts run={lastRun} />
      </small>
    </span>
  );
}
