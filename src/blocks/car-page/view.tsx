import type { BlockProps } from '../block.ts';
import type { fields } from './fields.ts';
import { FoundCar } from './found-car.tsx';
import { GoneCar } from './gone-car.tsx';
import type { CarPageData } from './load.ts';

type Props = BlockProps<typeof fields, CarPageData>;

export function CarPage({ fields: { notFoundText }, data, page }: Props) {
  if (data.state === 'found') return <FoundCar {...data} page={page} />;
  if (data.state === 'sold' || data.state === 'unknown') {
    const sold = data.state === 'sold' ? data.car : undefined;
    return <GoneCar sold={sold} suggestions={data.suggestions} text={notFoundText} page={page} />;
  }
  return null;
}
