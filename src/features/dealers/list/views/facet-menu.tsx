import * as ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { withoutFacet } from '../../../../shared/faceted-list/faceted-list.ts';
import type { PanelValue, ValuesGroup } from '../../../../shared/faceted-list/filter-panel.ts';
import { FacetBox } from '../../../../shared/faceted-list/views/facet-box.tsx';
import { useListLink } from '../../../../shared/faceted-list/views/list-context.ts';
import { formatNumber } from '../../../../shared/sites/formats.ts';
import { Button } from '../../../../shared/ui/button.tsx';
import { cx } from '../../../../shared/ui/class-names.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { onPlainClick } from '../../../../shared/ui/on-plain-click.ts';
import { TextLink } from '../../../../shared/ui/text-link.tsx';
import { facetValueText } from '../dealer-facets.ts';
import { useDealerListTools } from './dealer-list-tools.ts';

interface Props {
  group: ValuesGroup;
  label: string;
  total: number;
}

/** A facet behind its button. Boxes of a form, not links: search engines need not know every mixture of them. */
export function FacetMenu({ group, label, total }: Props) {
  const { list, texts, language } = useDealerListTools();
  const linkTo = useListLink();
  const ref = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (ref.current) ref.current.open = false;
  };
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (ref.current?.open && target instanceof Node && !ref.current.contains(target))
        ref.current.open = false;
    };
    addEventListener('pointerdown', onPointerDown);
    return () => removeEventListener('pointerdown', onPointerDown);
  }, []);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !ref.current?.open) return;
    event.stopPropagation();
    close();
    ref.current.querySelector('summary')?.focus();
  }
  return (
    <details ref={ref} name="dealer-facets" onKeyDown={onKeyDown} className="group/facet sm:relative">
      <summary className={button}>
        {label}
        {group.chosen > 0 && (
          <span className="grid size-5 place-items-center rounded-full bg-brand text-micro text-on-brand">
            {group.chosen}
          </span>
        )}
        <IconShape
          of={ChevronDown}
          size="small"
          className={cx(
            'transition-[rotate] duration-fast group-open/facet:rotate-180',
            // Three of them have to fit into a row on a phone.
            group.chosen > 0 && 'max-sm:hidden',
          )}
        />
      </summary>
      <fieldset className={panel}>
        <legend className="sr-only">{label}</legend>
        <ul className="-mx-1 max-h-[min(22rem,60dvh)] overflow-y-auto px-1">
          {group.values.map((value) => (
            <Option key={value.text} facet={group.facet} value={value} />
          ))}
        </ul>
        <div className="mt-3 flex items-center justify-between gap-4 border-line border-t pt-4 text-small">
          <TextLink {...linkTo(withoutFacet(list, group.facet))} rel="nofollow">
            {texts('listClearShort')}
          </TextLink>
          <Button type="submit" size="small" onClick={(event) => onPlainClick(event, close)}>
            {texts('dealerListShowCount', { count: formatNumber(total, language) })}
          </Button>
        </div>
      </fieldset>
    </details>
  );
}

const button =
  'inline-flex min-h-11 w-full cursor-pointer list-none items-center justify-between gap-2.5 rounded-pill border border-line-field px-4.5 font-medium text-[0.9375rem] transition-colors duration-fast hover:border-ink group-open/facet:border-ink max-sm:px-3.5 max-sm:text-small [&::-webkit-details-marker]:hidden';
const panel =
  'absolute top-[calc(100%+0.5rem)] left-0 z-8 w-full rounded-card border border-line-strong bg-surface px-5 pt-3 pb-5 sm:w-72';

function Option({ facet, value }: { facet: string; value: PanelValue }) {
  const { text, lang } = facetValueText(facet, value.text, useDealerListTools());
  return (
    <li>
      <FacetBox facet={facet} value={value} label={lang ? <span lang={lang}>{text}</span> : text} />
      {value.children.length > 0 && (
        <ul className="pl-7">
          {value.children.map((child) => (
            <Option key={child.text} facet={facet} value={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
