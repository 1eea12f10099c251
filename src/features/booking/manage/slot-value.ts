import type { Slot } from './rescheduling.ts';

const pattern = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:00)( full day)?$/;

/** A time as the value of a form's field. */
export function toSlotValue({ timeSlot, isFullDay }: Slot): string {
  return isFullDay ? `${timeSlot} full day` : timeSlot;
}

export function parseSlotValue(value: string): Slot | undefined {
  const [, timeSlot, fullDay] = pattern.exec(value) ?? [];
  return timeSlot === undefined ? undefined : { timeSlot, isFullDay: fullDay !== undefined };
}
