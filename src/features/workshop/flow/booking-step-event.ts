import type { DataLayerEvent, Events } from '../../../shared/analytics/events.ts';
import type { Step } from './booking-flow-state.ts';

type StepEvent = Events['booking_step'];

const steps: Record<Step, StepEvent> = {
  1: { step: 1, step_name: 'car' },
  2: { step: 2, step_name: 'services' },
  3: { step: 3, step_name: 'addons' },
  4: { step: 4, step_name: 'time and place' },
  5: { step: 6, step_name: 'confirmation' },
};

/** Analysts count the contact form as a step of its own, the fifth, and the confirmation as the sixth (ANA-09). */
export function bookingStepEvent(step: Step, isContact: boolean): DataLayerEvent {
  const shown: StepEvent = isContact ? { step: 5, step_name: 'contact' } : steps[step];
  return { event: 'booking_step', ...shown };
}
