'use client';

import { useTranslation } from '@payloadcms/ui';
import { useRef, useState } from 'react';
import type { FeedMapping } from '../../../../../src/features/inventory/mapping/feed-mapping.ts';
import type { UnknownFeedValue } from '../../../../../src/features/inventory/runs/import-report.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { figuresIn } from '../../../operations/figures.ts';
import { Panel, PanelTable } from '../../../operations/panel.tsx';
import { fieldLabel } from '../../fields/field-label.ts';
import { fieldTexts } from '../../fields/texts.ts';
import { type Decision, withDecision } from '../draft/mapping-edits.ts';
import type { TargetField, TargetFields } from '../target-field.ts';
import { importWizardTexts } from '../texts.ts';
import { TypedText } from './typed-text.tsx';

type Props = {
  targets: TargetFields;
  mapping: FeedMapping;
  /** By the last look at the file; what is decided is no longer among them. */
  found: readonly UnknownFeedValue[];
  choose: (mapping: FeedMapping, field?: string) => void;
};

/** Values that nobody knows, each to be decided once. What was decided here stays in the list. */
export function DecideValues({ targets, mapping, found, choose }: Props) {
  const { values: texts } = useTexts(importWizardTexts);
  const names = useTexts(fieldTexts);
  const { count } = figuresIn(useTranslation().i18n.language);
  const listed = useKept([...decidedIn(mapping), ...found]);
  return (
    <Panel id="import-wizard-values" title={texts.heading}>
      {listed.length > 0 && <p className="feeds__note">{texts.about}</p>}
      <PanelTable
        label={texts.heading}
        columns={[
          { title: texts.value, of: ({ value }: UnknownFeedValue) => <q>{value}</q> },
          { title: texts.field, of: ({ field }: UnknownFeedValue) => fieldLabel(field, names) },
          {
            title: texts.times,
            isFigure: true,
            of: (value: UnknownFeedValue) => (value.count > 0 ? count(value.count) : '–'),
          },
          {
            title: texts.means,
            of: (value: UnknownFeedValue) => (
              <DecisionSelect
                unknown={value}
                target={targets.fields.find(({ name }) => name === value.field)}
                decision={mapping.fields[value.field]?.values?.[value.value]}
                decide={(decision) => choose(withDecision(mapping, value.field, value.value, decision))}
              />
            ),
          },
        ]}
        rows={listed}
        keyOf={({ field, value }) => `${field} ${value}`}
        empty={texts.none}
      />
    </Panel>
  );
}

/** How often they occur is not known. */
function decidedIn({ fields }: FeedMapping): UnknownFeedValue[] {
  return Object.entries(fields).flatMap(([field, { values = {} }]) =>
    Object.keys(values).map((value) => ({ field, value, count: 0, line: 0 })),
  );
}

/** Those that were there once, in the order in which they came; who decides one sees it stay where it is. */
function useKept(present: readonly UnknownFeedValue[]): readonly UnknownFeedValue[] {
  const kept = useRef(new Map<string, UnknownFeedValue>());
  for (const value of present) {
    const key = `${value.field} ${value.value}`;
    const before = kept.current.get(key);
    if (!before || value.count > 0) kept.current.set(key, value);
  }
  return [...kept.current.values()];
}

type SelectProps = {
  unknown: UnknownFeedValue;
  target: TargetField | undefined;
  decision: Decision | undefined;
  decide: (decision: Decision | undefined) => void;
};

const WORD = 'word:';

function DecisionSelect({ unknown: { field, value, nearest }, target, decision, decide }: SelectProps) {
  const { values: texts } = useTexts(importWizardTexts);
  const label = texts.meansOf(value, fieldLabel(field, useTexts(fieldTexts)));
  const [isOther, setOther] = useState(false);
  const words = target?.words ?? [];
  const isText = !target || target.type === 'text' || target.type === 'texts';
  const select = (chosen: string) => {
    setOther(chosen === 'other');
    if (chosen === '') decide(undefined);
    if (chosen === 'keep') decide(value);
    if (chosen === 'leave-out') decide(null);
    if (chosen.startsWith(WORD)) decide(chosen.slice(WORD.length));
  };
  const isKnownWord = typeof decision === 'string' && (decision === nearest || words.includes(decision));
  const chosen = chosenOption({ decision, isOther, isKnownWord, value });
  return (
    <>
      <select
        className="import-wizard__select"
        aria-label={label}
        value={chosen}
        onChange={(event) => select(event.target.value)}
      >
        <option value="">{isText ? texts.undecided : texts.undecidedUnread}</option>
        {nearest !== undefined && <option value={WORD + nearest}>{texts.nearest(nearest)}</option>}
        {isText && <option value="keep">{texts.keep}</option>}
        <option value="leave-out">{texts.leaveOut}</option>
        <option value="other">{texts.other}</option>
        {words.length > 0 && (
          <optgroup label={texts.known}>
            {words
              .filter((word) => word !== nearest)
              .map((word) => (
                <option key={word} value={WORD + word}>
                  {word}
                </option>
              ))}
          </optgroup>
        )}
      </select>
      {chosen === 'other' && (
        <TypedText
          label={texts.otherValue(value)}
          value={decision === null || decision === undefined ? '' : String(decision)}
          change={(typed) => decide(typed === '' ? undefined : typedValue(typed, isText))}
        />
      )}
    </>
  );
}

type Chosen = { decision: Decision | undefined; isOther: boolean; isKnownWord: boolean; value: string };

function chosenOption({ decision, isOther, isKnownWord, value }: Chosen): string {
  if (isOther) return 'other';
  if (decision === undefined) return '';
  if (decision === null) return 'leave-out';
  if (decision === value) return 'keep';
  return isKnownWord ? WORD + decision : 'other';
}

/** Where a number is wanted, a number. */
function typedValue(typed: string, isText: boolean): Decision {
  const number = Number(typed.replace(/\s/g, '').replace(',', '.'));
  return isText || Number.isNaN(number) ? typed : number;
}
