'use client';

import { useState } from 'react';
import type { FeedMapping, FieldRule } from '../../../../../src/features/inventory/mapping/feed-mapping.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { withPart, withRule } from '../draft/mapping-edits.ts';
import type { TargetField } from '../target-field.ts';
import { bringInTexts } from '../texts.ts';
import { Choice } from './choice.tsx';
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
  const { fields: texts } = useTexts(bringInTexts);
  const { name, type, units } = target;
  const set =
    <Key extends keyof FieldRule>(key: Key) =>
    (value: FieldRule[Key] | undefined) =>
      choose(withPart(mapping, name, key, value), name);
  const isNumber = type === 'number' || type === 'amount';
  const named = rule.columns ?? [];
  return (
    <details className="bring-in__more">
      <summary>
        {texts.more}
        <span className="studio-hidden">{texts.moreOf(label)}</span>
      </summary>
      {units.length > 0 && (
        <Choice
          label={texts.unit}
          unset={texts.unitFound}
          value={rule.unit ?? ''}
          options={units.map(
            (unit) => [unit as NonNullable<FieldRule['unit']>, texts.units[unit] ?? unit] as const,
          )}
          choose={set('unit')}
        />
      )}
      {isNumber && (
        <Choice
          label={texts.decimal}
          unset={texts.decimalFound}
          value={rule.decimal ?? ''}
          options={[
            ['.', texts.point],
            [',', texts.comma],
          ]}
          choose={set('decimal')}
        />
      )}
      {type === 'date' && (
        <Choice
          label={texts.dateOrder}
          unset={texts.dateFound}
          value={rule.dateOrder ?? ''}
          options={(['dmy', 'mdy', 'ymd'] as const).map(
            (order) => [order, texts.dateOrders[order] ?? order] as const,
          )}
          choose={set('dateOrder')}
        />
      )}
      {named.length > 0 && (
        <Choice
          label={texts.part}
          unset={texts.wholeText}
          value={rule.part ?? ''}
          options={Object.entries(texts.parts).map(
            ([part, text]) => [part as NonNullable<FieldRule['part']>, text] as const,
          )}
          choose={set('part')}
        />
      )}
      {named.length > 0 && (
        <Choice
          label={texts.otherColumn}
          unset={texts.addColumn}
          value=""
          options={columns
            .filter(({ column }) => !named.includes(column))
            .map(({ column }) => [column, column] as const)}
          choose={(column) => column && set('columns')([...named, column])}
        />
      )}
      {named.length > 1 && (
        <Choice
          label={texts.combine}
          unset={texts.combines['first'] ?? ''}
          value={rule.combine === 'first' ? '' : (rule.combine ?? '')}
          options={(['join', 'list'] as const).map((way) => [way, texts.combines[way] ?? way] as const)}
          choose={set('combine')}
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
  const { fields: texts } = useTexts(bringInTexts);
  const [typed, setTyped] = useState(rule.expression ?? '');
  return (
    <details className="bring-in__more" open={rule.expression !== undefined}>
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
