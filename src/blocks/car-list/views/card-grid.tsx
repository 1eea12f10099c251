import { memo, type ReactNode } from 'react';
import type { CarCardData } from '../../../catalogue/card.ts';
import type { CardTexts } from '../../../catalogue/card-words.ts';
import { CarCard } from '../../../catalogue/views/car-card.tsx';
import { CardSkeleton } from '../../../ui/skeleton.tsx';

export const IN_THE_GRID =
  '(min-width: 90rem) 312px, (min-width: 64rem) 32vw, (min-width: 56rem) 30vw, (min-width: 40rem) 46vw, 92vw';
export const EARLY_PICTURES = 2;
const BONES = 24;

/** The cards that came with the page. In the browser they are only kept: React takes what lies in them as it is. */
export function ServerCards({ cards }: { cards: (() => ReactNode) | undefined }) {
  if (cards) return <ul className="list-grid">{cards()}</ul>;
  return <ul className="list-grid" dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}

/** Cards of an answer. They do not change with anything but the answer. */
export const CardGrid = memo(function CardGrid({
  cards,
  texts,
}: {
  cards: readonly CarCardData[];
  texts: CardTexts;
}) {
  return (
    <ul className="list-grid">
      {cards.map((card) => (
        <li key={card.id} className="grid">
          <CarCard card={card} texts={texts} sizes={IN_THE_GRID} />
        </li>
      ))}
    </ul>
  );
});

/** Bones of cards while the search takes its time (LIST-05). */
export function BoneGrid({ label }: { label: string }) {
  return (
    <div className="list-grid" role="status">
      <span className="sr-only">{label}</span>
      {Array.from({ length: BONES }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: bones have no name
        <CardSkeleton key={at} />
      ))}
    </div>
  );
}
