import { nonBreaking } from '../../../../shared/ui/non-breaking.ts';
import type { CarCardData } from '../../card/card.ts';
import type { CardTexts } from '../../card/card-texts.ts';
import { CarCardNote } from '../../card/views/car-card-note.tsx';

interface Props extends Pick<CarCardData, 'name' | 'monthly' | 'note'> {
  texts: CardTexts;
}

/** Every monthly cost of a car in comparison, where a card shows one; their conditions are behind one button. */
export function MonthlyCosts({ name, monthly, note, texts }: Props) {
  if (monthly.length === 0 && !note) return null;
  const examples = monthly.filter(({ example }) => example !== undefined);
  return (
    <div className="flex items-start justify-between gap-2 text-size-small text-ink-muted tabular-nums">
      <dl>
        {monthly.map(({ kind, label, text, terms }) => (
          <div key={kind} className="flex flex-wrap gap-x-2">
            <dt>{label}</dt> <dd className="text-ink">{nonBreaking(text)}</dd>
            {terms && (
              <dd className="[flex-basis:100%] text-size-micro text-ink-muted">{terms.join(', ')}</dd>
            )}
          </div>
        ))}
      </dl>
      <CarCardNote name={name} offers={examples} note={note} texts={texts} />
    </div>
  );
}
