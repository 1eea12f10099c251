import { instantOnDay, wallTime } from '../../../shared/platform/wall-time.ts';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const DAY_MS = 86_400_000;
/** A house that is closed for longer has its auctions taken off the page. */
const WEEKS_AHEAD = 8;

export type AuctionPlan = {
  weekday: string;
  /** 10:00 */
  time: string;
  closed: readonly { date: string }[];
  secondsPerLot: number;
  lastLot: number;
};

/** When the first lot of the auction that is under way or comes next is called. */
export function nextAuction(plan: AuctionPlan, now: Date, timeZone: string): Date | undefined {
  const [, hours, minutes] = /^([01]?\d|2[0-3])[:.]([0-5]\d)$/.exec(plan.time.trim()) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const startsAt = Number(hours) * 60 + Number(minutes);
  const today = wallTime(now, timeZone);
  const ahead = (weekdays.indexOf(plan.weekday) - today.weekday + 7) % 7;
  for (let week = 0; week < WEEKS_AHEAD; week += 1) {
    const day = new Date(Date.parse(`${today.date}T12:00:00Z`) + (ahead + 7 * week) * DAY_MS);
    const date = day.toISOString().slice(0, 10);
    if (plan.closed.some((closed) => closed.date === date)) continue;
    const start = instantOnDay(date, startsAt, timeZone);
    if (start.getTime() + plan.lastLot * plan.secondsPerLot * 1000 > now.getTime()) return start;
  }
  return undefined;
}

export type LotTimes = { calledAt: number; hammerAt: number };

export type Auction = {
  now: number;
  /** By the number of the lot. */
  times: Readonly<Record<number, LotTimes>>;
};

/** Lots are called one after the other, each for the same time. */
export function lotTimes(start: Date, number: number, secondsPerLot: number): LotTimes {
  const calledAt = start.getTime() + (number - 1) * secondsPerLot * 1000;
  return { calledAt, hammerAt: calledAt + secondsPerLot * 1000 };
}

export type LotState = 'soon' | 'now' | 'over';

export function lotState({ calledAt, hammerAt }: LotTimes, now: number): LotState {
  return now < calledAt ? 'soon' : now < hammerAt ? 'now' : 'over';
}

/** '1 d 2 h 14 min' while it is far, '14 min 05 s' in the last hour. Signs that all our languages read. */
export function shortTimeLeft(milliseconds: number): string {
  const left = Math.max(0, Math.ceil(milliseconds / 1000));
  const [days, hours, minutes] = [
    Math.floor(left / 86_400),
    Math.floor(left / 3600) % 24,
    Math.floor(left / 60) % 60,
  ];
  if (left < 3600) return `${minutes} min ${String(left % 60).padStart(2, '0')} s`;
  return `${days > 0 ? `${days} d ` : ''}${hours} h ${String(minutes).padStart(2, '0')} min`;
}
