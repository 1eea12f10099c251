import { randomBytes } from 'node:crypto';
import type { KeyRing } from '../../../shared/platform/key-ring.ts';
import type { LogFields } from '../../../shared/platform/log.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { decryptCodeMessage } from '../access/code-message.ts';
import type { CodeStore } from '../access/code-store.ts';
import { type EmbeddedSignInDeps, embeddedSignIn } from '../access/embedded-sign-in.ts';
import { hashToken } from '../access/one-time-code.ts';
import { signInLimits } from '../access/sign-in-limits.ts';
import { TyreHotelError } from '../tyre-hotel-error.ts';
import { aKeyRing } from './a-key-ring.ts';

export type SignInStores = Pick<EmbeddedSignInDeps, 'agreements' | 'takeUsage'> & { codes: CodeStore };

export const START = new Date('2026-11-16T09:00:00Z');

/** Sign-in with a clock, dice and log that a test controls. */
export function signInScenario(
  { agreements, codes, takeUsage }: SignInStores,
  choice: Partial<EmbeddedSignInDeps> & { site?: string; language?: Language } = {},
) {
  let time = START;
  const lines: LogFields[] = [];
  const write = (fields: LogFields) => void lines.push(fields);
  const keys = choice.keys ?? aKeyRing();
  const { site = 'solvik-se', language = 'sv', ...deps } = choice;
  const open = embeddedSignIn({
    ...{ keys, agreements, codes, takeUsage, randomBytes },
    randomInt: () => 4711,
    limits: signInLimits,
    now: () => time,
    log: { info: write, warn: write, error: write },
    onEnqueued: () => {},
    holdMs: 0,
    ...deps,
  });
  return {
    signIn: open({ name: site, language }),
    keys,
    lines,
    now: () => time,
    wait: (seconds: number) => {
      time = new Date(time.getTime() + seconds * 1000);
    },
    /** As the owner reads it on the telephone. */
    codeOf: (token: string) => readCode(codes, keys, token, time),
  };
}

async function readCode(codes: CodeStore, keys: KeyRing, token: string, now: Date): Promise<string> {
  const tokenHash = hashToken(token);
  const stored = await codes.message(tokenHash, now);
  const message = stored && decryptCodeMessage(keys, stored.message, tokenHash);
  if (!message) throw new Error('there is no message with a code');
  return message.code;
}

/** Why a request was refused, or 'granted'. */
export async function outcomeOf(request: Promise<unknown>): Promise<string> {
  try {
    await request;
    return 'granted';
  } catch (error) {
    if (error instanceof TyreHotelError) return error.reason;
    throw error;
  }
}
