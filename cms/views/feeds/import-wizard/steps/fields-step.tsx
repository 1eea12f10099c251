'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { FeedMapping } from '../../../../../src/features/inventory/mapping/feed-mapping.ts';
import type { FeedPreview } from '../../../../../src/features/inventory/mapping/preview-feed.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { figuresIn } from '../../../operations/figures.ts';
import { Panel } from '../../../operations/panel.tsx';
import { fieldLabel } from '../../fields/field-label.ts';
import { fieldTexts } from '../../fields/texts.ts';
import { FieldRow } from '../choices/field-row.tsx';
import { FileRules } from '../choices/file-rules.tsx';
import type { TargetField, TargetFields } from '../target-field.ts';
import { importWizardTexts } from '../texts.ts';

type Props = {
  targets: TargetFields;
  mapping: FeedMapping;
  preview: FeedPreview;
  fileName: string;
  confidence: Readonly<Record<string, number>>;
  choose: (mapping: FeedMapping, field?: string) => void;
};

/** Every field beside what it comes from and what becomes of it, to look at and to correct. */
export function FieldsStep({ targets, mapping, preview, fileName, confidence, choose }: Props) {
  const texts = useTexts(importWizardTexts);
  const { count } = figuresIn(useTranslation().i18n.language);
  const [added, setAdded] = useState<readonly string[]>([]);
  const shown = shownFields(targets, mapping, added);
  const columns = preview.columns.map(({ column, samples }) => ({ column, sample: samples[0] ?? '' }));
  const ofField = new Map(preview.fields.map((field) => [field.field, field]));
  return (
    <>
      <p className="feeds__note">{texts.fields.about(count(preview.rows), fileName)}</p>
      <ul className="import-wizard__fields" aria-label={texts.steps.fields}>
        {shown.map((target) => (
          <FieldRow
            key={target.name}
            target={target}
            mapping={mapping}
            columns={columns}
            samples={ofField.get(target.name)?.samples ?? []}
            unknownCount={preview.unknownValues.filter(({ field }) => field === target.name).length}
            isUnsure={(confidence[target.name] ?? 1) < SURE_FROM}
            choose={choose}
          />
        ))}
      </ul>
      <AddField
        targets={targets.fields.filter(
          ({ name, isIdentity }) => !isIdentity && !shown.some((one) => one.name === name),
        )}
        add={(name) => setAdded([...added, name])}
      />
      <FileRules kind={targets.kind} mapping={mapping} columns={columns} choose={choose} />
      <UnusedColumns preview={preview} />
    </>
  );
}

const SURE_FROM = 0.7;

/** Those of the mapping, those that every record needs, and those that somebody asked for; in the order of the record. */
function shownFields(
  { fields }: TargetFields,
  mapping: FeedMapping,
  added: readonly string[],
): TargetField[] {
  const known = fields.filter(
    ({ name, isRequired, isIdentity }) =>
      !isIdentity && (isRequired || mapping.fields[name] !== undefined || added.includes(name)),
  );
  const parts = Object.keys(mapping.fields)
    .filter((name) => !fields.some((field) => field.name === name))
    .map(
      (name): TargetField => ({
        ...{ name, type: 'text', isRequired: false, isIdentity: false },
        ...{ units: [], words: [] },
      }),
    );
  const needed = known.filter(({ isRequired }) => isRequired);
  return [...needed, ...known.filter(({ isRequired }) => !isRequired), ...parts];
}

function AddField({ targets, add }: { targets: readonly TargetField[]; add: (name: string) => void }) {
  const texts = useTexts(importWizardTexts);
  const names = useTexts(fieldTexts);
  return (
    <label className="studio-field import-wizard__add">
      <span>{texts.fields.add}</span>
      <select value="" onChange={({ target }) => target.value && add(target.value)}>
        <option value="">{texts.fields.choose}</option>
        {targets.map(({ name }) => (
          <option key={name} value={name}>
            {fieldLabel(name, names)}
          </option>
        ))}
      </select>
    </label>
  );
}

function UnusedColumns({ preview }: { preview: FeedPreview }) {
  const { fields: texts } = useTexts(importWizardTexts);
  const unused = preview.columns.filter(({ isUsed }) => !isUsed);
  if (unused.length === 0) return null;
  return (
    <Panel id="import-wizard-unused" title={texts.unused}>
      <p className="feeds__note">{texts.unusedAbout}</p>
      <ul className="import-wizard__unused">
        {unused.map(({ column, samples }) => (
          <li key={column}>
            <code>{column}</code> <small>{samples.join(', ')}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
