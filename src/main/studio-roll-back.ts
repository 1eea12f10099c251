/** What the studio's process hands on to its pages; a thread cannot be started from what Next has bundled. */
export { type RollBack, threadedRollBack } from '../features/inventory/adapters/threaded-roll-back.ts';
