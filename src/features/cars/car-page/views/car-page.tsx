import type { ViewProps } from '../../../../shared/sites/page-context.ts';
import type { CarPageData } from '../load-car-page.ts';
import type { CarPageSlots } from './car-page-slots.ts';
import { FoundCar } from './found-car.tsx';
import { MissingCar } from './missing-car.tsx';

type Props = ViewProps<{ notFoundText: string }, CarPageData> & CarPageSlots;

export function CarPage({ fields: { notFoundText }, data, page, ...slots }: Props) {
  if (data.state === 'found') return <FoundCar {...data} {...slots} page={page} />;
  if (data.state === 'sold' || data.state === 'unknown') {
    const sold = data.state === 'sold' ? data.car : undefined;
    return <MissingCar sold={sold} suggestions={data.suggestions} text={notFoundText} page={page} />;
  }
  return null;
}
