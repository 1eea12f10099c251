/** Time comes in by the door, so that a test can say what time it is. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
