import type { PanelContext } from '../../../views/panel-context.ts';

type Props = { offer: { a_month: number; legal: string }; context: PanelContext<'financeFirstFee'> };

export function Panel({ offer, context: { texts } }: Props) {
  return (
    <p>
      {texts.financeFirstFee} {offer.a_month} <small>{offer.legal}</small>
    </p>
  );
}
