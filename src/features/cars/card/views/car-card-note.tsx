import * as Info from 'lucide-react/icons/info';
import { useId } from 'react';
import { fillPlaceholders } from '../../../../shared/sites/fill-placeholders.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import type { CarCardData } from '../card.ts';
import { truncateNote } from '../card-note.ts';
import type { CardTexts } from '../card-texts.ts';

interface Props extends Pick<CarCardData, 'name' | 'note'> {
  /** Those with a whole example, or that are shown nowhere else. */
  offers: CarCardData['monthly'];
  texts: CardTexts;
}

/** Behind one button: further offers and examples, and the conditions (CARD-05, CARD-06). */
export function CarCardNote({ name, offers, note, texts }: Props) {
  const id = useId();
  if (!note && offers.length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="car-card__info"
        popoverTarget={id}
        aria-label={fillPlaceholders(texts('cardNote'), { car: name })}
      >
        <IconShape of={Info} size="small" />
      </button>
      <div id={id} popover="auto" className="car-card__note">
        {offers.map(({ kind, label, text, example }) => (
          <p key={kind}>
            <b>{`${label} ${text}.`}</b> {example}
          </p>
        ))}
        {note && <p data-conditions="">{truncateNote(note)}</p>}
      </div>
    </>
  );
}
