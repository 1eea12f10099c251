import { editorForm } from '../features/editor-forms/editor-form.ts';
import { carContactForm } from '../features/leads/car-contact/car-contact-form.ts';
import type { FormIslands } from '../features/leads/declared-forms/rerender-declared-form.tsx';
import type { DeliveredForm, FormKind } from '../features/leads/form-kind.ts';
import { motorcycleServiceForm, serviceForm } from '../features/leads/service-form/service-form.ts';
import { tyreOfferForm } from '../features/tyre-hotel/offer/tyre-offer-form.ts';
import { sellCarForm } from '../features/valuation/sell-car-form.ts';
import { island as sellCarIsland } from '../features/valuation/views/sell-car-form.island.tsx';

/** The list: the forms whose answers become leads. A new form is a line here. */
export const leadForms: readonly FormKind[] = [
  carContactForm,
  serviceForm,
  motorcycleServiceForm,
  sellCarForm,
  tyreOfferForm,
];

/** Those, and the forms that editors put together. */
export const deliveredForms: readonly DeliveredForm[] = [...leadForms, editorForm];

/** The islands of forms with slots of their own. */
export const formIslands: FormIslands = { [sellCarForm.name]: sellCarIsland };
