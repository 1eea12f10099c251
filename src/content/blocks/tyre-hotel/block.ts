import { buildDeclaredForm } from '../../../features/leads/declared-forms/build-declared-form.ts';
import { createStock } from '../../../features/leads/stock.ts';
import { loadTyreHotel } from '../../../features/tyre-hotel/flow/load-tyre-hotel.ts';
import type { TyreHotelProps } from '../../../features/tyre-hotel/flow/tyre-hotel-props.ts';
import { tyreOfferForm } from '../../../features/tyre-hotel/offer/tyre-offer-form.ts';
import { island } from '../../../features/tyre-hotel/views/tyre-hotel.island.tsx';
import type { DeclaredFormProps } from '../../../shared/forms/declared-form-props.ts';
import type { Block, BlockContext } from '../block.ts';
import { islandView } from '../island-view.tsx';
import { fields } from './fields.ts';

export const block = {
  fields,
  stylesheets: ['src/shared/forms/views/declared-form.css', 'src/features/tyre-hotel/views/stylesheet.css'],
  load: async (given, context) => loadTyreHotel(given, context, await loadOfferForm(context)),
  view: islandView(island),
} satisfies Block<typeof fields, TyreHotelProps>;

/** Without it the wheels can still be booked. */
async function loadOfferForm(context: BlockContext): Promise<DeclaredFormProps | undefined> {
  const { services, site, log } = context;
  if (!tyreOfferForm.isAvailableOn(site)) return undefined;
  try {
    const deps = { stock: createStock(services), tokens: services.formTokens };
    return await buildDeclaredForm(tyreOfferForm, context, deps);
  } catch (error) {
    log.warn({ code: 'TYRE_OFFER_FORM_UNAVAILABLE', site: site.name, error }, 'the workshops are not found');
    return undefined;
  }
}
