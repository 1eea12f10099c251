import type { PageContext } from '../../../../shared/sites/page-context.ts';
import { Container, Section } from '../../../../shared/ui/section.tsx';
import { kitCartTextMap } from '../../cart/cart-text-map.ts';
import type { KitCard } from '../../kit-card.ts';
import { KitCardView } from '../../list/views/kit-card-view.tsx';

interface Props {
  title: string;
  kits: readonly KitCard[];
  list: string;
  page: PageContext;
}

/** Links to other kits; they are put into the cart on their own pages. */
export function RelatedKits({ title, kits, list, page: { texts, language, href } }: Props) {
  if (kits.length === 0) return null;
  const cart = kitCartTextMap(texts, language);
  return (
    <Section className="deferred-layout not-on-paper">
      <Container>
        <h2>{title}</h2>
        <ul className="kit-grid kit-grid--related mt-head-gap">
          {kits.map((kit) => (
            <li key={kit.kitId}>
              <KitCardView kit={kit} base={href(list)} cart={cart} />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
