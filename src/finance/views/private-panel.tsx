import { Tag } from '../../ui/tag.tsx';
import type { PrivateLeasing } from '../calculators.ts';
import type { PrivateOffer } from '../private-leasing.ts';
import { Disclosure } from './disclosure.tsx';
import { LeasingLines } from './leasing-lines.tsx';
import { OfferText } from './loan-panel.tsx';
import type { PanelContext } from './panel-context.ts';
import { TermsList } from './terms-list.tsx';

interface Props {
  leasing: PrivateLeasing;
  context: PanelContext;
}

/** A fixed price with its terms, without sliders (PLEAS-04). */
export function PrivatePanel({ leasing: { offers, others }, context }: Props) {
  const { texts } = context;
  return (
    <>
      {offers.map((offer) => (
        <Offer key={offer.monthlyCostText + offer.monthsText} offer={offer} texts={texts} />
      ))}
      <div className="finance__plain">
        <LeasingLines
          title={offers.length > 0 ? texts.financeOtherOffers : texts.financePrivate}
          lines={others}
        />
      </div>
    </>
  );
}

function Offer({ offer, texts }: { offer: PrivateOffer; texts: PanelContext['texts'] }) {
  const rows = [
    { label: texts.financeContract, value: offer.monthsText },
    { label: texts.financeMileage, value: offer.mileageText },
    { label: texts.financeFirstFee, value: offer.startFeeText },
    { label: texts.financeInvoiceFee, value: offer.invoiceFeeText },
  ].filter((row): row is { label: string; value: string } => row.value !== undefined);
  const [amount, unit] = splitCost(offer.monthlyCostText);
  return (
    <Disclosure
      sum={
        <>
          {offer.isCampaign && (
            <Tag look="campaign" className="finance__campaign">
              {texts.financeCampaign}
            </Tag>
          )}
          <b className="finance__amount num">{amount}</b> {unit}
        </>
      }
      show={texts.financeShowTerms}
      hide={texts.financeHide}
      startsOpen={false}
    >
      <OfferText title={offer.title} text={offer.salesText} />
      <TermsList rows={rows} />
      {offer.disclaimer && <p className="finance__small">{offer.disclaimer}</p>}
    </Disclosure>
  );
}

/** '3 495 kr/mån' is shown with its figure large, as the other sums are; the texts stay as they came. */
function splitCost(text: string): readonly [amount: string, unit: string] {
  const [, amount = text, unit = ''] = /^(\D*[\d\s\u00a0\u202f.,]*\d)\s*(.*)$/.exec(text) ?? [];
  return [amount, unit];
}
