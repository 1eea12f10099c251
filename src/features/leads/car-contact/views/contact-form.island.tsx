import { defineIsland } from '../../../../shared/ui/island.tsx';
import type { ContactFormProps } from '../contact-form-props.ts';
import { ContactFields } from './contact-fields.tsx';
import { ContactFormFooter } from './contact-form-footer.tsx';
import { ContactSent } from './contact-sent.tsx';
import { useContactForm } from './use-contact-form.ts';

/** A plain form that posts without script; hydrated, it validates and sends without leaving the page. */
function ContactForm(props: ContactFormProps) {
  const { formName, car, source, rejected } = props;
  const form = useContactForm(props);
  const { state } = form;
  return (
    <div className="relative" data-script="contact-hash">
      <ContactSent {...props} sent={state.kind === 'sent' ? state : undefined} />
      <form
        id="contact-form"
        method="post"
        action="/api/forms/comhub"
        {...form.form}
        onSubmit={form.onSubmit}
        onChange={form.onChange}
        noValidate={form.isHydrated || rejected !== undefined}
        inert={state.kind === 'sent'}
        className={state.kind === 'sent' ? `${formClass} invisible` : formClass}
      >
        <input type="hidden" name="formName" value={formName} />
        <input type="hidden" name="carId" value={car.car_id} />
        <input type="hidden" name="source" value={source} />
        <fieldset disabled={state.kind === 'submitting'} className="form-fields contents">
          <ContactFields {...props} form={form} />
          <ContactFormFooter {...props} state={state} terms={form.terms} />
        </fieldset>
        <div hidden data-script="contact-clicks" data-car={car.car_id} />
      </form>
    </div>
  );
}

const formClass =
  'grid scroll-mt-[138px] grid-cols-1 gap-x-gap gap-y-5 peer-target:invisible sm:grid-cols-2 lg:scroll-mt-0';

export const island = defineIsland('contact-form', ContactForm, 'visible');
