import type { CarPageData } from '../../../features/cars/car-page/load-car-page.ts';
import { CarPage } from '../../../features/cars/car-page/views/car-page.tsx';
import { FinanceDisclosure } from '../../../features/finance/views/finance-disclosure.tsx';
import type { ContactFormProps } from '../../../features/leads/car-contact/contact-form-props.ts';
import { island as contactForm } from '../../../features/leads/car-contact/views/contact-form.island.tsx';
import { Island } from '../../../shared/ui/island.tsx';
import type { BlockProps } from '../block.ts';
import type { fields } from './fields.ts';

export type CarPageBlockData = CarPageData & { contactForm?: ContactFormProps | undefined };

/** The page of a car, with the finance and the contact form of it. */
export function CarPageWithForm(props: BlockProps<typeof fields, CarPageBlockData>) {
  const { data, page } = props;
  const finance = data.state === 'found' && (
    <FinanceDisclosure {...data} monthly={data.card.monthly[0]} texts={page.texts} />
  );
  const form = data.contactForm && <Island of={contactForm} props={data.contactForm} />;
  return <CarPage {...props} finance={finance} contactForm={form} />;
}
