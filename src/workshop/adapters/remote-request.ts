import type { z } from 'zod';
import { errorResponse } from '../api/response-schemas.ts';
import { WorkshopError, type WorkshopErrorCode, workshopErrorStatus } from '../workshop-error.ts';

/** Why a remote system gave no usable response. It may be logged: no address in it, and nothing that was sent. */
export class RemoteFailure extends Error {
  readonly kind: 'unreachable' | 'timeout' | 'status' | 'unreadable';
  readonly status: number | undefined;

  constructor(
    kind: RemoteFailure['kind'],
    { status, detail = '' }: { status?: number; detail?: string } = {},
  ) {
    super(`the workshop system: ${kind} ${status ?? detail}`.trim());
    this.name = 'RemoteFailure';
    this.kind = kind;
    this.status = status;
  }
}

export type RemoteRequest = {
  path: string;
  method?: 'GET' | 'POST' | 'DELETE';
  headers?: Readonly<Record<string, string>>;
  body?: object;
  signal?: AbortSignal | undefined;
};

export type RemoteSettings = { url: string; apiKey: string };

/** A successful response; the errors of the workshop and everything else are thrown. */
export async function sendRequest(
  { url, apiKey }: RemoteSettings,
  { path, method = 'GET', headers = {}, body, signal }: RemoteRequest,
): Promise<Response> {
  const response = await fetch(`${url.replace(/\/+$/, '')}/${path}`, {
    method,
    headers: {
      accept: 'application/json',
      'user-agent': 'Forecourt',
      ...(apiKey && { 'x-api-key': apiKey }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(signal && { signal }),
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  throw await toError(response);
}

/** The body, if it has the shape that the API describes. */
export async function parseBody<Of>(response: Response, schema: z.ZodType<Of>): Promise<Of> {
  const text = await response.text();
  return parseJson(text, schema);
}

export function parseJson<Of>(text: string, schema: z.ZodType<Of>): Of {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw new RemoteFailure('unreadable', { detail: 'no JSON' });
  }
  const checked = schema.safeParse(body);
  if (checked.success) return checked.data;
  throw new RemoteFailure('unreadable', { detail: checked.error.issues[0]?.path.join('.') ?? '' });
}

// Some systems say it in Swedish (SB-27).
const otherNames = new Map([['Fordon hittades inte', 'VehicleNotFound']]);

/** From 'BrandNotSupported,Lada'; undefined where the system says that it failed, or says nothing we know. */
export function parseErrorResult(
  text: string,
  alternatives?: WorkshopError['alternatives'],
): WorkshopError | undefined {
  const [name = '', ...detail] = text.split(',');
  const code = otherNames.get(name) ?? (Object.hasOwn(workshopErrorStatus, name) ? name : undefined);
  if (code === undefined || code === 'ServerError') return undefined;
  return new WorkshopError(code as WorkshopErrorCode, {
    detail: detail.join(',') || undefined,
    ...(alternatives && { alternatives }),
  });
}

async function toError(response: Response): Promise<WorkshopError | RemoteFailure> {
  const failure = new RemoteFailure('status', { status: response.status });
  const body = errorResponse.safeParse(await response.json().catch(() => undefined));
  if (!body.success) return failure;
  const { errors, alternatives } = body.data;
  return parseErrorResult(errors['Error Result'][0] ?? '', alternatives) ?? failure;
}
