import type { Clock } from '../../platform/clock.ts';
import type { UsageLimit } from '../../platform/database/usage-limit.ts';
import type { KeyRing } from '../../platform/key-ring.ts';
import type { Log } from '../../platform/log.ts';
import type { WorkshopSite } from '../../workshop/workshop-service.ts';
import type { AgreementStore } from '../agreement-store.ts';
import { TyreHotelError, type TyreHotelReason } from '../tyre-hotel-error.ts';
import type { TyreHotelSignIn } from '../tyre-hotel-service.ts';
import { normalizeTyrePlate } from '../tyre-plate.ts';
import { type TyreVehicle, VALIDATED_STATUS } from '../tyre-vehicle.ts';
import { encryptCodeMessage } from './code-message.ts';
import type { CodeStore } from './code-store.ts';
import {
  CODE_MINUTES,
  type CodeRandom,
  codeHashes,
  createCode,
  hashCode,
  hashToken,
} from './one-time-code.ts';
import { decryptPhone, encryptOwner, maskPhone } from './owner-phone.ts';
import { openTicket, sealTicket } from './phone-ticket.ts';
import {
  codeLimits,
  codeRequestLimits,
  hashAddress,
  type SignInLimits,
  searchLimits,
  tryLimits,
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
  /** An SMS was enqueued. */
  onEnqueued: () => void;
};

export type OpenSignIn = (site: Pick<WorkshopSite, 'name' | 'language'>) => TyreHotelSignIn;

/**
 * Sign-in over the installation's own agreements. A refused request does all the work of a granted one and throws at
 * its end: how long an answer takes says nothing about why it was refused.
 */
export function embeddedSignIn(deps: EmbeddedSignInDeps): OpenSignIn {
  const { keys, agreements, codes, takeUsage, limits, now, onEnqueued } = deps;
  // Stands in for an owner who does not exist.
  const nobody = encryptOwner(keys, '', '+46700000000');

  return (site) => ({
    search: (regNo, client) =>
      refusing('search', deps, async () => {
        const at = now();
        const plate = normalizeTyrePlate(regNo);
        if (!plate) throw new TyreHotelError('invalid request');
        const isGranted = await takeUsage(searchLimits(limits, hashAddress(keys, client.address)), at);
        const found = await agreements.findOwner(plate, site.name);
        const owner = found ?? nobody;
        const phone = decryptPhone(keys, owner);
        const encryptedPhoneNumber = sealTicket(keys, { plate, ownerId: owner.id }, site.name, at);
        const obfuscatedPhoneNumber = maskPhone(phone ?? '');
        if (!isGranted) throw new TyreHotelError('too many');
        if (!found) throw new TyreHotelError('no agreement');
        if (phone === undefined) throw new Error('a telephone number cannot be decrypted: a key is missing');
        return { encryptedPhoneNumber, obfuscatedPhoneNumber, regNo: plate };
      }),

    login: (encryptedPhoneNumber, client) =>
      refusing('login', deps, async () => {
        const at = now();
        const address = hashAddress(keys, client.address);
        const ticket = openTicket(keys, encryptedPhoneNumber, site.name, at);
        const owner = await agreements.findOwner(ticket?.plate ?? '', site.name);
        const isWanted = ticket !== undefined && owner?.id === ticket.ownerId;
        const { plate, phoneHash } = isWanted
          ? { plate: ticket.plate, phoneHash: owner.phoneHash }
          : { plate: `nobody ${address}`, phoneHash: `nobody ${address}` };
        const { code, token, tokenHash } = createCode(deps);
        const isIssued = await codes.issue({
          code: {
            tokenHash,
            plate,
            codeHash: hashCode(keys, tokenHash, code),
            message: encryptCodeMessage(keys, { code, site: site.name, language: site.language }, tokenHash),
            expiresAt: new Date(at.getTime() + CODE_MINUTES * 60_000),
          },
          requestLimits: codeRequestLimits(limits, address),
          codeLimits: codeLimits(limits, { plate, phoneHash }),
          isWanted,
          now: at,
        });
        if (!isWanted) throw new TyreHotelError('invalid request');
        if (!isIssued) throw new TyreHotelError('too many');
        onEnqueued();
        return { authorizationToken: token };
      }),

    validate: (authToken, otpToken, client) =>
      refusing('validate', deps, async () => {
        const tokenHash = hashToken(authToken);
        const result = await codes.takeTry({
          tokenHash,
          codeHashes: codeHashes(keys, tokenHash, otpToken),
          limits: tryLimits(limits, hashAddress(keys, client.address)),
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
      }),
  });
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
