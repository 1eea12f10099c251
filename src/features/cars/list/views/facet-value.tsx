import { type KeyboardEvent, memo } from 'react';
import { formatNumber } from '../../../../shared/sites/formats.ts';
import { Checkbox } from '../../../../shared/ui/checkbox.tsx';
import { cx } from '../../../../shared/ui/class-names.ts';
import { onPlainClick } from '../../../../shared/ui/on-plain-click.ts';
import { exclusionLabel } from '../chips.ts';
import type { FacetValuePath } from '../facet-value-path.ts';
import type { PanelValue } from '../filter-panel.ts';
import { MAKE_FACET } from '../list-fields.ts';
import { exclusionParam, paramValue } from '../list-url.ts';
import { type Selection, toggleValue } from '../toggle.ts';
import { useListContext } from './list-context.ts';

type Props = { facet: string; value: PanelValue };

/** Makes and models are links, for search engines may follow them; all else is a box of the form, for they may not. */
export function FacetValue(props: Props) {
  return props.facet === MAKE_FACET ? <LinkValue {...props} /> : <BoxValue {...props} />;
}

const inAria: Record<Selection, boolean | 'mixed'> = { all: true, some: 'mixed', none: false };

function LinkValue({ facet, value: { path, text, count, chosen, excluded } }: Props) {
  const context = useListContext();
  const { list, language, hydrated, addressOf, change } = context;
  const field = facet.split('>')[path.length - 1] ?? facet;
  const next = toggleValue(list, { facet, path });
  const address = addressOf(next);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    change(next);
  }
  // A box, once there is a script that lets the space bar tick it.
  const asBox = hydrated
    ? ({ role: 'checkbox', 'aria-checked': excluded || inAria[chosen], onKeyDown } as const)
    : { 'aria-current': chosen === 'none' && !excluded ? undefined : ('true' as const) };
  return (
    <a
      {...asBox}
      href={address}
      // A make and its model have a page of their own; of their mixtures there are endlessly many.
      rel={address.includes('?') ? 'nofollow' : undefined}
      onClick={(event) => onPlainClick(event, () => change(next))}
      className={cx('check', count === 0 && !excluded && 'check--none')}
    >
      <span
        aria-hidden="true"
        data-chosen={excluded ? 'all' : chosen}
        className="check__control check__control--link"
      />
      <span className="check__text">{excluded ? exclusionLabel({ field, path }, context) : text}</span>
      {!excluded && <span className="check__count">{formatNumber(count, language)}</span>}
    </a>
  );
}

/** An excluded value is a ticked box that says so: 'not diesel'. Unticking it lets the value in again. */
function BoxValue({ facet, value: { path, text, count, chosen, excluded } }: Props) {
  const context = useListContext();
  const { language, formId, toggle } = context;
  const choice = { field: facet.split('>')[path.length - 1] ?? facet, path };
  const [name, written] = excluded ? exclusionParam(choice) : [choice.field, paramValue(choice)];
  const row = { facet, name, written, formId, toggle };
  return (
    <BoxRow
      {...row}
      path={path.join('>')}
      text={excluded ? exclusionLabel(choice, context) : text}
      chosen={excluded ? 'all' : chosen}
      count={excluded ? undefined : formatNumber(count, language)}
      isEmpty={count === 0 && !excluded}
    />
  );
}

interface RowProps {
  facet: string;
  name: string;
  formId: string;
  path: string;
  written: string;
  text: string;
  count: string | undefined;
  isEmpty: boolean;
  chosen: Selection;
  toggle: (value: FacetValuePath) => void;
}

/** Memoised: the panel has a hundred of them and a choice changes few. */
const BoxRow = memo(function BoxRow(row: RowProps) {
  return (
    <Checkbox
      label={row.text}
      count={row.count}
      isEmpty={row.isEmpty}
      form={row.formId}
      name={row.name}
      value={row.written}
      checked={row.chosen === 'all'}
      mixed={row.chosen === 'some'}
      onChange={() => row.toggle({ facet: row.facet, path: row.path.split('>') })}
      autoComplete="off"
    />
  );
});
