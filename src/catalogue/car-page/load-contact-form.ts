import type { Car } from '../car.ts';
import { contactFormOf } from '../../leads/contact-form.ts';
import type { ContactFormProps } from '../../leads/contact-form-props.ts';
import { stockFrom } from '../../leads/stock.ts';
import type { LoadContext } from '../../sites/page-context.ts';

/** Without its form the page still says whom to call. */
export async function loadContactForm(car: Car, context: LoadContext): Promise<ContactFormProps | undefined> {
  try {
    return await contactFormOf(car.car_id, context, stockFrom(context.services));
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    context.log.error(
      { code: 'CONTACT_FORM_NOT_READY', site: context.site.name, car: car.car_id, reason },
      'the car page stands without its form',
    );
    return undefined;
  }
}
