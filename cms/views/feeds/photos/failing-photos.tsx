'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { z } from 'zod';
import type { failingPhotos } from '../../../../src/features/inventory/photos/openapi.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { figuresIn } from '../../operations/figures.ts';
import { type Column, Panel, PanelTable } from '../../operations/panel.tsx';
import { Answered } from '../answered.tsx';
import { askInventory, inventoryUrl, type Refusal } from '../ask-inventory.ts';
import { RefusalNotice } from '../refusal-notice.tsx';
import { wholeTime } from '../time-ago.tsx';
import { useInventory } from '../use-inventory.ts';
import { photoTexts } from './texts.ts';

type Failing = z.output<typeof failingPhotos>;
type Photo = Failing['photos'][number];

/** The photos that stay away, fifty at a time, and all of them as a file. */
export function FailingPhotos({ path }: { path: string }) {
  const texts = useTexts(photoTexts);
  const { answer, reload } = useInventory<Failing>(`${path}/failing`);
  return (
    <Panel id="photos-failing" title={texts.failing}>
      <div className="feeds__run-head">
        <p className="feeds__note">{texts.failingAbout}</p>
        <a className="studio-button" href={inventoryUrl(`${path}/file`)} download>
          {texts.file}
        </a>
      </div>
      <Answered answer={answer} again={reload}>
        {(first) => <PhotoTable path={path} first={first} />}
      </Answered>
    </Panel>
  );
}

function PhotoTable({ path, first }: { path: string; first: Failing }) {
  const texts = useTexts(photoTexts);
  const { language } = useTranslation().i18n;
  const { count } = figuresIn(language);
  const [further, setFurther] = useState<readonly Failing[]>([]);
  const [refusal, setRefusal] = useState<Refusal>();
  const parts = [first, ...further];
  const next = parts.at(-1)?.next;
  const more = async () => {
    const answer = await askInventory<Failing>(`${path}/failing?after=${encodeURIComponent(next ?? '')}`);
    setRefusal(answer.state === 'ok' ? undefined : answer);
    if (answer.state === 'ok') setFurther([...further, answer.body]);
  };
  const columns: Column<Photo>[] = [
    { title: texts.car, of: ({ car }) => car },
    { title: texts.place, isFigure: true, of: ({ position }) => count(position) },
    {
      title: texts.address,
      of: ({ url }) => (
        <a className="feed-photos__address" href={url} target="_blank" rel="noopener noreferrer">
          {url}
        </a>
      ),
    },
    {
      title: texts.why,
      of: ({ code, isShown }) => [texts.reasons[code] ?? code, ...(isShown ? [texts.older] : [])].join('; '),
    },
    { title: texts.attempts, isFigure: true, of: ({ attempts }) => count(attempts) },
    { title: texts.next, of: ({ nextAt }) => (nextAt ? wholeTime(nextAt, language) : texts.notPlanned) },
  ];
  return (
    <>
      <PanelTable
        label={texts.failing}
        columns={columns}
        rows={parts.flatMap(({ photos }) => photos)}
        keyOf={({ car, position }) => `${car} ${position}`}
        empty={texts.wellDone}
      />
      <RefusalNotice refusal={refusal} />
      {next !== undefined && (
        <button type="button" className="studio-quiet" onClick={more}>
          {texts.more}
        </button>
      )}
    </>
  );
}
