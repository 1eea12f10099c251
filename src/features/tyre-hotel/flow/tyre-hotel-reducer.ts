import type { TyreHotelCustomer } from '../tyre-hotel-service.ts';
import { VALIDATED_STATUS, type Validated } from '../tyre-vehicle.ts';
import type {
  BookingDraft,
  SentCode,
  Stage,
  StoredSession,
  TyreHotelAction,
  TyreHotelState,
} from './tyre-hotel-state.ts';

const emptyDraft: BookingDraft = {
  regNo: '',
  contact: { firstName: '', lastName: '', phoneMobile: '', email: '', freeText: '' },
};

export const signedOut: TyreHotelState = {
  registrationNumber: '',
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
        ? resume({ ...state, registrationNumber: action.registrationNumber }, action.stored)
        : { ...state, registrationNumber: action.registrationNumber };
    case 'registration number typed':
      return { ...state, registrationNumber: action.registrationNumber };
    case 'customer found':
      return stage.step === 'search' ? at(state, { step: 'login', customer: action.customer }) : state;
    case 'registration number changed':
      return stage.step === 'login' || stage.step === 'validate' ? at(state, { step: 'search' }) : state;
    case 'code sent':
      return stage.step === 'login'
        ? toValidate(state, stage.customer, {
            ...{ authorizationToken: action.authorizationToken, sentAt: action.at, wrongTries: 0 },
          })
        : state;
    case 'code refused': {
      if (stage.step !== 'validate') return state;
      const sent = { ...stage.sent, wrongTries: stage.sent.wrongTries + 1 };
      return { ...state, stage: { ...stage, sent } };
    }
    case 'new code wanted': {
      if (stage.step !== 'validate') return state;
      const { customer, sent } = stage;
      return at(state, { step: 'login', customer, sent });
    }
    case 'code at hand':
      if (stage.step !== 'login' || !stage.sent) return state;
      return toValidate(state, stage.customer, stage.sent);
    case 'validated':
      return stage.step === 'validate' ? signIn(state, stage, action.validated) : state;
    case 'booking opened':
      return stage.step === 'loggedIn' ? openBooking(state, stage.validated, action.regNo) : state;
    case 'booking left':
      return stage.step === 'booking' ? at(state, { step: 'loggedIn', validated: stage.validated }) : state;
    case 'confirmation left':
      return stage.step === 'confirmation'
        ? at(state, { step: 'loggedIn', validated: stage.validated })
        : state;
    case 'booked': {
      if (stage.step !== 'booking') return state;
      const { validated } = stage;
      return {
        ...at(state, { step: 'confirmation', validated, confirmation: action.confirmation }),
        draft: { ...emptyDraft, contact: withoutComment(state.draft) },
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

function toValidate(state: TyreHotelState, customer: TyreHotelCustomer, sent: SentCode) {
  return at(state, { step: 'validate', customer, sent, isRefused: false });
}

/** Whoever books for a second car has not changed name or number (TH-32). */
function openBooking(state: TyreHotelState, validated: Validated, regNo: string): TyreHotelState {
  if (!validated.vehicles.some((vehicle) => vehicle.regNo === regNo)) return state;
  const { draft } = state;
  return {
    ...at(state, { step: 'booking', validated, regNo }),
    draft: draft.regNo === regNo ? draft : { ...emptyDraft, regNo, contact: withoutComment(draft) },
  };
}

function withoutComment({ contact }: BookingDraft): BookingDraft['contact'] {
  return { ...contact, freeText: '' };
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
      return { ...draft, date: action.date, time: undefined };
    case 'date cleared':
      return { ...draft, date: undefined, time: undefined };
    case 'time chosen':
      return { ...draft, time: action.time };
    case 'time cleared':
      return { ...draft, time: undefined };
    case 'contact changed':
      return { ...draft, contact: { ...draft.contact, ...action.contact } };
  }
}
