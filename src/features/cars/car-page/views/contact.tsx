import type { ReactNode } from 'react';
import type { PageContext } from '../../../../shared/sites/page-context.ts';
import { cx } from '../../../../shared/ui/class-names.ts';
import { Container } from '../../../../shared/ui/section.tsx';
import type { Car } from '../../record/car.ts';
import type { CarLocation } from '../car-location.ts';
import { anchorOffset } from './parts/car-section.tsx';
import { DealerCard } from './parts/dealer-card.tsx';

interface Props {
  car: Car;
  place: CarLocation | undefined;
  form: ReactNode;
  page: PageContext;
}

/** The contact form beside the dealership's card. */
export function ContactSection({ car, place, form, page }: Props) {
  if (!place && !form) return null;
  const { texts } = page;
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className={cx(
        'deferred-layout border-line border-y bg-stage-light py-section print:border-0 print:bg-none print:py-2 [--about-so-high:110rem]',
        anchorOffset,
      )}
    >
      <Container className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        {form ? (
          <div className="not-on-paper">
            <h2 id="contact-title" className={cx('max-w-[20em]', !texts('contactLead') && 'mb-8')}>
              {texts('contactTitle')}
            </h2>
            {texts('contactLead') && (
              <p className="mt-3 mb-8 max-w-text text-ink-muted">{texts('contactLead')}</p>
            )}
            {form}
          </div>
        ) : (
          <h2 id="contact-title">{texts('carContact')}</h2>
        )}
        {place && <DealerCard car={car} place={place} page={page} />}
      </Container>
    </section>
  );
}
