import type { ReactNode } from 'react';
import { NumberPlate } from '../../../../shared/number-plates/views/number-plate.tsx';
import type { Country } from '../../../../shared/sites/countries.ts';
import { mileageUnitOf } from '../../../../shared/sites/mileage-unit.ts';
import { BackLink } from '../../../../shared/ui/back-link.tsx';
import { Button } from '../../../../shared/ui/button.tsx';
import { Tag } from '../../../../shared/ui/tag.tsx';
import { TextArea } from '../../../../shared/ui/text-field.tsx';
import type { Booking } from '../../../booking/booking.ts';
import { formatWorkshopPrice } from '../../flow/format-workshop-price.ts';
import { formatDay, formatInterval } from '../format-day.ts';
import { MAX_NOTE_LENGTH } from '../note-length.ts';
import type { StaffDepartment } from '../staff-department.ts';
import { bookingPath, dayPath } from '../staff-links.ts';
import type { Outcome } from '../staff-messages.ts';
import { BookingActions, type BookingActionsProps } from './booking-actions.tsx';
import { bayName } from './day-grid-view.tsx';
import { StaffNotice } from './staff-notice.tsx';

export type BookingPageProps = BookingActionsProps & {
  department: StaffDepartment;
  outcome: Outcome | undefined;
};

/** One booking, and what staff can do with it. */
export function BookingPage({ department, outcome, ...actions }: BookingPageProps) {
  const { booking } = actions;
  const { appointment, car, state } = booking;
  const bay = department.bays.find(({ id }) => id === appointment.bayId);
  return (
    <main
      id="main"
      className="staff px-[clamp(1rem,2.2vw,2.5rem)] pt-[clamp(1rem,2.2vw,2rem)] pb-12 print:p-0 print:text-[8pt] max-w-336"
    >
      <BackLink href={dayPath(department.id, appointment.date)}>
        {`${formatDay(appointment.date)}, ${department.name}`}
      </BackLink>
      <StaffNotice outcome={outcome} />
      <header className="mt-5 mb-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        <NumberPlate
          country={department.country}
          registrationNumber={booking.plate ?? booking.registrationNumber}
          look="staff large"
        />
        <div>
          <h1 className="text-[length:clamp(1.625rem,1.3rem+1.2vw,2.25rem)]">
            {car.brand} {car.model} {car.buildYear}
          </h1>
          <p className="mt-1 text-[1.25rem] font-medium tabular-nums">
            {formatDay(appointment.date)}, {formatInterval(appointment)},{' '}
            {bayName(bay?.name ?? appointment.bayId)}
          </p>
          <p className="mt-2 flex gap-2">
            {appointment.isFullDay && <Tag look="dark">All day</Tag>}
            <Tag look={stateLooks[state]}>{stateLabels[state]}</Tag>
          </p>
        </div>
      </header>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <BookingFacts country={department.country} booking={booking} />
        <BookingActions {...actions} />
      </div>
    </main>
  );
}

const stateLooks = { booked: 'ok', cancelled: 'line', 'no-show': 'line' } as const;
const stateLabels = { booked: 'Booked', cancelled: 'Cancelled', 'no-show': 'No-show' };

function BookingFacts({ booking, country }: { booking: Booking; country: Country }) {
  const { customer, freeText, services, mileage, id, note } = booking;
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  return (
    <section aria-label="Booking">
      <h2 className="mb-3 text-[1.375rem] font-semibold">Services</h2>
      <ul className="mb-8 border-t border-t-line">
        {services.map((service) => (
          <li className="flex justify-between gap-6 border-b border-b-line py-2.5" key={service.code}>
            <span>
              {service.name}
              {service.units > 1 && ` × ${service.units} ${service.unitAbbreviation ?? ''}`}
              {service.userInput && <span className="block text-ink-muted">{service.userInput}</span>}
            </span>
            <span className="num">
              {service.price === undefined
                ? 'Price in the workshop'
                : formatWorkshopPrice(service.price, country)}
            </span>
          </li>
        ))}
      </ul>
      <h2 className="mb-3 text-[1.375rem] font-semibold">Customer</h2>
      <dl className="mb-8 border-t border-t-line [&_a]:underline [&_a]:underline-offset-[0.2em] [&_dd]:min-w-0 [&_dd]:text-right [&_dd]:wrap-anywhere [&_dt]:text-ink-muted [&>div]:flex [&>div]:justify-between [&>div]:gap-6 [&>div]:border-b [&>div]:border-b-line [&>div]:py-2.5">
        <Fact label="Name">{name || 'Made anonymous'}</Fact>
        {customer.phone && (
          <Fact label="Phone">
            <a href={`tel:${customer.phone.replace(/[^\d+]/g, '')}`}>{customer.phone}</a>
          </Fact>
        )}
        {customer.email && (
          <Fact label="Mail">
            <a href={`mailto:${customer.email}`}>{customer.email}</a>
          </Fact>
        )}
        {freeText && <Fact label="Message">{freeText}</Fact>}
        {/* 1 stands for a mileage that is not known. */}
        {mileage > 1 && <Fact label="Mileage">{`${mileage} ${mileageUnitOf(country)}`}</Fact>}
        <Fact label="Reference">{id}</Fact>
      </dl>
      <form
        method="post"
        action={`${bookingPath(id)}/note`}
        className="grid justify-items-start gap-3 [&>.field]:w-full"
      >
        <TextArea
          label="Note"
          hint="For colleagues. Customers never see it."
          name="note"
          rows={3}
          maxLength={MAX_NOTE_LENGTH}
          defaultValue={note}
        />
        <Button type="submit" kind="secondary">
          Save the note
        </Button>
      </form>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
