import type { FeedCar } from './feed-car.ts';
import type { LeftOutCar } from './feed-report.ts';
import type { Receiver } from './receiver.ts';

/** A car as a receiver gets it, or why it is left out. */
export type WrittenCar = { text: string } | { leftOut: LeftOutCar };

export function writeCar({ rules, write }: Pick<Receiver, 'rules' | 'write'>, car: FeedCar): WrittenCar {
  const reasons: string[] = [];
  for (const { holds, code } of rules) if (!holds(car)) reasons.push(code);
  return reasons.length > 0 ? { leftOut: { id: car.id, reasons } } : { text: write(car) };
}
