import { listTextKeys } from '../../../../shared/faceted-list/list-texts.ts';
import type { ViewProps } from '../../../../shared/sites/page-context.ts';
import { keysOf, pickTexts } from '../../../../shared/sites/pick-texts.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import { Island } from '../../../../shared/ui/island.tsx';
import { Container } from '../../../../shared/ui/section.tsx';
import { kitCartTextMap } from '../../cart/cart-text-map.ts';
import messages from '../../messages/list/sv.json' with { type: 'json' };
import { island as cartIsland } from '../../views/kit-cart.island.tsx';
import type { KitListData } from '../load-kit-list.ts';
import { island } from './kit-list.island.tsx';

type Props = ViewProps<{ title: string; titleTag: 'h1' | 'h2'; lead: string }, KitListData>;

/** The kits with what is chosen: links and a form, so that it works without script; an island with it. */
export function KitListSection({ fields: { title, titleTag, lead }, data, page }: Props) {
  const { language, texts, href, path } = page;
  const cart = kitCartTextMap(texts, language);
  const isFirst = titleTag === 'h1';
  const { trail, start, stock, cars } = data;
  return (
    <div className={isFirst ? 'pt-6 pb-section' : 'py-section'}>
      <Container>
        <Island
          of={island}
          props={{
            base: href(path),
            language,
            head: { title: title ?? '', lead: lead ?? '', isFirst, trail },
            start,
            stock,
            cars,
            texts: islandTexts(texts),
            cart,
          }}
        />
      </Container>
      <Island of={cartIsland} props={{ cart, bar: 'narrow' as const }} />
    </div>
  );
}

/** The texts the list needs in the browser. */
function islandTexts(texts: Texts): Record<string, string> {
  return pickTexts(texts, [...keysOf(messages), ...listTextKeys, 'breadcrumb']);
}
