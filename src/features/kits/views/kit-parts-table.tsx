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
    <table className="kit-parts">
      <caption>
        {texts('kitParts')}{' '}
        <span className="kit-parts__count num">{texts('kitPartsCount', { count: parts.length })}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts('kitPartName')}</th>
          <th scope="col">{texts('kitPartNumber')}</th>
          <th scope="col" className="kit-parts__quantity">
            {texts('kitPartQuantity')}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, partNumber, quantity, unit }) => (
          <tr key={`${partNumber} ${name}`}>
            <th scope="row">{name}</th>
            <td className="num">{partNumber ?? '–'}</td>
            <td className="kit-parts__quantity num">
              {quantity ?? 1} {unit}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
