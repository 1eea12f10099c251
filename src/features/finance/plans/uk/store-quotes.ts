import type { Clock } from '../../../../shared/platform/clock.ts';
import type { FinanceProvider } from './finance-provider.ts';
import type { QuoteStore } from './quote-store.ts';
import { quoteValidity } from './quote-validity.ts';

/** A remote provider whose quotes are stored as they pass, so that a lead's reference has its figures. */
export function storeQuotes(provider: FinanceProvider, store: QuoteStore, now: Clock): FinanceProvider {
  return {
    ...provider,
    async quotes(request, carPagePath) {
      const response = await provider.quotes(request, carPagePath);
      const carIds = new Map(request.VehicleRequests.map(({ Id, Vehicle }) => [Id, Vehicle.Ids.CarId]));
      const quoted = response.Vehicles.flatMap(({ Id, FinanceQuotations }) =>
        FinanceQuotations.flatMap((quotation) =>
          quotation.HasError
            ? []
            : [{ carId: carIds.get(Id) ?? Id, family: quotation.FamilyKey, quote: quotation.Finance.Quote }],
        ),
      );
      for (const each of quoted)
        await store.save({ reference: each.quote.QuoteReference, ...each, ...quoteValidity(now()) });
      return response;
    },
  };
}
