import type { LoadContext } from '../../../shared/sites/page-context.ts';
import { createStock, type StockDeps } from '../stock.ts';
import { buildContactForm } from './build-contact-form.ts';
import type { ContactFormProps } from './contact-form-props.ts';

/** A form that cannot be built is logged and left out; the page still shows the contacts. */
export async function loadContactForm(
  carId: string,
  context: LoadContext<StockDeps>,
): Promise<ContactFormProps | undefined> {
  try {
    return await buildContactForm(carId, context, createStock(context.services));
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    context.log.error(
      { code: 'CONTACT_FORM_NOT_READY', site: context.site.name, car: carId, reason },
      'the car page stands without its form',
    );
    return undefined;
  }
}
