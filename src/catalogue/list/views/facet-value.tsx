import { type KeyboardEvent, memo } from 'react';
import { formatNumber } from '../../../sites/formats.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { cx } from '../../../ui/class-names.ts';
import { onPlainClick } from '../../../ui/on-plain-click.ts';
import type { FacetValuePath } from '../../facet-value-path.ts';
import type { PanelValue } from '../filter-panel.ts';
import { MAKE_FACET } from '../list-fields.ts';
import { paramValue } from '../list-url.ts';
import { type Selection, toggleValue } from '../toggle.ts';
import { useListContext } from './list-context.ts';

type Props = { facet: string; value: PanelValue };

/** Makes and models are links, for search engines may follow them; all else is a box of the form, for they may not. */
export function FacetValue(props: Props) {
  return props.facet === MAKE_FACET ? <LinkValue {...props} /> : <BoxValue {...props} />;
}

const inAria: Record<Selection, boolean | 'mixed'> = { all: true, some: 'mixed', none: false };

function LinkValue({ facet, value: { path, text, count, chosen } }: Props) {
  const { list, language, hydrated, addressOf, change } = useListContext();
  const next = toggleValue(list, { facet, path });
  const address = addressOf(next);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== ' ') return;
    event.preventDefault();
    change(next);
  }
  // A box, once there is a script that lets the space bar tick it.
  const asBox = hydrated
    ? ({ role: 'checkbox', 'aria-checked': inAria[chosen], onKeyDown } as const)
    : { 'aria-current': chosen === 'none' ? undefined : ('true' as const) };
  return (
    <a
      {...asBox}
      href={address}
      // A make and its model have a page of their own; of their mixtures there are endlessly many.
      rel={address.includes('?') ? 'nofollow' : undefined}
      onClick={(event) => onPlainClick(event, () => change(next))}
      className={cx('check', count === 0 && 'check--none')}
    >
      <span aria-hidden="true" data-chosen={chosen} className="check__control check__control--link" />
      <span className="check__text">{text}</span>
      <span className="check__count">{formatNumber(count, language)}</span>
    </a>
  );
}

function BoxValue({ facet, value: { path, text, count, chosen } }: Props) {
  const { language, formId, toggle } = useListContext();
  const field = facet.split('>')[path.length - 1] ?? facet;
  const row = { facet, field, formId, text, chosen, toggle };
  return (
    <BoxRow
      {...row}
      path={path.join('>')}
      written={paramValue({ field, path })}
      count={formatNumber(count, language)}
      isEmpty={count === 0}
    />
  );
}

interface RowProps {
  facet: string;
  field: string;
  formId: string;
  path: string;
  written: string;
  text: string;
  count: string;
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
      name={row.field}
      value={row.written}
      checked={row.chosen === 'all'}
      mixed={row.chosen === 'some'}
      onChange={() => row.toggle({ facet: row.facet, path: row.path.split('>') })}
      autoComplete="off"
    />
  );
});
