'use client';

import { useTranslation } from '@payloadcms/ui';
import type { FeedMapping, FieldRule } from '../../../../../src/features/inventory/mapping/feed-mapping.ts';
import type { FeedPreview } from '../../../../../src/features/inventory/mapping/preview-feed.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { figuresIn } from '../../../operations/figures.ts';
import { fieldLabel } from '../../fields/field-label.ts';
import { fieldTexts } from '../../fields/texts.ts';
import { withColumn, withoutField, withRule } from '../draft/mapping-edits.ts';
import { sampleText } from '../sample-text.ts';
import type { TargetField } from '../target-field.ts';
import { type ImportWizardTexts, importWizardTexts } from '../texts.ts';
import type { FileColumn } from './file-column.ts';
import { HowRead } from './how-read.tsx';
import { TypedText } from './typed-text.tsx';

type Samples = FeedPreview['fields'][number]['samples'];

type Props = {
  target: TargetField;
  mapping: FeedMapping;
  columns: readonly FileColumn[];
  samples: Samples;
  unknownCount: number;
  isUnsure: boolean;
  choose: (mapping: FeedMapping, field?: string) => void;
};

const SAMPLES_SHOWN = 3;

/** One field: what it is, where it comes from, and three of its values before and after. */
export function FieldRow({ target, mapping, columns, samples, unknownCount, isUnsure, choose }: Props) {
  const texts = useTexts(importWizardTexts);
  const label = fieldLabel(target.name, useTexts(fieldTexts));
  const { count } = figuresIn(useTranslation().i18n.language);
  const rule = mapping.fields[target.name];
  const isMissing = target.isRequired && !rule;
  return (
    <li className="import-wizard__field" data-unsure={isUnsure || isMissing ? '' : undefined}>
      <div className="import-wizard__target">
        <strong>{label}</strong>
        {(target.isRequired || isUnsure) && (
          <small className="import-wizard__mark">
            {[target.isRequired && texts.fields.required, isUnsure && texts.fields.unsure]
              .filter(Boolean)
              .join(', ')}
          </small>
        )}
      </div>
      <div className="import-wizard__source">
        <SourceSelect {...{ target, label, mapping, columns, choose }} />
        {rule && <HowRead {...{ target, label, mapping, rule, columns, choose }} />}
      </div>
      <div className="import-wizard__samples">
        {rule && <SampleList rule={rule} samples={samples} />}
        {unknownCount > 0 && (
          <p className="import-wizard__hint">{texts.fields.notKnown(count(unknownCount))}</p>
        )}
      </div>
    </li>
  );
}

type SelectProps = Pick<Props, 'target' | 'mapping' | 'columns' | 'choose'> & { label: string };

/** A column of the file, the same text for all, or nothing. */
function SourceSelect({ target: { name }, label, mapping, columns, choose }: SelectProps) {
  const { fields: texts } = useTexts(importWizardTexts);
  const rule = mapping.fields[name];
  const select = (value: string) => {
    if (value === '') return choose(withoutField(mapping, name), name);
    if (value === 'constant') return choose(withRule(mapping, name, { constant: '' }), name);
    if (value.startsWith(COLUMN)) choose(withColumn(mapping, name, value.slice(COLUMN.length)), name);
  };
  const source = sourceOf(rule);
  const [first = '', ...others] = rule?.columns ?? [];
  return (
    <>
      <select
        className="import-wizard__select"
        aria-label={texts.columnOf(label)}
        value={source}
        onChange={({ target }) => select(target.value)}
      >
        <option value="">{texts.notBrought}</option>
        {source === 'expression' && <option value="expression">{texts.expression}</option>}
        {source === 'several' && (
          <option value="several">{texts.several(first, String(others.length))}</option>
        )}
        <option value="constant">{texts.constant}</option>
        {columns.map(({ column, sample }) => (
          <option key={column} value={COLUMN + column}>
            {sample ? `${column} · ${sample.slice(0, 40)}` : column}
          </option>
        ))}
      </select>
      {source === 'constant' && (
        <TypedText
          label={texts.constantValue}
          value={String(rule?.constant ?? '')}
          change={(constant) => choose(withRule(mapping, name, { ...rule, constant }), name)}
        />
      )}
    </>
  );
}

const COLUMN = 'column:';

/** As the select has it. */
function sourceOf(rule: FieldRule | undefined): string {
  if (!rule) return '';
  if (rule.expression !== undefined) return 'expression';
  const [first, ...others] = rule.columns ?? [];
  if (first === undefined) return 'constant';
  return others.length > 0 ? 'several' : COLUMN + first;
}

function SampleList({ rule, samples }: { rule: FieldRule; samples: Samples }) {
  const texts = useTexts(importWizardTexts);
  const shown = samples.slice(0, SAMPLES_SHOWN);
  if (shown.length === 0 && rule.constant === undefined)
    return <p className="import-wizard__hint">{texts.fields.nothingThere}</p>;
  return (
    <ul>
      {shown.map(({ line, source, value }) => (
        <li key={line}>
          <span className="import-wizard__written">{sourceText(source, texts)}</span>
          <span className="studio-hidden"> {texts.fields.becomes} </span>
          <span aria-hidden="true"> → </span>
          <span data-unread={isUnread(source, value) ? '' : undefined}>
            {isUnread(source, value) ? texts.fields.notRead : sampleText(value, texts)}
          </span>
        </li>
      ))}
    </ul>
  );
}

function sourceText(source: Readonly<Record<string, unknown>>, texts: ImportWizardTexts): string {
  return (
    Object.values(source)
      .map((cell) => sampleText(cell, texts))
      .join(' | ') || texts.nothing
  );
}

function isUnread(source: Readonly<Record<string, unknown>>, value: unknown): boolean {
  const isWritten = Object.values(source).some((cell) => cell !== '' && cell !== null);
  return isWritten && (value === null || value === undefined);
}
