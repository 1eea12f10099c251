/** What was done, by the `done` of the address that a change leads to. */
export const doneMessages = {
  moved: 'The booking has moved. The customer gets an email and a text message with the new time.',
  cancelled: 'The booking is cancelled, and its time is free. The customer gets an email and a text message.',
  'no-show': 'The booking is marked as a no-show, and its time is free.',
  noted: 'The note is saved.',
  blocked: 'The bay is blocked.',
  unblocked: 'The bay can be booked again.',
} as const;

export type Done = keyof typeof doneMessages;

/** Why a change was not made. */
export const refusals = {
  taken: 'That time has just been taken. Nothing has changed: choose another.',
  invalidTime: 'That time cannot be chosen. Nothing has changed: choose one of those below.',
  changed: 'The booking has changed since this page was opened. Look at it again before you change it.',
  notPossible: 'That is not possible for this booking any more.',
  occupied: 'Something stands in that bay then. Nothing has changed: move it first, or choose another time.',
  invalidBlock: 'Choose a bay, and an end that is later than the start.',
} as const;

export type Refusal = keyof typeof refusals;

export function isDone(text: unknown): text is Done {
  return typeof text === 'string' && Object.hasOwn(doneMessages, text);
}

/** What became of a change. */
export type Outcome = { done: Done } | { refusal: Refusal };
