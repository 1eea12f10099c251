import { renderToStaticMarkup } from 'react-dom/server';
import type { CarCardData } from '../../catalogue/card.ts';
import type { CardTexts } from '../../catalogue/card-words.ts';
import { CarCard } from '../../catalogue/views/car-card.tsx';
import { PageStylesProvider } from '../../ui/page-styles.tsx';
import type { CardMarkup } from './list-props.ts';
import { EARLY_PICTURES, IN_THE_GRID } from './views/card-grid.tsx';

const CARDS_KEPT = 3000;

const kept = new WeakMap<CardTexts, Map<string, CardMarkup>>();

/**
 * The cards of a list as markup. A car looks the same in every list that has it, and lists are endlessly many: each card
 * is rendered once for the words of a site and then kept, which is most of the work of a list's page.
 */
export function markupOfCards(cards: readonly CarCardData[], texts: CardTexts): CardMarkup {
  const ofWords = kept.get(texts) ?? new Map<string, CardMarkup>();
  kept.set(texts, ofWords);
  const all = cards.map((card, at) => {
    const early = at < EARLY_PICTURES;
    const key = `${early} ${JSON.stringify(card)}`;
    const markup = ofWords.get(key) ?? rendered(card, texts, early);
    keep(ofWords, key, markup);
    return markup;
  });
  return {
    html: all.map(({ html }) => html).join(''),
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
  };
}

/** The one that was shown longest ago makes room. */
function keep(cards: Map<string, CardMarkup>, key: string, markup: CardMarkup): void {
  cards.delete(key);
  cards.set(key, markup);
  const oldest = cards.keys().next();
  if (cards.size > CARDS_KEPT && !oldest.done) cards.delete(oldest.value);
}

function rendered(card: CarCardData, texts: CardTexts, early: boolean): CardMarkup {
  const styles = new Set<string>();
  const collector = {
    add: (_: string, declarations: string) => void styles.add(declarations),
    css: () => '',
  };
  const html = renderToStaticMarkup(
    <PageStylesProvider styles={collector}>
      <li className="grid">
        <CarCard card={card} texts={texts} sizes={IN_THE_GRID} early={early} />
      </li>
    </PageStylesProvider>,
    // Ids in it must not meet those of another card.
    { identifierPrefix: `car-${card.id}-` },
  );
  return { html, styles: [...styles] };
}
