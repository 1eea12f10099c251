'use client';

import { useTranslation } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { qualityFindings } from '../../../../src/features/inventory/quality/openapi.ts';
import type { QualityRule } from '../../../../src/features/inventory/quality/quality-rules.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { type Figures, figuresIn } from '../../operations/figures.ts';
import { type Column, PanelTable } from '../../operations/panel.tsx';
import { Answered } from '../answered.tsx';
import { inventoryUrl } from '../ask-inventory.ts';
import { useInventory } from '../use-inventory.ts';
import { qualityTexts } from './texts.ts';

type Findings = z.output<typeof qualityFindings>;
type Finding = Findings['cars'][number];
type Texts = (typeof qualityTexts)['en'];

/** The cars that a rule finds, fifty at a time, each with its page on the site. */
export function QualityFindings({
  path,
  rule,
  close,
}: {
  path: string;
  rule: QualityRule;
  close: () => void;
}) {
  const texts = useTexts(qualityTexts);
  const [page, setPage] = useState(1);
  const heading = useRef<HTMLHeadingElement>(null);
  const { answer, reload } = useInventory<Findings>(`${path}/${rule}?page=${page}`);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="operations__panel" aria-labelledby="quality-cars">
      <div className="feeds__run-head">
        <h2 id="quality-cars" ref={heading} tabIndex={-1}>
          {texts.rules[rule]}
        </h2>
        <div className="feeds__actions">
          <a className="studio-quiet" href={inventoryUrl(`${path}/file?rule=${rule}`)} download>
            {texts.ruleFile}
          </a>
          <button type="button" className="studio-quiet" onClick={close}>
            {texts.close}
          </button>
        </div>
      </div>
      <Answered answer={answer} again={reload}>
        {(findings) => <FindingTable findings={findings} turn={setPage} />}
      </Answered>
    </section>
  );
}

function FindingTable({
  findings: { rule, cars, page, pages },
  turn,
}: {
  findings: Findings;
  turn: (page: number) => void;
}) {
  const texts = useTexts(qualityTexts);
  const figures = figuresIn(useTranslation().i18n.language);
  const columns: Column<Finding>[] = [
    {
      title: texts.car,
      of: ({ title, url }) =>
        url ? (
          <a href={url} target="_blank" rel="noopener">
            {title}
          </a>
        ) : (
          title
        ),
    },
    { title: texts.number, of: ({ id }) => id },
    ...(cars.some(({ value }) => value !== undefined)
      ? [{ title: texts.standsOut, of: (car: Finding) => standsOutText(car, texts, figures) }]
      : []),
  ];
  return (
    <>
      <PanelTable
        label={texts.rules[rule]}
        columns={columns}
        rows={cars}
        keyOf={({ id }) => id}
        empty={texts.allWell}
      />
      {pages > 1 && (
        <p className="feeds__actions">
          <button type="button" className="studio-quiet" disabled={page <= 1} onClick={() => turn(page - 1)}>
            {texts.previous}
          </button>
          <span aria-live="polite">{texts.page(figures.count(page), figures.count(pages))}</span>
          <button
            type="button"
            className="studio-quiet"
            disabled={page >= pages}
            onClick={() => turn(page + 1)}
          >
            {texts.next}
          </button>
        </p>
      )}
    </>
  );
}

function standsOutText(
  { value, median, compared, others }: Finding,
  texts: Texts,
  { count }: Figures,
): string {
  if (value === undefined) return '–';
  if (median !== undefined) return texts.priceOf(count(Number(value)), count(median), count(compared ?? 0));
  if (others?.length) return texts.sameAs(String(value), others.join(', '));
  return String(value);
}
