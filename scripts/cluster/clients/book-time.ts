import { postJson } from '../http-client.ts';
import { type Ledger, promise } from '../ledger.ts';
import type { Traffic } from '../traffic.ts';

const HOST = 'solvik-se.localhost';
const offerings = ['originalservice'];
const DAY_MS = 86_400_000;
/** Far enough ahead that the demo's own bookings leave room. */
const FIRST_WEEK_MS = 28 * DAY_MS;
const WEEKS = 10;

type DaySlots = { date: string; availableSlots: string[] };

/** Two customers want the same time at once: one gets it, the other is told. */
export async function bookSameTime(
  traffic: Traffic,
  ledger: Ledger,
  turn: number,
  departmentIds: readonly string[],
): Promise<void> {
  const departmentId = departmentIds[turn % departmentIds.length] ?? '';
  const from = new Date(Date.now() + FIRST_WEEK_MS + (turn % WEEKS) * 7 * DAY_MS).toISOString().slice(0, 10);
  const found = await traffic.ask('times', {
    host: HOST,
    path: `/api/mechmate/timeslots/from/ABC123/${departmentId}/${from}T00:00:00/?serviceOfferings=${offerings.join(',')}`,
    headers: traffic.anAddress(),
  });
  if (found.status !== 200) return;
  const day = (JSON.parse(found.text) as DaySlots[]).find(({ availableSlots }) => availableSlots.length > 0);
  if (!day) return;
  const timeSlot = `${day.date}T${day.availableSlots[turn % day.availableSlots.length]}:00`;
  await Promise.all(
    [0, 1].map((customer) => book(traffic, ledger, { departmentId, timeSlot }, `${turn}-${customer}`)),
  );
}

async function book(
  traffic: Traffic,
  ledger: Ledger,
  time: { departmentId: string; timeSlot: string },
  customer: string,
): Promise<void> {
  const key = `cluster-${customer.padStart(12, '0')}`;
  const body = {
    ...time,
    customer: {
      firstName: 'Karin',
      lastName: `Ek`,
      phone: '+46 70 123 45 67',
      email: `customer.${customer}@example.com`,
    },
    freeText: `cluster ${customer}`,
    isFullDay: false,
    registrationNumber: 'ABC123',
    mileage: 8500,
    serviceOfferingRequests: offerings.map((kobraId) => ({ kobraId, unitsSelected: 1, userInput: '' })),
  };
  const answer = await traffic.askUntilDecided('booking', {
    host: HOST,
    path: '/api/mechmate/book',
    ...postJson(body, { ...traffic.anAddress(), 'idempotency-key': key }),
  });
  if (answer?.status === 200) promise(ledger.bookings, key, (JSON.parse(answer.text) as { id: string }).id);
  else if (answer?.status !== 409)
    traffic.violate(`a booking was answered ${answer?.status}: ${answer?.text.slice(0, 200)}`);
}
