import { inSentence } from '../../../../shared/sites/in-sentence.ts';
import type { PageContext, ViewProps } from '../../../../shared/sites/page-context.ts';
import { Island } from '../../../../shared/ui/island.tsx';
import { Container } from '../../../../shared/ui/section.tsx';
import type { CarListProps } from '../car-list-props.ts';
import { islandTexts } from '../island-texts.ts';
import { type ListTitles, namedByPath } from '../list-heading.ts';
import { localizedPlace } from '../list-places.ts';
import type { CarListData } from '../load-car-list.ts';
import { island } from './car-list.island.tsx';
import { renderCards } from './card-markup.tsx';

type CarListFields = ListTitles & { titleTag: 'h1' | 'h2'; lead: string };
type Props = ViewProps<CarListFields, CarListData>;

/** The cars of a list with what is chosen: links and a form, so that it works without script; an island with it. */
export function CarListSection(props: Props) {
  const isFirst = props.fields.titleTag === 'h1';
  return (
    <div className={isFirst ? 'pt-4 pb-section lg:pt-0' : 'py-section'}>
      <Container>
        <Island of={island} props={islandProps(props)} />
        <RepresentativeExample data={props.data} page={props.page} />
      </Container>
    </div>
  );
}

/** British lists show figures of credit, so one whole example is in sight without a press (CONC 3.5). */
function RepresentativeExample({ data, page }: { data: CarListData; page: PageContext }) {
  const cards = data.state === 'found' ? data.cards : [];
  for (const { name, monthly } of cards) {
    const credit = monthly.find(({ kind, example }) => kind === 'loan' && example);
    if (credit)
      return (
        <p className="mt-6 max-w-prose text-sm" data-representative-example="">
          {`${name}, ${inSentence(credit.label, page.language)} ${credit.text}. ${credit.example}`}
        </p>
      );
  }
  return null;
}

function islandProps({ fields: { title, makeTitle, titleTag, lead }, data, page }: Props): CarListProps {
  const { site, language, texts, href, wildcards } = page;
  const cards = data.state === 'found' ? data.cards : [];
  return {
    place: localizedPlace(data.places.own, href),
    wholeStock: localizedPlace(data.places.wholeStock, href),
    language,
    country: site.country,
    titleTemplate: site.titleTemplate,
    head: {
      title: title ?? '',
      makeTitle: makeTitle ?? '',
      lead: lead ?? '',
      isFirst: titleTag === 'h1',
      trail: data.trail,
      namedByPath: namedByPath(data.list, wildcards, data.stock.words),
      isLost: data.state === 'no such cars',
    },
    start: {
      list: data.list,
      result: data.result,
      shown: cards.length,
      lastCar: cards.at(-1)?.id,
      failed: data.state === 'failed',
    },
    stock: data.stock,
    placeProblem: data.placeProblem,
    droppedWords: data.droppedWords,
    unclearWords: data.unclearWords,
    relaxations: data.state === 'found' ? data.relaxations : [],
    texts: islandTexts(texts),
    serverCards: () => renderCards(cards, texts),
  };
}
