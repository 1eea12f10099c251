import type { Enrolment } from '../totp.ts';

/** The body of an answer of the accounts' endpoints, refusals included. */
export type AccountAnswer = {
  ok: boolean;
  code?: string;
  message?: string;
  enrolment?: Enrolment;
  recoveryCodes?: readonly string[];
  enabled?: boolean;
  required?: boolean;
  recoveryCodesLeft?: number;
  sessions?: number;
};

/** Sends to an endpoint below the accounts; undefined when there was no answer. */
export async function postAccount(path: string, body: object): Promise<AccountAnswer | undefined> {
  return request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

export function getAccount(path: string): Promise<AccountAnswer | undefined> {
  return request(path, {});
}

async function request(path: string, init: RequestInit): Promise<AccountAnswer | undefined> {
  try {
    const response = await fetch(`/admin/api/users/${path}`, { credentials: 'include', ...init });
    return { ...((await response.json()) as object), ok: response.ok };
  } catch {
    return undefined;
  }
}
