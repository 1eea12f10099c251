import type { TyreHotelCustomer } from '../tyre-hotel-service.ts';
import { VALIDATED_STATUS, type Validated } from '../tyre-vehicle.ts';
import type {
  BookingDraft,
  Stage,
  StoredSession,
  TyreHotelAction,
  TyreHotelState,
} from './tyre-hotel-state.ts';

const emptyDraft: BookingDraft = {
  regNo: '',
  attemptKey: '',
  contact: { firstName: '', lastName: '', phoneMobile: '', email: '', freeText: '' },
};

export const signedOut: TyreHotelState = {
  plate: '',
  stage: { step: 'search' },
  draft: emptyDraft,
  isSessionExpired: false,
};

/** Search → Login → Validate → LoggedIn → Booking → Confirmation (TH-01). What does not fit the state changes nothing. */
export function tyreHotelReducer(state: TyreHotelState, action: TyreHotelAction): TyreHotelState {
  const { stage } = state;
  switch (action.type) {
    case 'loaded':
      return action.stored
        ? resume({ ...state, plate: action.plate }, action.stored)
        : { ...state, plate: action.plate };
    case 'plate typed':
      return { ...state, plate: action.plate };
    case 'customer found':
      return stage.step === 'search' ? at(state, { step: 'login', customer: action.customer }) : state;
    case 'plate changed':
      return stage.step === 'login' || stage.step === 'validate' ? at(state, { step: 'search' }) : state;
    case 'code sent':
      return stage.step === 'login' ? toValidate(state, stage.customer, action.authorizationToken) : state;
    case 'new code wanted': {
      if (stage.step !== 'validate') return state;
      const { customer, authorizationToken } = stage;
      return at(state, { step: 'login', customer, authorizationToken });
    }
    case 'code at hand':
      if (stage.step !== 'login' || !stage.authorizationToken) return state;
      return toValidate(state, stage.customer, stage.authorizationToken);
    case 'validated':
      return stage.step === 'validate' ? signIn(state, stage, action.validated) : state;
    case 'booking opened':
      return stage.step === 'loggedIn' ? at(state, { step: 'booking', validated: stage.validated }) : state;
    case 'booking left':
      return stage.step === 'booking' ? at(state, { step: 'loggedIn', validated: stage.validated }) : state;
    case 'booked': {
      if (stage.step !== 'booking') return state;
      const { validated } = stage;
      return {
        ...at(state, { step: 'confirmation', validated, confirmation: action.confirmation }),
        draft: emptyDraft,
      };
    }
    case 'session expired':
      return isSignedIn(stage) ? { ...at(state, { step: 'search' }), isSessionExpired: true } : state;
    case 'logged out':
      return signedOut;
    default:
      return { ...state, draft: changeDraft(state.draft, action) };
  }
}

function toValidate(state: TyreHotelState, customer: TyreHotelCustomer, authorizationToken: string) {
  return at(state, { step: 'validate', customer, authorizationToken, isRefused: false });
}

/** Of a stage in which the footer offers to log out (TH-04). */
export function isSignedIn(stage: Stage): stage is Extract<Stage, { validated: Validated }> {
  return 'validated' in stage;
}

/** Status 0 alone opens the vehicle page; anything else stays where it is (TH-08, TH-10). */
function signIn(state: TyreHotelState, stage: Extract<Stage, { step: 'validate' }>, validated: Validated) {
  const [vehicle] = validated.vehicles;
  if (validated.status !== VALIDATED_STATUS || !vehicle)
    return { ...state, stage: { ...stage, isRefused: true } };
  return { ...at(state, { step: 'loggedIn', validated }), ...draftFor(state, vehicle.regNo) };
}

function resume(state: TyreHotelState, { validated, confirmation }: StoredSession): TyreHotelState {
  const [vehicle] = validated.vehicles;
  if (validated.status !== VALIDATED_STATUS || !vehicle) return state;
  const stage: Stage = confirmation
    ? { step: 'confirmation', validated, confirmation }
    : { step: 'loggedIn', validated };
  return { ...at(state, stage), ...draftFor(state, vehicle.regNo) };
}

/** Somebody who had to sign in again finds what they had entered; somebody else does not. */
function draftFor({ draft }: TyreHotelState, regNo: string): { draft: BookingDraft } {
  return { draft: draft.regNo === regNo ? draft : { ...emptyDraft, regNo } };
}

function at(state: TyreHotelState, stage: Stage): TyreHotelState {
  return { ...state, stage, isSessionExpired: state.isSessionExpired && !isSignedIn(stage) };
}

type DraftAction = Extract<
  TyreHotelAction,
  { type: 'date chosen' | 'date cleared' | 'time chosen' | 'time cleared' | 'contact changed' }
>;

/** Another date has other times, so it clears the time as well (TH-41). */
function changeDraft(draft: BookingDraft, action: DraftAction): BookingDraft {
  switch (action.type) {
    case 'date chosen':
      return { ...draft, date: action.date, time: undefined, attemptKey: action.attemptKey };
    case 'date cleared':
      return { ...draft, date: undefined, time: undefined };
    case 'time chosen':
      return { ...draft, time: action.time, attemptKey: action.attemptKey };
    case 'time cleared':
      return { ...draft, time: undefined };
    case 'contact changed':
      return { ...draft, contact: { ...draft.contact, ...action.contact } };
  }
}
