'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { z } from 'zod';
import type { qualityReport } from '../../../../src/features/inventory/quality/openapi.ts';
import type { QualityRule } from '../../../../src/features/inventory/quality/quality-rules.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { figuresIn } from '../../operations/figures.ts';
import { type Column, PanelTable } from '../../operations/panel.tsx';
import { Answered } from '../answered.tsx';
import { inventoryUrl } from '../ask-inventory.ts';
import { useInventory } from '../use-inventory.ts';
import { QualityFindings } from './quality-findings.tsx';
import { qualityTexts } from './texts.ts';

type Report = z.output<typeof qualityReport>;
type RuleCount = Report['rules'][number];

/** What the cars of a stock lack and what is odd about them; each rule opens its cars. */
export function QualityPage({ index }: { index: string }) {
  const texts = useTexts(qualityTexts);
  const path = `/${encodeURIComponent(index)}/quality`;
  const { answer, reload } = useInventory<Report>(path);
  return (
    <section aria-labelledby="feed-quality">
      <h2 id="feed-quality">{texts.heading}</h2>
      <Answered answer={answer} again={reload}>
        {(report) => <RuleTable report={report} path={path} />}
      </Answered>
    </section>
  );
}

function RuleTable({ report: { cars, rules }, path }: { report: Report; path: string }) {
  const texts = useTexts(qualityTexts);
  const { count, share } = figuresIn(useTranslation().i18n.language);
  const [opened, setOpened] = useState<QualityRule>();
  const columns: Column<RuleCount>[] = [
    {
      title: texts.rule,
      of: ({ rule, found }) =>
        found === 0 ? (
          texts.rules[rule]
        ) : (
          <button
            type="button"
            className="feeds__link"
            aria-expanded={rule === opened}
            onClick={() => setOpened(rule === opened ? undefined : rule)}
          >
            {texts.rules[rule]}
          </button>
        ),
    },
    {
      title: texts.found,
      isFigure: true,
      of: ({ found }) => <span data-state={found > 0 ? 'changed' : 'published'}>{count(found)}</span>,
    },
    { title: texts.share, isFigure: true, of: ({ found, of }) => share(found, of) },
  ];
  return (
    <>
      <div className="feeds__run-head">
        <p className="feeds__note">{cars === 0 ? texts.noCars : texts.about(count(cars))}</p>
        <a className="studio-button" href={inventoryUrl(`${path}/file`)} download>
          {texts.file}
        </a>
      </div>
      <PanelTable
        label={texts.table}
        columns={columns}
        rows={rules}
        keyOf={({ rule }) => rule}
        empty={texts.noCars}
      />
      {opened && (
        <QualityFindings key={opened} path={path} rule={opened} close={() => setOpened(undefined)} />
      )}
    </>
  );
}
