import type { Country } from '../../../../shared/sites/countries.ts';
import { currencyOf } from '../../../../shared/sites/currency.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import type { Booking } from '../../booking.ts';
import { serviceLines } from '../../notifications/booking-mail.ts';

/** What is done, and what it costs. */
export function ServiceList({
  booking,
  country,
  texts,
}: {
  booking: Booking;
  country: Country;
  texts: Texts;
}) {
  const { label, lines, total, note } = serviceLines(booking, currencyOf({ country }), texts);
  return (
    <section>
      <h2 className="text-subtitle">{label}</h2>
      <ul className="mt-4 border-line border-t">
        {lines.map(({ name, details, price }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a stored booking never change their order.
          <li key={at} className="flex justify-between gap-6 border-line border-b py-4">
            <span>
              {name}
              {details.map((detail) => (
                <span key={detail} className="block text-ink-muted text-small">
                  {detail}
                </span>
              ))}
            </span>
            <span className="whitespace-nowrap tabular-nums">{price}</span>
          </li>
        ))}
      </ul>
      {total && (
        <p className="mt-4 flex items-baseline justify-between gap-6">
          <span>{total.name}</span>
          <span className="whitespace-nowrap text-title tabular-nums">{total.price}</span>
        </p>
      )}
      {note && <p className="mt-4 text-ink-muted text-small">{note}</p>}
      {booking.freeText && (
        <div className="mt-8">
          <h2 className="text-subtitle">{texts('bookingMailMessage')}</h2>
          <p className="mt-2 whitespace-pre-line">{booking.freeText}</p>
        </div>
      )}
    </section>
  );
}
