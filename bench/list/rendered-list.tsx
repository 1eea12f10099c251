import { renderToString } from 'react-dom/server';
import { textsFor } from '../../src/content/publishing/built-in-texts.ts';
import type { CarCardData } from '../../src/features/cars/card/card.ts';
import { CarCard } from '../../src/features/cars/card/views/car-card.tsx';
import { GRID_PICTURE_SIZES, PRIORITY_PICTURES } from '../../src/features/cars/list/views/card-grid.tsx';
import type { Texts } from '../../src/shared/sites/texts.ts';
import { cpuMs } from '../rendering/cpu-ms.ts';
import { loadDemoPage } from '../rendering/demo-page.tsx';

const ROUNDS = 10;
const PAGES_A_ROUND = 40;

/** CPU of making the list's page from published content and the stock, all until they are bytes; the best round. */
export async function renderedList() {
  let asksAnew = false;
  const texts = textsFor('sv');
  const { tree, made, close } = await loadDemoPage({
    site: 'solvik-se',
    path: ({ site }) => site.pathToCarList,
    // Facets of the whole stock are cached for a minute for all lists; the cars of each list are searched.
    wrapSearch: (kept, service) => ({
      search: async (index, query) =>
        asksAnew && query.limit !== 0
          ? { ...(await service.index(index).search(query)), failed: false }
          : kept.search(index, query),
    }),
    // The page keeps cards it has rendered before; here every one of them is an element of the tree.
    renderBlock: ({ data }, own) => {
      const { cards = [], ...rest } = (data ?? {}) as { cards?: readonly CarCardData[] };
      return (
        <>
          {own({ ...rest, cards: [] })}
          <Cards cards={cards} texts={texts} />
        </>
      );
    },
  });
  const plain = () => Buffer.from(renderToString(tree));
  const best = { plainMs: Infinity, pageMs: Infinity, searchedMs: Infinity };
  for (let round = 0; round < ROUNDS; round += 1) {
    best.plainMs = Math.min(best.plainMs, await cpuMs(plain, PAGES_A_ROUND));
    asksAnew = false;
    best.pageMs = Math.min(best.pageMs, await cpuMs(made, PAGES_A_ROUND));
    asksAnew = true;
    best.searchedMs = Math.min(best.searchedMs, await cpuMs(made, PAGES_A_ROUND));
  }
  await close();
  return best;
}

function Cards({ cards, texts }: { cards: readonly CarCardData[]; texts: Texts }) {
  return (
    <ul className="list-grid">
      {cards.map((card, at) => (
        <li key={card.id} className="grid">
          <CarCard card={card} texts={texts} sizes={GRID_PICTURE_SIZES} early={at < PRIORITY_PICTURES} />
        </li>
      ))}
    </ul>
  );
}
