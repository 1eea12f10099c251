import { carPath } from '../../catalogue/car-address.ts';
import { onlyMake, PAGE_SIZE, PAGES_AT_MOST } from '../../catalogue/list/car-list.ts';
import { listAddress, wholeStock } from '../../catalogue/list/list-address.ts';
import { CarCard } from '../../catalogue/views/car-card.tsx';
import { TOTAL_CAP } from '../../search/port.ts';
import { formatNumber } from '../../sites/formats.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Container } from '../../ui/section.tsx';
import { ShowMoreBar } from '../../ui/show-more-bar.tsx';
import { StateMessage } from '../../ui/state-message.tsx';
import type { BlockProps, PageContext } from '../block.ts';
import { Chosen } from './chosen.tsx';
import type { fields } from './fields.ts';
import { ListForm } from './list-form.tsx';
import { ListHead } from './list-head.tsx';
import type { CarListData } from './load.ts';
import { MakesRow } from './makes-row.tsx';

type Props = BlockProps<typeof fields, CarListData>;

/** The cars of a list with what is chosen; all of it links and one form, so that it works without script. */
export function CarListView({ fields: { title, titleTag, lead }, data, page }: Props) {
  const { texts, language } = page;
  const make = onlyMake(data.list)?.join(' ');
  const isLost = data.state === 'no such cars';
  const ofStock = isLost ? texts('listNothing') : title;
  const heading = make === undefined ? ofStock : texts('listTitle', { car: make });
  const count = data.state === 'found' ? texts('listCount', counted(data.total, language)) : undefined;
  const isFirst = titleTag === 'h1';
  return (
    <div className={isFirst ? 'pt-6 pb-section' : 'py-section'}>
      <Container>
        <ListHead
          heading={heading || undefined}
          lead={make === undefined && !isLost ? lead : undefined}
          count={count}
          isFirst={isFirst}
          data={data}
          page={page}
        />
        <ListForm list={data.list} page={page} />
        <MakesRow list={data.list} makes={data.makes} page={page} />
        <Chosen list={data.list} page={page} />
        <Results data={data} page={page} />
      </Container>
    </div>
  );
}

function Results({ data, page }: { data: CarListData; page: PageContext }) {
  const { texts, href, site } = page;
  if (data.state === 'failed') return <Message title={texts('carListError')} page={page} />;
  if (data.state === 'no such cars' || data.cars.length === 0)
    return <Message title={texts('noSearchResults')} page={page} />;
  return (
    <>
      <ul className="mt-8 grid grid-cols-1 gap-gap sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {data.cars.map(({ car, picture }, at) => (
          <li key={car.car_id} className="grid">
            <CarCard
              car={car}
              picture={picture}
              href={href(carPath(site, car))}
              texts={texts}
              sizes={IN_THE_GRID}
              early={at < EARLY_PICTURES}
            />
          </li>
        ))}
      </ul>
      <More data={data} page={page} />
    </>
  );
}

const IN_THE_GRID = '(min-width: 80rem) 312px, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw';
const EARLY_PICTURES = 2;
const FEWEST_FOR_A_BAR = 12;

/** Nobody needs to be told that eleven of eleven are shown (LIST-17); after twenty pages there is no more (LIST-11). */
function More({ data, page }: { data: CarListData & { state: 'found' }; page: PageContext }) {
  const { texts, href, site, language } = page;
  const { cars, total, list } = data;
  const shown = Math.min(total, list.pages * PAGE_SIZE);
  if (cars.length === 0 || (shown === total && total < FEWEST_FOR_A_BAR)) return null;
  const isLast = list.pages >= PAGES_AT_MOST;
  const next = { ...list, pages: list.pages + 1 };
  return (
    <div className="mt-12">
      <ShowMoreBar
        shown={shown}
        total={isLast ? shown : total}
        text={texts('listShowing', {
          shown: formatNumber(shown, language),
          total: counted(total, language).count,
        })}
        moreLabel={texts('listMore')}
        href={href(listAddress(site, next))}
      />
    </div>
  );
}

/** The search counts no further than ten thousand (LIST-19). */
function counted(total: number, language: PageContext['language']) {
  return { amount: total, count: total >= TOTAL_CAP ? `${TOTAL_CAP}+` : formatNumber(total, language) };
}

function Message({ title, page }: { title: string; page: PageContext }) {
  const { texts, href, site } = page;
  return (
    <div className="mt-8">
      <StateMessage
        boxed
        title={title}
        icon={<Icon name="car" />}
        ways={<ButtonLink href={href(listAddress(site, wholeStock))}>{texts('carShowAllLike')}</ButtonLink>}
      />
    </div>
  );
}
