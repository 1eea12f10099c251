'use client';

import { useTranslation } from '@payloadcms/ui';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Answered } from '../answered.tsx';
import { inventoryUrl } from '../ask-inventory.ts';
import { useExplain } from '../problems/use-explain.ts';
import { wholeTime } from '../time-ago.tsx';
import { useInventory } from '../use-inventory.ts';
import { LeftOutLines } from './left-out-lines.tsx';
import { RollBack } from './roll-back.tsx';
import type { RunDetail } from './run-detail.ts';
import { RunFigures } from './run-figures.tsx';
import { runDots } from './run-list.tsx';
import { runTexts } from './texts.ts';
import { UnknownValues } from './unknown-values.tsx';

type Props = { index: string; run: string; mayChange: boolean };

/** One import: what it did, what it left out and why, and the way back. */
export function RunPage({ index, run, mayChange }: Props) {
  const path = `/${encodeURIComponent(index)}/runs/${encodeURIComponent(run)}`;
  const { answer, reload } = useInventory<RunDetail>(path);
  return (
    <Answered answer={answer} again={reload}>
      {(detail) => (
        <>
          <RunHead detail={detail} path={path} />
          {detail.report && <RunFigures report={detail.report} difference={detail.difference} />}
          <LeftOutLines detail={detail} />
          {detail.report && <UnknownValues report={detail.report} />}
          {mayChange && detail.state === 'imported' && <RollBack path={path} detail={detail} done={reload} />}
        </>
      )}
    </Answered>
  );
}

function RunHead({ detail, path }: { detail: RunDetail; path: string }) {
  const texts = useTexts(runTexts);
  const explain = useExplain();
  const { language } = useTranslation().i18n;
  const { kind, state, startedAt, startedBy, reason, report } = detail;
  const time = wholeTime(startedAt, language);
  const facts = [
    texts.run.by(startedBy ?? texts.byKey),
    ...(report?.mappingVersion === undefined ? [] : [texts.run.mapping(report.mappingVersion)]),
  ];
  return (
    <div className="feeds__run-head">
      <div>
        <h2>{kind === 'feed' ? texts.run.feed(time) : texts.run.rollBack(time)}</h2>
        <p className="feeds__note">{facts.join(', ')}</p>
        <p>
          <span data-state={runDots[state]}>{texts.states[state]}</span>
        </p>
        {reason && <p className="feeds__reason">{explain(reason)}</p>}
      </div>
      <a className="studio-button" href={inventoryUrl(`${path}/file`)} download>
        {texts.run.file}
      </a>
    </div>
  );
}
