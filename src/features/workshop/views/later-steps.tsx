export { ConfirmationStep } from './confirmation/confirmation-step.tsx';
export { TimeAndPlaceStep } from './time/time-and-place-step.tsx';
