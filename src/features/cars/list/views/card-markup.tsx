import { renderToStaticMarkup } from 'react-dom/server';
import { escapeXml } from '../../../../shared/platform/escape.ts';
import { createLruCache, type LruCache } from '../../../../shared/platform/lru-cache.ts';
import { eventLoopYielder } from '../../../../shared/platform/yield-to-event-loop.ts';
import { PageStylesProvider } from '../../../../shared/ui/page-styles.tsx';
import type { CarCardData } from '../../card/card.ts';
import type { CardTexts } from '../../card/card-texts.ts';
import { CarCard } from '../../card/views/car-card.tsx';
import type { CardMarkup } from '../car-list-props.ts';
import { carListDeclaration } from '../list-fields.ts';
import { GRID_PICTURE_SIZES, PRIORITY_PICTURES } from './card-grid.tsx';

const CARDS_KEPT = 3000;

/** Two pages: whoever has paged further has seen those before, and a page of them all would be several megabytes. */
const CARDS_IN_FULL = 2 * carListDeclaration.pageSize;

/** By the card of one list, whose place in it is known. */
const prepared = new WeakMap<CarCardData, CardMarkup>();

const cardsIn = new WeakMap<CardTexts, LruCache<CardMarkup>>();

/**
 * The cards of a list as markup. A car looks the same in every list that has it, and lists are endlessly many: each card
 * is rendered once per site's texts and cached, which is most of the work of a list's page.
 */
export function renderCards(cards: readonly CarCardData[], texts: CardTexts): CardMarkup {
  const markupOf = cachedMarkup(texts);
  const earlier = Math.max(0, cards.length - CARDS_IN_FULL);
  const all = cards.slice(earlier).map((card, at) => prepared.get(card) ?? markupOf(card, earlier + at));
  return {
    html: earlierLinks(cards.slice(0, earlier)) + all.map(({ html }) => html).join(''),
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
  };
}

/** Renders the cards that are not cached yet one by one, so that others get their turn between them. */
export async function prepareCards(cards: readonly CarCardData[], texts: CardTexts): Promise<void> {
  const yieldIfDue = eventLoopYielder();
  const markupOf = cachedMarkup(texts);
  const earlier = Math.max(0, cards.length - CARDS_IN_FULL);
  for (const [at, card] of cards.entries()) {
    if (at < earlier) continue;
    prepared.set(card, markupOf(card, at));
    await yieldIfDue();
  }
}

/** The cars above, as links: each with its place in the list, so that an address with '#car-7' still finds it. */
function earlierLinks(cards: readonly CarCardData[]): string {
  return cards
    .map(({ id, href, name, price }) => {
      const link = `<a href="${escapeXml(href)}">${escapeXml(name)}</a>`;
      return `<li id="car-${escapeXml(id)}">${link} ${escapeXml(price.now)}</li>`;
    })
    .join('');
}

function cachedMarkup(texts: CardTexts): (card: CarCardData, at: number) => CardMarkup {
  const kept = cardsIn.get(texts) ?? createLruCache<CardMarkup>(CARDS_KEPT);
  cardsIn.set(texts, kept);
  return (card, at) => {
    const early = at < PRIORITY_PICTURES;
    return kept(`${early} ${JSON.stringify(card)}`, () => rendered(card, texts, early));
  };
}

function rendered(card: CarCardData, texts: CardTexts, early: boolean): CardMarkup {
  const styles = new Set<string>();
  const collector = {
    add: (_: string, declarations: string) => void styles.add(declarations),
    addRules: () => {},
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
