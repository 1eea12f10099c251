import * as Info from 'lucide-react/icons/info';
import { useId } from 'react';
import { IconShape } from '../../ui/icon-shape.tsx';
import { nonBreaking } from '../../ui/non-breaking.ts';
import type { CarCardData } from '../card.ts';
import { truncateNote } from '../card-note.ts';
import { type CardTexts, fillPlaceholders } from '../card-texts.ts';

interface Props extends Pick<CarCardData, 'name' | 'monthly' | 'note'> {
  texts: CardTexts;
}

/** The monthly costs of loan and leasing, with the conditions behind one button. */
export function CarCardMonthly({ name, monthly, note, texts }: Props) {
  const id = useId();
  if (monthly.length === 0 && !note) return null;
  return (
    <div className="car-card__monthly">
      <dl>
        {monthly.map(({ kind, label, text, example }) => (
          <div key={kind}>
            <dt>{label}</dt> <dd>{nonBreaking(text)}</dd>
            {example && <dd className="car-card__example">{example}</dd>}
          </div>
        ))}
      </dl>
      {note && (
        <>
          <button
            type="button"
            className="car-card__info"
            popoverTarget={id}
            aria-label={fillPlaceholders(texts('cardNote'), { car: name })}
          >
            <IconShape of={Info} size="small" />
          </button>
          <p id={id} popover="auto" className="car-card__note">
            {truncateNote(note)}
          </p>
        </>
      )}
    </div>
  );
}
