import { buildContactForm } from '../../leads/car-contact/build-contact-form.ts';
import type { ContactFormProps } from '../../leads/car-contact/contact-form-props.ts';
import { createStock } from '../../leads/stock.ts';
import type { CatalogueContext } from '../catalogue-context.ts';
import type { Car } from '../record/car.ts';

/** A form that cannot be built is logged and left out; the page still shows the contacts. */
export async function loadContactForm(
  car: Car,
  context: CatalogueContext,
): Promise<ContactFormProps | undefined> {
  try {
    return await buildContactForm(car.id, context, createStock(context.services));
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    context.log.error(
      { code: 'CONTACT_FORM_NOT_READY', site: context.site.name, car: car.id, reason },
      'the car page stands without its form',
    );
    return undefined;
  }
}
