import { quoteReference } from '../finance/plans/uk/provider-api-schemas.ts';
import type { QuotedUkFinance } from '../finance/plans/uk/quoted-uk-finance.ts';
import type { FormContext } from '../leads/form-kind.ts';
import type { Receiver } from '../leads/lead.ts';
import { type LeadCar, toLeadCar } from '../leads/lead-car.ts';
import { stockCarReceiver } from '../leads/receiver.ts';

/** The car that the visitor wants to exchange theirs for, and their quote for it. */
export type PartExchange = {
  action: 'part-exchange';
  quoteRef: string;
  /** Undefined where the quote is unknown or has expired: the reference alone is kept. */
  car?: LeadCar;
  finance: readonly QuotedUkFinance[];
};

/** By the reference that the link from the calculator carried; the car's seller gets the lead. */
export async function findPartExchange(
  reference: unknown,
  { site, stock, quotes, log }: FormContext,
): Promise<{ wanted: PartExchange; receiver: Receiver | undefined } | undefined> {
  const { data: quoteRef } = quoteReference.safeParse(reference);
  if (!quoteRef) return undefined;
  const alone = { wanted: { action: 'part-exchange', quoteRef, finance: [] } as const, receiver: undefined };
  try {
    const found = await quotes?.byReference(quoteRef);
    const car = found && (await stock.car(site, found.carId));
    if (!car) return alone;
    const wanted = { ...alone.wanted, car: toLeadCar(car), finance: [found.quote] };
    return { wanted, receiver: stockCarReceiver(car) };
  } catch (error) {
    log.error(
      { code: 'LEAD_QUOTE_FAILED', site: site.name, quoteRef, error },
      'stored with the reference alone',
    );
    return alone;
  }
}
