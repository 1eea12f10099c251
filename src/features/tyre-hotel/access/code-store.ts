import type { UsageLimit } from '../../../shared/platform/database/usage-limit.ts';
import type { Encrypted } from '../../../shared/platform/key-ring.ts';

export type CodeToIssue = {
  /** Also the id of the code: neither it nor anything else that is stored gives away token or code. */
  tokenHash: string;
  plate: string;
  codeHash: string;
  /** The code for the SMS, encrypted. */
  message: Encrypted;
  expiresAt: Date;
};

export type Issue = {
  code: CodeToIssue;
  /** Taken whatever becomes of the request. */
  requestLimits: readonly UsageLimit[];
  /** Taken only where a code is issued: refused requests use up nobody else's codes. */
  codeLimits: readonly UsageLimit[];
  now: Date;
};

export type Try = {
  tokenHash: string;
  /** Under every key of the installation. */
  codeHashes: readonly string[];
  limits: readonly UsageLimit[];
  now: Date;
};

export type TryResult = { state: 'right'; plate: string } | { state: 'wrong' } | { state: 'too many' };

/** One-time codes, shared by all processes. */
export interface CodeStore {
  /**
   * In one transaction: takes the limits, ends older codes of the plate, stores the code and enqueues its SMS. False
   * where a limit is exhausted.
   */
  issue(issue: Issue): Promise<boolean>;
  /**
   * One statement takes a try and, if the code is right, uses the code up: of any number of simultaneous tries at
   * most `MAX_CODE_TRIES` are compared, and at most one is right. Unknown, used, expired and exhausted codes are all wrong.
   */
  takeTry(attempt: Try): Promise<TryResult>;
  /** What the SMS has to say; undefined when the code no longer works or the message was sent. */
  message(tokenHash: string, now: Date): Promise<{ plate: string; message: Encrypted } | undefined>;
  /** Removes the encrypted copy of the code. */
  messageSent(tokenHash: string): Promise<void>;
  deleteExpired(now: Date): Promise<number>;
}
