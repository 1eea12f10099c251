import { Island } from '../../ui/island.tsx';
import { Container } from '../../ui/section.tsx';
import type { BlockProps } from '../block.ts';
import { island } from './car-list.island.tsx';
import { markupOfCards } from './card-markup.tsx';
import type { fields } from './fields.ts';
import { islandWords } from './island-words.ts';
import type { CarListProps } from './list-props.ts';
import type { CarListData } from './load.ts';

type Props = BlockProps<typeof fields, CarListData>;

/** The cars of a list with what is chosen: links and a form, so that it works without script; an island with it. */
export function CarListView(props: Props) {
  const isFirst = props.fields.titleTag === 'h1';
  return (
    <div className={isFirst ? 'pt-6 pb-section' : 'py-section'}>
      <Container>
        <Island of={island} props={islandProps(props)} />
      </Container>
    </div>
  );
}

function islandProps({ fields: { title, titleTag, lead }, data, page }: Props): CarListProps {
  const { site, language, texts, href, wildcards } = page;
  const cards = data.state === 'found' ? data.cards : [];
  const inPath = wildcards.length > 0 ? data.list.choices.map(({ path }) => path.at(-1)).join(', ') : '';
  return {
    base: href(site.pathToCarList),
    language,
    country: site.country,
    titleTemplate: site.titleTemplate,
    head: {
      title: title ?? '',
      lead: lead ?? '',
      isFirst: titleTag === 'h1',
      trail: data.trail,
      namedByPath: inPath,
      isLost: data.state === 'no such cars',
    },
    start: { list: data.list, answer: data.answer, shown: cards.length, failed: data.state === 'failed' },
    stock: data.stock,
    waysOut: data.state === 'found' ? data.waysOut : [],
    words: islandWords(texts),
    serverCards: () => markupOfCards(cards, texts),
  };
}
