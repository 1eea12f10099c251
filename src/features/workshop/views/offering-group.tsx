import * as ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { isBaseService, type OfferingCategory } from '../offering.ts';
import { OfferingIcon } from './offering-icon.tsx';
import { OfferingRow } from './offering-row.tsx';
import type { BookingFlow } from './use-booking-flow.ts';

type Props = {
  flow: BookingFlow;
  category: OfferingCategory;
  type: 'service' | 'addon';
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
    <details className="offering-group" open={isInitiallyOpen}>
      <summary>
        <OfferingIcon name={icon} />
        <h3 className="offering-group__name">{name}</h3>
        {chosen.length > 0 && (
          <span className="offering-group__count">
            {texts('bookingSelectedCount', { count: chosen.length })}
          </span>
        )}
        <IconShape of={ChevronDown} className="booking__chevron" />
      </summary>
      <div {...(isSingle && { role: 'radiogroup', 'aria-label': name })}>
        <ul className="offering-group__list">
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
