import {
  type CollectionAfterLoginHook,
  type CollectionAfterLogoutHook,
  type CollectionBeforeLoginHook,
  type CollectionRefreshHook,
  Forbidden,
  getFieldsToSign,
  jwtSign,
} from 'payload';
import { recordAudit } from '../audit/record-audit.ts';
import type { StudioSettings } from '../settings.ts';
import type { Account } from './account.ts';
import { findSecondFactor } from './second-factor-store.ts';
import { VERIFIED_ACCOUNT } from './sign-in.ts';

/** Setting a password by mail opens no session of use: it is ended before the answer is sent. */
export const SETTING_PASSWORD = 'settingPassword';

/**
 * No session without the second factor, whichever way Payload was asked for one: this hook runs at each of them. An
 * account that has none may be used by scripts with the password alone, unless its role needs one.
 */
export function requireSecondFactor({
  secondFactorRoles,
}: Pick<StudioSettings, 'secondFactorRoles'>): CollectionBeforeLoginHook {
  return async ({ user, req, context }) => {
    if (context[SETTING_PASSWORD] === true || context[VERIFIED_ACCOUNT] === user.id) return user;
    const { role } = user as unknown as Account;
    const factor = await findSecondFactor(req.payload, user.id);
    if (factor?.isConfirmed || (role && secondFactorRoles.includes(role))) throw new Forbidden(req.t);
    return user;
  };
}

export const recordSignIn: CollectionAfterLoginHook = async ({ user, req, context }) => {
  if (context[SETTING_PASSWORD] !== true) await recordAudit(req, { action: 'signed-in', account: user });
};

export const recordSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  await recordAudit(req, { action: 'signed-out' });
};

const HOUR_MS = 60 * 60 * 1000;

/** A session is prolonged by activity, but never beyond its last hour. */
export function refreshWithinLimit({
  sessionHours,
}: Pick<StudioSettings, 'sessionHours'>): CollectionRefreshHook {
  return async ({ args: { req, collection }, user }) => {
    const signedIn = req.user as unknown as (Account & { _sid?: string }) | null;
    const sid = signedIn?._sid;
    const session = (user as Account).sessions?.find(({ id }) => id === sid);
    const endsAt = new Date(session?.createdAt ?? 0).getTime() + sessionHours * HOUR_MS;
    const leftSeconds = Math.floor((endsAt - Date.now()) / 1000);
    if (!signedIn || !sid || leftSeconds <= 0) throw new Forbidden(req.t);
    const { exp, token } = await jwtSign({
      fieldsToSign: getFieldsToSign({
        collectionConfig: collection.config,
        email: signedIn.email,
        sid,
        user: signedIn as never,
      }),
      secret: req.payload.secret,
      tokenExpiration: Math.min(collection.config.auth.tokenExpiration, leftSeconds),
    });
    return { exp, refreshedToken: token, setCookie: true, user };
  };
}
