import type { Texts } from '../../../../shared/sites/texts.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import type { PriceComparison as Comparison } from '../load-price-comparison.ts';
import { PricePlot } from './price-plot.tsx';

/** The car's price among those of comparable cars: in a sentence, as a picture, and as a table. */
export function PriceComparison({ comparison, texts }: { comparison: Comparison; texts: Texts }) {
  const { count, dearer, isGood, lowest, median, highest, mileageApart } = comparison;
  const sentence = texts('priceDearer', { dearer, count });
  const scale = [
    { label: 'priceLowest', value: lowest },
    { label: 'priceMedian', value: median },
    { label: 'priceHighest', value: highest },
  ] as const;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-lead">
        {isGood && <Tag look="ok">{texts('priceGood')}</Tag>}
        {sentence}
      </p>
      <PricePlot comparison={comparison} label={sentence} ownLabel={texts('priceThisCar')} />
      <dl className="flex flex-wrap gap-x-8 gap-y-2 border-line border-t pt-3 text-small">
        {scale.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-ink-muted">{texts(label)}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-5 max-w-text text-ink-muted text-small">
        {texts('priceMethod', { count, mileage: mileageApart })} {texts('priceGoodRule')}
      </p>
      <ComparedCars comparison={comparison} texts={texts} />
    </>
  );
}

function ComparedCars({ comparison: { cars }, texts }: { comparison: Comparison; texts: Texts }) {
  return (
    <details className="group mt-4 border-line border-y print:hidden">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 font-medium hover:text-brand-ink [&::-webkit-details-marker]:hidden">
        {texts('priceShowCars')}
        <Icon
          name="chevron-down"
          className="ml-auto transition-[rotate] duration-fast group-open:rotate-180"
        />
      </summary>
      <table className="mb-4 w-full text-small [&_:is(td,th)]:py-2.5 [&_:is(td,th):last-child]:pl-4 [&_:is(td,th):last-child]:text-right [&_td]:border-line [&_td]:border-t [&_th]:text-left [&_th]:font-normal [&_th]:text-ink-muted">
        <thead>
          <tr>
            <th scope="col">{texts('priceComparedCar')}</th>
            <th scope="col">{texts('carPrice')}</th>
          </tr>
        </thead>
        <tbody>
          {cars.map(({ id, href, name, facts, price }) => (
            <tr key={id}>
              <td>
                <a className="underline underline-offset-4 hover:text-brand-ink" href={href}>
                  {name}
                </a>
                <span className="mt-0.5 block text-ink-muted">{facts}</span>
              </td>
              <td className="whitespace-nowrap tabular-nums">{price}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
