'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { photoRetries } from '../../../../src/features/inventory/photos/openapi.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { figuresIn } from '../../operations/figures.ts';
import { Answered } from '../answered.tsx';
import { askInventory, type Refusal } from '../ask-inventory.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { useInventory } from '../use-inventory.ts';
import { FailingPhotos } from './failing-photos.tsx';
import { HostTable } from './host-table.tsx';
import type { PhotoReport } from './photo-report.ts';
import { photoTexts } from './texts.ts';

/** While photos wait; a report is at most half a minute old. */
const ASK_AGAIN_MS = 15_000;

/** How it stands with the photos of a stock, by the servers that have them. */
export function PhotosPage({ index, mayChange }: { index: string; mayChange: boolean }) {
  const texts = useTexts(photoTexts);
  const path = `/${encodeURIComponent(index)}/photos`;
  const { answer, reload } = useInventory<PhotoReport>(path);
  const isWorking = answer?.state === 'ok' && answer.body.waiting > 0;
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    if (!isWorking && !isAsked) return;
    const timer = setInterval(reload, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWorking, isAsked, reload]);
  return (
    <section aria-labelledby="feed-photos">
      <h2 id="feed-photos">{texts.heading}</h2>
      <p className="feeds__note">{texts.about}</p>
      <Answered answer={answer} again={reload}>
        {(report) =>
          report.wanted === 0 ? (
            <p className="studio-view__empty">{texts.none}</p>
          ) : (
            <Report {...{ path, report, mayChange }} asked={() => setAsked(true)} />
          )
        }
      </Answered>
    </section>
  );
}

type ReportProps = { path: string; report: PhotoReport; mayChange: boolean; asked: () => void };

function Report({ path, report, mayChange, asked }: ReportProps) {
  const texts = useTexts(photoTexts);
  const { count } = figuresIn(useTranslation().i18n.language);
  const [refusal, setRefusal] = useState<Refusal>();
  const [message, setMessage] = useState('');
  const away = report.failing + report.gone;
  const tryAgain = async (host?: string) => {
    const query = host === undefined ? '' : `?host=${encodeURIComponent(host)}`;
    const answer = await askInventory<z.output<typeof photoRetries>>(`${path}/try-again${query}`, {
      method: 'POST',
    });
    setRefusal(answer.state === 'ok' ? undefined : answer);
    if (answer.state !== 'ok') return setMessage('');
    const { photos } = answer.body;
    setMessage(photos > 0 ? texts.trying(count(photos)) : texts.nothingToTry);
    asked();
  };
  return (
    <>
      <div className="feed-photos__figures">
        <PhotoFigures report={report} />
        {message && (
          <p className="operations__message" role="status">
            {message}
          </p>
        )}
        <RefusalNotice refusal={refusal} />
        {mayChange && away > 0 && (
          <button type="button" className="studio-button" onClick={() => tryAgain()}>
            {texts.all}
          </button>
        )}
      </div>
      <HostTable hosts={report.hosts} tryAgain={mayChange ? tryAgain : undefined} />
      {away > 0 ? <FailingPhotos path={path} /> : <p className="studio-view__empty">{texts.wellDone}</p>}
    </>
  );
}

const figures = ['shown', 'waiting', 'failing', 'gone'] as const;

function PhotoFigures({ report }: { report: PhotoReport }) {
  const texts = useTexts(photoTexts);
  const { count } = figuresIn(useTranslation().i18n.language);
  return (
    <>
      <div className="import-wizard__progress" role="status">
        <span>{texts.shownOf(count(report.shown), count(report.wanted))}</span>
        <progress aria-label={texts.progress} value={report.shown} max={report.wanted} />
      </div>
      <ul className="operations__tiles feeds__figures">
        {figures.map((figure) => (
          <li key={figure} data-bad={isBad(figure) && report[figure] > 0 ? '' : undefined}>
            <span>{texts.figures[figure]}</span>
            <strong>{count(report[figure])}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

function isBad(figure: (typeof figures)[number]): boolean {
  return figure === 'failing' || figure === 'gone';
}
