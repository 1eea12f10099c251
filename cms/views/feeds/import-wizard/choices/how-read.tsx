'use client';

import { useState } from 'react';
import type { FeedMapping, FieldRule } from '../../../../../src/features/inventory/mapping/feed-mapping.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Select } from '../../select.tsx';
import { withPart, withRule } from '../draft/mapping-edits.ts';
import type { TargetField } from '../target-field.ts';
import { importWizardTexts } from '../texts.ts';
import type { FileColumn } from './file-column.ts';
import { TypedText } from './typed-text.tsx';

type Props = {
  target: TargetField;
  label: string;
  mapping: FeedMapping;
  rule: FieldRule;
  columns: readonly FileColumn[];
  choose: (mapping: FeedMapping, field?: string) => void;
};

/** How the values of a field are read, folded away because what was found is most often right. */
export function HowRead({ target, label, mapping, rule, columns, choose }: Props) {
  const { fields: texts } = useTexts(importWizardTexts);
  const { name, type, units } = target;
  const set =
    <Key extends keyof FieldRule>(key: Key) =>
    (value: FieldRule[Key] | undefined) =>
      choose(withPart(mapping, name, key, value), name);
  const isNumber = type === 'number' || type === 'amount';
  const named = rule.columns ?? [];
  return (
    <details className="import-wizard__more">
      <summary>
        {texts.more}
        <span className="studio-hidden">{texts.moreOf(label)}</span>
      </summary>
      {units.length > 0 && (
        <Select
          label={texts.unit}
          value={rule.unit ?? ''}
          options={[
            ['', texts.unitFound],
            ...units.map(
              (unit) => [unit as NonNullable<FieldRule['unit']>, texts.units[unit] ?? unit] as const,
            ),
          ]}
          set={(value) => set('unit')(value || undefined)}
        />
      )}
      {isNumber && (
        <Select
          label={texts.decimal}
          value={rule.decimal ?? ''}
          options={[
            ['', texts.decimalFound],
            ['.', texts.point],
            [',', texts.comma],
          ]}
          set={(value) => set('decimal')(value || undefined)}
        />
      )}
      {type === 'date' && (
        <Select
          label={texts.dateOrder}
          value={rule.dateOrder ?? ''}
          options={[
            ['', texts.dateFound],
            ...(['dmy', 'mdy', 'ymd'] as const).map(
              (order) => [order, texts.dateOrders[order] ?? order] as const,
            ),
          ]}
          set={(value) => set('dateOrder')(value || undefined)}
        />
      )}
      {named.length > 0 && (
        <Select
          label={texts.part}
          value={rule.part ?? ''}
          options={[
            ['', texts.wholeText],
            ...Object.entries(texts.parts).map(
              ([part, text]) => [part as NonNullable<FieldRule['part']>, text] as const,
            ),
          ]}
          set={(value) => set('part')(value || undefined)}
        />
      )}
      {named.length > 0 && (
        <Select
          label={texts.otherColumn}
          value=""
          options={[
            ['', texts.addColumn],
            ...columns
              .filter(({ column }) => !named.includes(column))
              .map(({ column }) => [column, column] as const),
          ]}
          set={(column) => column && set('columns')([...named, column])}
        />
      )}
      {named.length > 1 && (
        <Select
          label={texts.combine}
          value={rule.combine === 'first' ? '' : (rule.combine ?? '')}
          options={[
            ['', texts.combines['first'] ?? ''],
            ...(['join', 'list'] as const).map((way) => [way, texts.combines[way] ?? way] as const),
          ]}
          set={(value) => set('combine')(value || undefined)}
        />
      )}
      {named.length > 0 && (
        <TypedText
          label={texts.otherwise}
          value={String(rule.constant ?? '')}
          change={(constant) => set('constant')(constant === '' ? undefined : constant)}
        />
      )}
      <Expression
        // What was typed is dropped when the rule becomes another.
        key={rule.expression ?? ''}
        rule={rule}
        take={(expression) => {
          const { expression: _, ...rest } = rule;
          choose(withRule(mapping, name, expression === '' ? rest : { ...rest, expression }), name);
        }}
      />
    </details>
  );
}

function Expression({ rule, take }: { rule: FieldRule; take: (expression: string) => void }) {
  const { fields: texts } = useTexts(importWizardTexts);
  const [typed, setTyped] = useState(rule.expression ?? '');
  return (
    <details className="import-wizard__more" open={rule.expression !== undefined}>
      <summary>{texts.expert}</summary>
      <label className="studio-field">
        <span>{texts.expression}</span>
        <textarea
          rows={3}
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <small>{texts.expertHelp}</small>
      </label>
      <button
        type="button"
        className="studio-quiet"
        disabled={typed.trim() === (rule.expression ?? '')}
        onClick={() => take(typed.trim())}
      >
        {texts.take}
      </button>
    </details>
  );
}
