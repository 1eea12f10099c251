import { useEffect, useState } from 'react';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { announceQuote, quoteAttributes } from '../../quote-in-view.ts';
import { AskForQuote } from '../../views/ask-for-quote.tsx';
import { Disclosure } from '../../views/disclosure.tsx';
import { LeasingLines } from '../../views/leasing-lines.tsx';
import { OfferText } from '../../views/offer-text.tsx';
import type { PanelContext } from '../../views/panel-context.ts';
import { Sum } from '../../views/sum.tsx';
import { TermsList } from '../../views/terms-list.tsx';
import type { PrivateLeasing } from './plan.ts';
import type { PrivateLeasingTextKey } from './private-leasing-texts.ts';
import type { PrivateOffer } from './private-offer.ts';

type PlanContext = PanelContext<PrivateLeasingTextKey>;

interface Props {
  offer: PrivateLeasing;
  context: PlanContext;
}

/** A fixed price with its terms, without sliders (PLEAS-04). Of several offers, the one opened last is the visitor's. */
export function Panel({ offer: { offers, others }, context }: Props) {
  const { texts } = context;
  const [opened, setOpened] = useState<number>();
  useEffect(() => {
    if (opened !== undefined) announceQuote();
  }, [opened]);
  return (
    <div {...offerAttributes(offers, opened, texts)}>
      {offers.map((offer, at) => (
        <Offer
          key={offer.monthlyCostText + offer.monthsText}
          offer={offer}
          texts={texts}
          onOpen={() => setOpened(at)}
        />
      ))}
      <div className="px-6 max-sm:px-5">
        <LeasingLines
          title={offers.length > 0 ? texts.financeOtherOffers : texts.financePrivate}
          lines={others}
        />
      </div>
    </div>
  );
}

function offerAttributes(
  offers: readonly PrivateOffer[],
  opened: number | undefined,
  texts: PlanContext['texts'],
) {
  const at = opened ?? 0;
  const offer = offers[at];
  if (!offer) return {};
  const {
    title = texts.financePrivate,
    monthlyCostText: monthly,
    monthsText,
    mileageText,
    startFeeText,
  } = offer;
  const terms = [monthsText, mileageText, startFeeText && `${texts.financeFirstFee} ${startFeeText}`];
  return quoteAttributes({
    summary: [`${title}: ${monthly}`, ...terms].filter(Boolean).join(', '),
    monthly,
    example: terms.filter(Boolean).join(', ') || undefined,
    settings: { product: 'private leasing', offer: at },
    touched: opened !== undefined,
  });
}

type OfferProps = { offer: PrivateOffer; texts: PlanContext['texts']; onOpen: () => void };

function Offer({ offer, texts, onOpen }: OfferProps) {
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
            <Tag look="campaign" className="mb-2 flex w-fit">
              {texts.financeCampaign}
            </Tag>
          )}
          <Sum amount={amount} unit={unit} />
        </>
      }
      show={texts.financeShowTerms}
      hide={texts.financeHide}
      startsOpen={false}
      onOpen={onOpen}
    >
      <OfferText title={offer.title} text={offer.salesText} />
      <TermsList rows={rows} />
      {offer.disclaimer && <p className="text-size-micro leading-[1.5] text-ink-muted">{offer.disclaimer}</p>}
      {offer.ownConditions && (
        <p className="text-size-micro leading-[1.5] text-ink-muted">
          {offer.ownConditions.note}{' '}
          <span lang={offer.ownConditions.language}>{offer.ownConditions.text}</span>
        </p>
      )}
      <AskForQuote texts={texts} />
    </Disclosure>
  );
}

/** '3 495 kr/mån' is shown with its figure large, as the other sums are; the texts stay as they came. */
function splitCost(text: string): readonly [amount: string, unit: string] {
  const [, amount = text, unit = ''] = /^(\D*[\d\s\u00a0\u202f.,]*\d)\s*(.*)$/.exec(text) ?? [];
  return [amount, unit];
}
