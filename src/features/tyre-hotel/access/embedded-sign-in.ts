import type { Clock } from '../../../shared/platform/clock.ts';
import type { UsageLimit } from '../../../shared/platform/database/usage-limit.ts';
import type { KeyRing } from '../../../shared/platform/key-ring.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { WorkshopSite } from '../../booking/find-departments.ts';
import type { AgreementStore } from '../agreement-store.ts';
import { parseRegistrationNumber } from '../registration-number.ts';
import { TyreHotelError, type TyreHotelReason } from '../tyre-hotel-error.ts';
import type { Client, Credentials, TyreHotelCustomer, TyreHotelSignIn } from '../tyre-hotel-service.ts';
import { type TyreVehicle, VALIDATED_STATUS, type Validated } from '../tyre-vehicle.ts';
import { encryptCodeMessage } from './code-message.ts';
import { CODE_MINUTES } from './code-rules.ts';
import type { CodeStore } from './code-store.ts';
import { limitInFlight } from './limit-in-flight.ts';
import { type CodeRandom, codeHashes, createCode, hashCode, hashToken, isOwnToken } from './one-time-code.ts';
import { decryptPhone, encryptOwner, maskPhone } from './owner-phone.ts';
import { openTicket, type PhoneTicket, sealTicket } from './phone-ticket.ts';
import {
  codeAttemptLimits,
  codeLimits,
  codeRequestLimits,
  hashAddress,
  type SignInLimits,
  searchLimits,
} from './sign-in-limits.ts';

export type EmbeddedSignInDeps = CodeRandom & {
  keys: KeyRing;
  agreements: Pick<AgreementStore, 'findOwner' | 'vehicles'>;
  codes: Pick<CodeStore, 'issue' | 'takeTry'>;
  /** False when one of them is exhausted. */
  takeUsage: (limits: readonly UsageLimit[], now: Date) => Promise<boolean>;
  limits: SignInLimits;
  now: Clock;
  log: Log;
  /** How long a request counts as in flight after its answer. */
  holdMs?: number;
  /** An SMS was enqueued. */
  onEnqueued: () => void;
};

export type OpenSignIn = (site: Pick<WorkshopSite, 'name' | 'language'>) => TyreHotelSignIn;

/** Logins of one plate and tries of one token: far more than a customer with several tabs has. */
const MAX_IN_FLIGHT = 5;
const HOLD_MS = 100;

/**
 * Sign-in over the installation's own agreements. A refused request does all the work of a granted one and throws at
 * its end: how long an answer takes says nothing about why it was refused. Only what this installation never gave out,
 * such as a changed ticket, is refused at once.
 */
export function embeddedSignIn(deps: EmbeddedSignInDeps): OpenSignIn {
  const { keys, agreements, codes, takeUsage, limits, now, onEnqueued } = deps;
  // Stands in for an owner who does not exist.
  const nobody = encryptOwner(keys, '', '+46700000000');
  const inFlight = limitInFlight({ max: MAX_IN_FLIGHT, holdMs: deps.holdMs ?? HOLD_MS });

  return (site) => {
    const search = async (plate: string, { address }: Client): Promise<TyreHotelCustomer> => {
      const at = now();
      const isGranted = await takeUsage(searchLimits(limits, hashAddress(keys, address)), at);
      const found = await agreements.findOwner(plate, site.name);
      const owner = found ?? nobody;
      const phone = decryptPhone(keys, owner);
      const encryptedPhoneNumber = sealTicket(keys, { plate, ownerId: owner.id }, site.name, at);
      const obfuscatedPhoneNumber = maskPhone(phone ?? '');
      if (!isGranted) throw new TyreHotelError('too many');
      if (!found) throw new TyreHotelError('no agreement');
      if (phone === undefined) throw new Error('a telephone number cannot be decrypted: a key is missing');
      return { encryptedPhoneNumber, obfuscatedPhoneNumber, regNo: plate };
    };

    const login = async ({ plate, ownerId }: PhoneTicket, { address }: Client): Promise<Credentials> => {
      const at = now();
      const owner = await agreements.findOwner(plate, site.name);
      // The agreement has ended or changed hands since the search.
      if (owner?.id !== ownerId) throw new TyreHotelError('invalid request');
      const { code, token, tokenHash } = createCode(keys, deps);
      const isIssued = await codes.issue({
        code: {
          tokenHash,
          plate,
          codeHash: hashCode(keys, tokenHash, code),
          message: encryptCodeMessage(keys, { code, site: site.name, language: site.language }, tokenHash),
          expiresAt: new Date(at.getTime() + CODE_MINUTES * 60_000),
        },
        requestLimits: codeRequestLimits(limits, hashAddress(keys, address)),
        codeLimits: codeLimits(limits, { plate, phoneHash: owner.phoneHash }),
        now: at,
      });
      if (!isIssued) throw new TyreHotelError('too many');
      onEnqueued();
      return { authorizationToken: token };
    };

    const validate = async (token: string, code: string, { address }: Client): Promise<Validated> => {
      const tokenHash = hashToken(token);
      const result = await codes.takeTry({
        tokenHash,
        codeHashes: codeHashes(keys, tokenHash, code),
        limits: codeAttemptLimits(limits, hashAddress(keys, address)),
        now: now(),
      });
      if (result.state === 'too many') throw new TyreHotelError('too many');
      if (result.state === 'wrong') throw new TyreHotelError('wrong code');
      const owner = await agreements.findOwner(result.plate, site.name);
      if (!owner) throw new TyreHotelError('wrong code');
      const vehicles = await agreements.vehicles(owner.id, site.name);
      const isFirst = ({ regNo }: TyreVehicle) => regNo === result.plate;
      return {
        status: VALIDATED_STATUS,
        vehicles: [...vehicles.filter(isFirst), ...vehicles.filter((each) => !isFirst(each))],
      };
    };

    return {
      search: (regNo, client) =>
        refusing('search', deps, async () => {
          const registrationNumber = parseRegistrationNumber(regNo);
          if (!registrationNumber) throw new TyreHotelError('invalid request');
          return search(registrationNumber, client);
        }),

      login: (encryptedPhoneNumber, client) =>
        refusing('login', deps, async () => {
          const ticket = openTicket(keys, encryptedPhoneNumber, site.name, now());
          if (!ticket) throw new TyreHotelError('invalid request');
          return inFlight(`login ${ticket.plate}`, () => login(ticket, client));
        }),

      validate: (authToken, otpToken, client) =>
        refusing('validate', deps, async () => {
          if (!isOwnToken(keys, authToken)) throw new TyreHotelError('wrong code');
          return inFlight(`validate ${authToken}`, () => validate(authToken, otpToken, client));
        }),
    };
  };
}
type Step = 'search' | 'login' | 'validate';

/** Whatever cannot be decided is refused: a database that is down opens nothing. */
async function refusing<T>(
  step: Step,
  { log }: Pick<EmbeddedSignInDeps, 'log'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof TyreHotelError) {
      if (suspicious.includes(error.reason))
        log.warn({ code: 'TYRE_SIGN_IN_REFUSED', step, reason: error.reason }, 'refused');
      throw error;
    }
    log.error({ code: 'TYRE_SIGN_IN_FAILED', step, error }, 'refused, because it could not be decided');
    throw new TyreHotelError('unavailable');
  }
}

const suspicious: readonly TyreHotelReason[] = ['invalid request', 'wrong code', 'too many'];
