import type { KitCartTexts } from '../cart/cart-texts.ts';
import type { KitPart } from '../kit-detail.ts';

interface Props {
  parts: readonly KitPart[];
  texts: KitCartTexts;
}

/** For the dialog and for the kit's own page. */
export function KitPartsTable({ parts, texts }: Props) {
  if (parts.length === 0) return null;
  return (
    <table className="kit-parts w-full border-collapse text-size-small [&_:is(th,td)]:border-t [&_:is(th,td)]:border-t-line [&_:is(th,td)]:align-top [&_th[scope='col']]:font-normal [&_th[scope='col']]:text-ink-muted [&_th[scope='row']]:font-normal">
      <caption className="py-2 text-left text-[1rem] font-semibold">
        {texts('kitParts')}{' '}
        <span className="ml-1.5 font-normal text-ink-muted num">
          {texts('kitPartsCount', { count: parts.length })}
        </span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts('kitPartName')}</th>
          <th scope="col">{texts('kitPartNumber')}</th>
          <th scope="col" className="pr-0 text-right whitespace-nowrap">
            {texts('kitPartQuantity')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, partNumber, quantity, unit }) => (
          <tr key={`${partNumber} ${name}`}>
            <th scope="row">{name}</th>
            <td className="num">{partNumber ?? '–'}</td>
            <td className="pr-0 text-right whitespace-nowrap num">
              {quantity ?? 1} {unit}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
