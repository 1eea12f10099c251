'use client';

import { useTranslation } from '@payloadcms/ui';
import type { FeedMapping } from '../../../../../src/features/inventory/mapping/feed-mapping.ts';
import type { FeedPreview } from '../../../../../src/features/inventory/mapping/preview-feed.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { figuresIn } from '../../../operations/figures.ts';
import { Panel } from '../../../operations/panel.tsx';
import { fieldLabel } from '../../fields/field-label.ts';
import { fieldTexts } from '../../fields/texts.ts';
import { LineTable } from '../../line-table.tsx';
import { useExplain } from '../../problems/use-explain.ts';
import { DecideValues } from '../choices/decide-values.tsx';
import { sampleText } from '../sample-text.ts';
import type { TargetFields } from '../target-field.ts';
import { importWizardTexts } from '../texts.ts';

type Props = {
  targets: TargetFields;
  mapping: FeedMapping;
  preview: FeedPreview;
  choose: (mapping: FeedMapping, field?: string) => void;
};

/** What is not known is decided, and the first records are seen as they will be. */
export function ValuesStep({ targets, mapping, preview, choose }: Props) {
  const { values: texts } = useTexts(importWizardTexts);
  const explain = useExplain();
  return (
    <>
      <DecideValues targets={targets} mapping={mapping} found={preview.unknownValues} choose={choose} />
      {preview.problems.length > 0 && (
        <Panel id="import-wizard-problems" title={texts.problems}>
          <p className="feeds__note">{texts.problemsAbout}</p>
          <LineTable label={texts.problems} lines={preview.problems} />
        </Panel>
      )}
      {preview.cutOff && (
        <p className="feeds__note feeds__reason">
          {texts.cutOff} {explain(preview.cutOff)}
        </p>
      )}
      <FirstRecords records={preview.records} />
    </>
  );
}

function FirstRecords({ records }: { records: FeedPreview['records'] }) {
  const texts = useTexts(importWizardTexts);
  const names = useTexts(fieldTexts);
  const { count } = figuresIn(useTranslation().i18n.language);
  if (records.length === 0) return null;
  return (
    <Panel id="import-wizard-records" title={texts.values.records}>
      <ul className="import-wizard__records">
        {records.map(({ line, record }) => (
          <li key={line}>
            <h3>{titleOf(record) || texts.values.record(count(line))}</h3>
            <small>{texts.values.record(count(line))}</small>
            <dl>
              {Object.entries(record)
                .filter(([, value]) => value !== null && value !== undefined)
                .map(([field, value]) => (
                  <div key={field}>
                    <dt>{fieldLabel(field, names)}</dt>
                    <dd>{sampleText(value, texts)}</dd>
                  </div>
                ))}
            </dl>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const titleFields = [
  'car_brand',
  'car_model',
  'car_year',
  'site_official_name',
  'name',
  'manufacturer',
  'model',
];

function titleOf(record: Readonly<Record<string, unknown>>): string {
  return titleFields.flatMap((field) => (record[field] ? [String(record[field])] : [])).join(' ');
}
