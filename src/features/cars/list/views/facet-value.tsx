import type { KeyboardEvent } from 'react';
import { type Selection, toChoice, toggleValue } from '../../../../shared/faceted-list/faceted-list.ts';
import type { PanelValue } from '../../../../shared/faceted-list/filter-panel.ts';
import { FacetBox } from '../../../../shared/faceted-list/views/facet-box.tsx';
import { formatNumber } from '../../../../shared/sites/formats.ts';
import { cx } from '../../../../shared/ui/class-names.ts';
import { onPlainClick } from '../../../../shared/ui/on-plain-click.ts';
import { exclusionLabel } from '../chips.ts';
import { MAKE_FACET } from '../list-fields.ts';
import { exclusionParam } from '../list-url.ts';
import { useCarListTools } from './car-list-tools.ts';

type Props = { facet: string; value: PanelValue };

/** Makes and models are links, for search engines may follow them; all else is a box of the form, for they may not. */
export function FacetValue(props: Props) {
  return props.facet === MAKE_FACET ? <LinkValue {...props} /> : <BoxValue {...props} />;
}

const inAria: Record<Selection, boolean | 'mixed'> = { all: true, some: 'mixed', none: false };

function LinkValue({ facet, value: { path, text, count, chosen, excluded } }: Props) {
  const context = useCarListTools();
  const { list, language, hydrated, addressOf, change } = context;
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
      <span className="check__text">
        {excluded ? exclusionLabel(toChoice({ facet, path }), context) : text}
      </span>
      {!excluded && <span className="check__count">{formatNumber(count, language)}</span>}
    </a>
  );
}

/** An excluded value is a ticked box that says so: 'not diesel'. Unticking it lets the value in again. */
function BoxValue({ facet, value }: Props) {
  const context = useCarListTools();
  const choice = toChoice({ facet, path: value.path });
  const excluded = value.excluded
    ? { label: exclusionLabel(choice, context), param: exclusionParam(choice) }
    : undefined;
  return <FacetBox facet={facet} value={value} excluded={excluded} />;
}
