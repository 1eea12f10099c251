import { createRoot } from 'react-dom/client';
import { ScrollArrows } from '../../../../shared/ui/scroll-arrows.tsx';
import { ScrollRow } from '../../../../shared/ui/scroll-row.tsx';
import { Container } from '../../../../shared/ui/section.tsx';
import type { CarCardData } from '../../card/card.ts';
import type { CardTextMap } from '../../card/card-texts.ts';
import { CarCard } from '../../card/views/car-card.tsx';

export type ViewedTexts = { title: string; forget: string; back: string; on: string; card: CardTextMap };

type Props = { cards: readonly CarCardData[]; words: ViewedTexts; onForget: () => void };

export function mountViewed(place: HTMLElement, props: Props): () => void {
  const root = createRoot(place, { identifierPrefix: 'viewed-' });
  root.render(<ViewedRow {...props} />);
  return () => root.unmount();
}

function ViewedRow({ cards, words, onForget }: Props) {
  const { title, forget, back, on, card: cardWords } = words;
  return (
    <div className="section">
      <Container>
        <div className="section-head">
          <h2>{title}</h2>
          <div className="flex items-center gap-6">
            <button type="button" className="text-link text-small" onClick={onForget}>
              {forget}
            </button>
            <ScrollArrows row="viewed-row" previousLabel={back} nextLabel={on} />
          </div>
        </div>
      </Container>
      <ScrollRow id="viewed-row" label={title} bleed>
        {cards.map((card) => (
          <CarCard key={card.id} card={card} texts={(key) => cardWords[key]} />
        ))}
      </ScrollRow>
    </div>
  );
}
