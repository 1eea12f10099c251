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

/** The monthly costs of loan and leasing; their conditions, and whole examples, are behind one button. */
export function CarCardMonthly({ name, monthly, note, texts }: Props) {
  const id = useId();
  if (monthly.length === 0 && !note) return null;
  const examples = monthly.filter(({ example }) => example !== undefined);
  return (
    <div className="car-card__monthly">
      <dl>
        {monthly.map(({ kind, label, text, terms }) => (
          <div key={kind} className="car-card__cost">
            <dt>{label}</dt> <dd>{nonBreaking(text)}</dd>
            {terms && (
              <dd className="car-card__terms">
                {terms.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {(note || examples.length > 0) && (
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
            {examples.map(({ kind, label, text, example }) => (
              <p key={kind}>
                <b>{`${label} ${text}.`}</b> {example}
              </p>
            ))}
            {note && <p>{truncateNote(note)}</p>}
          </div>
        </>
      )}
    </div>
  );
}
