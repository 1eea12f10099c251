import type { Country } from '../../../../shared/sites/countries.ts';
import type { Texts } from '../../../../shared/sites/texts.ts';
import { ButtonLink } from '../../../../shared/ui/button.tsx';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import type { Booking } from '../../booking.ts';
import { formatTime } from '../../calendar/local-date.ts';
import { formatLongDay } from '../../flow/format-slot.ts';
import type { VisitKind } from '../../visit-kind.ts';
import type { ManageState } from '../manage-rules.ts';
import { AppointmentCard } from './appointment-card.tsx';
import { ServiceList } from './service-list.tsx';

type Props = {
  booking: Booking;
  visit: VisitKind;
  state: ManageState;
  /** Local time of the workshop. */
  deadline: { date: string; minutes: number };
  country: Country;
  /** Of this page. */
  path: string;
  bookingHref: string;
  isMoved: boolean;
  texts: Texts;
};

/** A booking as its customer sees it, with what can still be done. */
export function ManagePage({
  booking,
  visit,
  state,
  deadline,
  country,
  path,
  bookingHref,
  isMoved,
  texts,
}: Props) {
  const { workshop, language } = booking;
  const until = { day: formatLongDay(deadline.date, language), time: formatTime(deadline.minutes) };
  return (
    <>
      <h1 className="max-w-text">{headingFor(booking, state, texts)}</h1>
      {isMoved && state !== 'cancelled' && (
        <div role="status" className="mt-6 max-w-text">
          <Notice icon={<Icon name="circle-check" />}>{texts('bookingManageMoved')}</Notice>
        </div>
      )}
      <div className="mt-10 grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
        <div className="grid content-start gap-8">
          <AppointmentCard country={country} booking={booking} visit={visit} texts={texts} />
          {state === 'changeable' && (
            <div>
              <div className="flex flex-wrap gap-3">
                <ButtonLink href={`${path}/move`}>{texts('bookingManageMove')}</ButtonLink>
                <ButtonLink href={`${path}/calendar.ics`} kind="secondary" icon={<Icon name="calendar" />}>
                  {texts('bookingManageCalendar')}
                </ButtonLink>
                <ButtonLink href={`${path}/cancel`} kind="ghost">
                  {texts('bookingManageCancel')}
                </ButtonLink>
              </div>
              <p className="mt-4 text-ink-muted text-small">{texts('bookingManageUntil', until)}</p>
            </div>
          )}
          {state === 'too late' && (
            <div className="grid justify-items-start gap-6">
              <Notice tone="neutral">
                {texts('bookingManageTooLate', { phone: workshop.phone, hours: visit.changeUntilHours })}
              </Notice>
              <ButtonLink href={`${path}/calendar.ics`} kind="secondary" icon={<Icon name="calendar" />}>
                {texts('bookingManageCalendar')}
              </ButtonLink>
            </div>
          )}
          {(state === 'cancelled' || state === 'past') && (
            <p>
              <ButtonLink href={bookingHref}>{texts('bookingMailBookAgain')}</ButtonLink>
            </p>
          )}
        </div>
        <ServiceList country={country} booking={booking} texts={texts} />
      </div>
    </>
  );
}

function headingFor({ workshop }: Booking, state: ManageState, texts: Texts): string {
  if (state === 'cancelled') return texts('bookingManageHeadingCancelled');
  if (state === 'past') return texts('bookingManageHeadingPast');
  return texts('bookingManageHeadingBooked', { workshop: workshop.siteName });
}
