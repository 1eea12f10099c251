import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { BookingFlowState } from '../../flow/booking-flow-state.ts';
import { aBookingFlow, aBookingFlowState } from '../../testing/a-booking-flow.ts';
import { anAvailableDepartment } from '../../testing/an-available-department.ts';
import { ConfirmationStep } from '../confirmation/confirmation-step.tsx';
import { BookingForm } from './booking-form.tsx';
import { DayColumn } from './day-column.tsx';
import { HoldClock } from './hold-clock.tsx';
import { NoWorkshops } from './no-workshops.tsx';
import { PickedSlot } from './picked-slot.tsx';
import { SlotTaken } from './slot-taken.tsx';
import { WorkshopCard } from './workshop-card.tsx';

const noSlots = { find: () => undefined, load: () => {} };
const flow = aBookingFlow();
const nothing = () => {};

const cardOf = (given: Parameters<typeof anAvailableDepartment>[0]) =>
  renderToStaticMarkup(
    <WorkshopCard
      flow={flow}
      department={anAvailableDepartment(given)}
      number={3}
      isOpen={false}
      onToggle={nothing}
      timeSlots={noSlots}
      onPick={nothing}
    />,
  );

test("SB-63 a card has name, address, distance and first free time, and a badge for the car's make", () => {
  const card = cardOf({ brands: ['Volvo'] });
  for (const part of [
    'Solvik Uppsala',
    'Rapsgatan 25',
    '3\u00a0km bort',
    'Första lediga tid',
    'ons 18 nov, 07:30',
  ])
    expect(card).toContain(part);
  expect(card).toContain('Auktoriserad');
  expect(cardOf({ brands: ['Porsche'] })).not.toContain('Auktoriserad');
  expect(cardOf({ firstTimeSlotIsFullDay: true })).toContain('ons 18 nov, Heldag');
});

const dayOf = (date: string, availableSlots: string[], allDaySlotAvailable = false) =>
  renderToStaticMarkup(
    <DayColumn
      flow={flow}
      date={date}
      slots={{ date, availableSlots, allDaySlotAvailable }}
      onPick={nothing}
    />,
  );

test('SB-74 SB-75 a day has its times, a full day with its note, or none; a weekend is marked and named', () => {
  expect(dayOf('2026-11-18', ['07:30', '09:15'])).toMatch(/07:30.*09:15/);
  const fullDay = dayOf('2026-11-20', [], true);
  expect(fullDay).toContain('Heldag');
  expect(fullDay).toContain('Lämna bilen före kl. 08:00. Vi tar hand om den så snart vi kan.');
  expect(fullDay).not.toContain('Inga lediga tider');
  expect(dayOf('2026-11-16', [])).toContain('Inga lediga tider');
  expect(dayOf('2026-11-16', [])).not.toContain('day--weekend');
  expect(dayOf('2026-11-21', [])).toMatch(/day--weekend.*lördag 21 november, helg/);
});

test('SB-70 no workshops: the sentence, advice and the mail address', () => {
  const html = renderToStaticMarkup(<NoWorkshops flow={flow} />);
  expect(html).toContain('Vi kan ej hitta några anläggningar som passar dig');
  expect(html).toContain('Prova att ändra dina val, eller kontakta oss');
  expect(html).toContain('href="mailto:verkstad@solvik.example"');
});

test('a hold counts its minutes down and says when it has run out', () => {
  const held = renderToStaticMarkup(<HoldClock flow={flow} hold={{ state: 'held', minutesLeft: 10 }} />);
  expect(held).toContain('Vi håller tiden i 10 min');
  const expired = renderToStaticMarkup(
    <HoldClock flow={flow} hold={{ state: 'expired', holdAgain: nothing }} />,
  );
  expect(expired).toContain('Vi håller inte längre tiden åt dig. Den kan fortfarande vara ledig.');
  expect(expired).toContain('Håll tiden igen');
  expect(renderToStaticMarkup(<HoldClock flow={flow} hold={{ state: 'none' }} />)).not.toContain('tiden');
});

test('SB-78 the picked time is written out, a full day with when to leave the car', () => {
  const pickedOf = (isFullDay: boolean) => {
    const bookingInfo = {
      department: anAvailableDepartment(),
      timeSlot: isFullDay ? '2026-11-19T08:00:00' : '2026-11-19T08:15:00',
      isFullDay,
    };
    const picked = aBookingFlow(aBookingFlowState({ bookingInfo }));
    return renderToStaticMarkup(
      <PickedSlot flow={picked} hold={{ state: 'none' }} takesFocus={false} onChange={nothing} />,
    );
  };
  for (const part of ['Solvik Uppsala', 'torsdag 19 november', 'kl. 08:15', 'Ändra verkstad eller tid'])
    expect(pickedOf(false)).toContain(part);
  expect(pickedOf(true)).toMatch(/Heldag.*Lämna bilen före kl\. 08:00/);
  expect(pickedOf(true).match(/kl\. 08:00/g)).toHaveLength(1);
});

test('SB-88 a taken time is said so, with other times of the same workshop', () => {
  const department = anAvailableDepartment({ departmentId: 'a' });
  const alternatives = [
    { departmentId: 'a', timeSlot: '2026-11-19T09:15:00', isFullDay: false },
    { departmentId: 'a', timeSlot: '2026-11-20T08:00:00', isFullDay: true },
    { departmentId: 'unknown', timeSlot: '2026-11-20T13:00:00', isFullDay: false },
  ];
  const html = renderToStaticMarkup(
    <SlotTaken flow={flow} taken={{ department, alternatives }} takesFocus={false} onPick={nothing} />,
  );
  expect(html).toContain('Tiden är inte tillgänglig, vänligen välj en annan tid');
  expect(html).toContain('tors 19 nov, 09:15');
  expect(html).toContain('fre 20 nov, Heldag');
  expect(html).not.toContain('13:00');
});

test('SB-81 a booking that now costs something else is not made before the customer has agreed to it', () => {
  const fields = { form: {}, errors: {} } as never;
  const shown = (total: number) =>
    renderToStaticMarkup(
      <BookingForm
        flow={aBookingFlow(aBookingFlowState({ bookingInfo: { timeSlot: '2099-11-19T08:15:00' } }))}
        form={{ state: { state: 'price changed', before: 1295, total }, fields, onSubmit: nothing }}
        notice={null}
      />,
    );
  expect(shown(1395)).toMatch(
    /role="alert"[^>]*>.*Priset är inte längre 1\u00a0295\u00a0kr utan 1\u00a0395\u00a0kr\. Inget är bokat än\./,
  );
  expect(shown(1395)).toContain('Boka för 1\u00a0395\u00a0kr');
  // Another workshop has been picked since: nothing was asked about its price.
  expect(shown(1495)).not.toContain('Priset är inte längre');
  expect(shown(1495)).toContain('>Boka<');
});

test('SB-91 SB-102 the confirmation says where the mail went, and has buttons for the calendar and for changes', () => {
  const confirmation = (info: Partial<BookingFlowState['bookingInfo']>) => {
    const bookingInfo = {
      id: 'SB-7K3M9Q',
      department: anAvailableDepartment(),
      timeSlot: '2099-11-19T08:15:00',
    };
    const state = aBookingFlowState({
      bookingInfo: { ...bookingInfo, ...info },
      bookingState: 5,
      displayState: 5,
    });
    return renderToStaticMarkup(<ConfirmationStep flow={aBookingFlow(state)} />);
  };
  const html = confirmation({ email: 'mira@example.com', managePath: '/booking/x' });
  expect(html).toMatch(/mira@example\.com/);
  expect(html).toMatch(/<a[^>]*href="\/booking\/x\/calendar\.ics"[^>]*>.*Lägg i kalendern/);
  expect(html).toMatch(/<a[^>]*href="\/booking\/x"[^>]*>/);
  const elsewhere = confirmation({});
  expect(elsewhere).not.toContain('calendar.ics');
  expect(elsewhere).toContain('SB-7K3M9Q');
});
