import { CarRow } from '../../../features/cars/card/views/car-row.tsx';
import type { DealershipArrivals } from '../../../features/cars/teaser/dealership-arrivals.ts';
import { dealershipCarsPath } from '../../../features/dealers/page/dealership-cars-path.ts';
import type { DealerPageData } from '../../../features/dealers/page/load-dealer-page.ts';
import { DealerPage } from '../../../features/dealers/page/views/dealer-page.tsx';
import { formatNumber } from '../../../shared/sites/formats.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import type { BlockProps } from '../block.ts';
import type { fields } from './fields.ts';

export type DealerPageBlockData = DealerPageData & Partial<DealershipArrivals>;

type Props = BlockProps<typeof fields, DealerPageBlockData>;

/** The page of a dealership, with the cars that came in last. */
export function DealerPageWithCars(props: Props) {
  return <DealerPage {...props} carCount={props.data.carCount} arrivals={<Arrivals {...props} />} />;
}

function Arrivals({ data, page: { site, texts, href, language } }: Props) {
  const { arrivals = [], carCount } = data;
  if (data.state !== 'found' || arrivals.length === 0) return null;
  const action = site.pathToCarList && (
    <ButtonLink href={href(dealershipCarsPath(site, data.dealership))} kind="secondary">
      {texts('dealerAllCars', { count: formatNumber(carCount ?? arrivals.length, language) })}
    </ButtonLink>
  );
  const title = texts('dealerArrivals');
  return (
    <div className="pb-section">
      <CarRow title={title} label={title} action={action} cards={arrivals} texts={texts} />
    </div>
  );
}
