'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type Column, PanelTable } from '../../operations/panel.tsx';
import { wholeTime } from '../time-ago.tsx';
import { GoBack } from './go-back.tsx';
import type { MappingVersion } from './mapping-version.ts';
import { mappingTexts } from './texts.ts';

type Props = {
  index: string;
  /** The newest version, also where it is a removal. */
  latest: number;
  hasMapping: boolean;
  versions: readonly MappingVersion[];
  mayChange: boolean;
  /** With the version before it. */
  compare: (version: number) => void;
  changed: (message: string) => Promise<void>;
};

/** Who changed how files are read, when and why. */
export function VersionTable({ index, latest, hasMapping, versions, mayChange, compare, changed }: Props) {
  const texts = useTexts(mappingTexts);
  const { language } = useTranslation().i18n;
  const [asked, setAsked] = useState<number>();
  const first = versions.findLast(({ isRemoval }) => !isRemoval)?.version;
  const columns: Column<MappingVersion>[] = [
    {
      title: texts.version,
      of: ({ version, isRemoval }) => (
        <span className="feeds__stock">
          <strong>{version}</strong>
          {isRemoval ? (
            <small>{texts.removed}</small>
          ) : (
            version === latest && <span data-state="published">{texts.inForce}</span>
          )}
        </span>
      ),
    },
    {
      title: texts.when,
      of: ({ changedAt }) => <time dateTime={changedAt}>{wholeTime(changedAt, language)}</time>,
    },
    { title: texts.who, of: ({ changedBy }) => changedBy ?? texts.byKey },
    { title: texts.note, of: ({ note }) => note ?? '–' },
    {
      title: '',
      of: ({ version, isRemoval }) =>
        !isRemoval && (
          <span className="feed-mapping__actions">
            {version !== first && (
              <button type="button" className="feeds__link" onClick={() => compare(version)}>
                {texts.compare}
                <span className="studio-hidden">{texts.ofVersion(version)}</span>
              </button>
            )}
            {mayChange && version !== latest && (
              <button type="button" className="feeds__link" onClick={() => setAsked(version)}>
                {texts.back}
                <span className="studio-hidden">{texts.backTo(version)}</span>
              </button>
            )}
          </span>
        ),
    },
  ];
  return (
    <>
      <PanelTable
        label={texts.table}
        columns={columns}
        rows={versions}
        keyOf={({ version }) => String(version)}
        empty={texts.none}
      />
      {asked !== undefined && (
        <GoBack
          {...{ index, latest, hasMapping, changed }}
          version={asked}
          close={() => setAsked(undefined)}
        />
      )}
    </>
  );
}
