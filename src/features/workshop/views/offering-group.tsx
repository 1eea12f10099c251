import * as ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { isBaseService, type OfferingCategory } from '../offering.ts';
import { OfferingIcon } from './offering-icon.tsx';
import { OfferingRow } from './offering-row.tsx';
import type { BookingFlow } from './use-booking-flow.ts';

type ListProps = { flow: BookingFlow; categories: readonly OfferingCategory[]; type: 'service' | 'addon' };

export function OfferingGroups({ categories, ...props }: ListProps) {
  return categories.map((category, index) => (
    <OfferingGroup key={category.name} {...props} category={category} isFirst={index === 0} />
  ));
}

type Props = Omit<ListProps, 'categories'> & {
  category: OfferingCategory;
  /** The first of a list; others open by themselves when something in them is chosen. */
  isFirst: boolean;
};

/** A category of offerings that can be expanded (SB-35); with a selection type, only one of them can be chosen (SB-54, SB-58). */
export function OfferingGroup({ flow, category, type, isFirst }: Props) {
  const { state, dispatch, texts } = flow;
  const { name, icon, offerings, selectionType } = category;
  const chosen = offerings.filter(({ code }) => code in state.services);
  const [isInitiallyOpen] = useState(isFirst || chosen.length > 0);

  function deselectOthers(code: string) {
    for (const other of chosen)
      if (other.code !== code) dispatch({ type: 'service deselected', code: other.code });
  }

  const isSingle = selectionType !== undefined;
  return (
    <details className="offering-group border-t border-t-line" open={isInitiallyOpen}>
      <summary className="flex min-h-18 items-center gap-4 [transition:color_var(--fast)] hot:text-brand-ink">
        <OfferingIcon name={icon} />
        <h3 className="min-w-0 flex-1">{name}</h3>
        {chosen.length > 0 && (
          <span className="text-size-small whitespace-nowrap text-ink-muted">
            {texts('bookingSelectedCount', { count: chosen.length })}
          </span>
        )}
        <IconShape
          of={ChevronDown}
          className="flex-none [transition:rotate_var(--slow)_var(--ease)] [details[open]>summary>&]:rotate-180"
        />
      </summary>
      <div {...(isSingle && { role: 'radiogroup', 'aria-label': name })}>
        <ul className="grid grid-cols-1 gap-2 pb-6">
          {offerings.map((offering) => (
            <OfferingRow
              key={offering.code}
              flow={flow}
              offering={offering}
              type={type}
              group={isSingle ? `${type}-${name}` : undefined}
              onSelect={isSingle ? deselectOthers : undefined}
              isBase={isBaseService(offering.code)}
            />
          ))}
        </ul>
      </div>
    </details>
  );
}
