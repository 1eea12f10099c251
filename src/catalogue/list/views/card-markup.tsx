import { renderToStaticMarkup } from 'react-dom/server';
import { createLruCache, type LruCache } from '../../../platform/lru-cache.ts';
import { PageStylesProvider } from '../../../ui/page-styles.tsx';
import type { CarCardData } from '../../card.ts';
import type { CardTexts } from '../../card-texts.ts';
import { CarCard } from '../../views/car-card.tsx';
import type { CardMarkup } from '../car-list-props.ts';
import { GRID_PICTURE_SIZES, PRIORITY_PICTURES } from './card-grid.tsx';

const CARDS_KEPT = 3000;

const cardsIn = new WeakMap<CardTexts, LruCache<CardMarkup>>();

/**
 * The cards of a list as markup. A car looks the same in every list that has it, and lists are endlessly many: each card
 * is rendered once per site's texts and cached, which is most of the work of a list's page.
 */
export function renderCards(cards: readonly CarCardData[], texts: CardTexts): CardMarkup {
  const kept = cardsIn.get(texts) ?? createLruCache<CardMarkup>(CARDS_KEPT);
  cardsIn.set(texts, kept);
  const all = cards.map((card, at) => {
    const early = at < PRIORITY_PICTURES;
    return kept(`${early} ${JSON.stringify(card)}`, () => rendered(card, texts, early));
  });
  return {
    html: all.map(({ html }) => html).join(''),
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
  };
}

function rendered(card: CarCardData, texts: CardTexts, early: boolean): CardMarkup {
  const styles = new Set<string>();
  const collector = {
    add: (_: string, declarations: string) => void styles.add(declarations),
    css: () => '',
  };
  const html = renderToStaticMarkup(
    <PageStylesProvider styles={collector}>
      <li id={`car-${card.id}`} className="grid">
        <CarCard card={card} texts={texts} sizes={GRID_PICTURE_SIZES} early={early} />
      </li>
    </PageStylesProvider>,
    // Ids in it must not collide with those of another card.
    { identifierPrefix: `car-${card.id}-` },
  );
  return { html: inOnePiece(html), styles: [...styles] };
}

/** React's string is a rope of many hundred pieces, which would be flattened on every use. */
function inOnePiece(text: string): string {
  return Buffer.from(text).toString();
}
