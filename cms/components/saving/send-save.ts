import {
  baseRevisionHeader,
  saveIdHeader,
  writeBaseRevision,
  writeSaveId,
} from '../../revisions/save-headers.ts';
import type { Values } from './find-differences.ts';

/** A form that saves one document, and whom it asks when a save cannot go on by itself. */
export type SavingForm = {
  /** Unguessable, and another one each time a document is opened. */
  id: string;
  revision: () => number;
  /** A save with these values is on its way. */
  onSending: (values: Values) => void;
  /** The values that were sent, and the document they made. */
  onStored: (values: Values, document: Values | undefined) => void;
  /** The values were refused, for these fields. */
  onRefused: (values: Values, fields: readonly { path: string; message: string }[]) => void;
  /** The newest version of the document. */
  fetchNewest: () => Promise<Values | undefined>;
  /** What is saved instead; undefined when the person puts the decision off. */
  resolveConflict: (mine: Values, theirs: Values) => Promise<Values | undefined>;
  /** A colleague has taken over the document: whether the person takes it back to save this. */
  takeBack: (mine: Values) => Promise<boolean>;
  /** The refusal of a save that is left out because a colleague is writing. */
  leftToColleague: () => string;
  /** Whether the person is signed in again. */
  signInAgain: () => Promise<boolean>;
  onConnection: (state: 'lost' | 'back') => void;
};

type Send = (init: RequestInit) => Promise<Response>;
type Wait = (milliseconds: number) => Promise<void>;

const RETRY_AFTER_MS = [500, 1_000, 2_000, 4_000, 8_000];
const SIGNED_OUT = [401, 403];
/** For what stands in a field, or for a field that the person may not change. */
const REFUSED = [400, 403];
const TAKEN_OVER = 423;
const UNAVAILABLE = [502, 503, 504];

/** Counts the saves of a form and lets one go after the other, each based on the revision the last one made. */
export function createSaveSender(form: SavingForm, isSignedOut: () => Promise<boolean>, wait: Wait) {
  let number = 0;
  let last: Promise<unknown> = Promise.resolve();

  return {
    save(init: RequestInit, send: Send): Promise<Response> {
      const answer = last.catch(() => undefined).then(() => save(init, send));
      last = answer;
      return answer;
    },

    /**
     * The form is being left: sent at once, beside a save that may be on its way, and nobody is asked anything. It holds all
     * that is not stored, so a save that arrives after it has nothing to add.
     */
    async flush(init: RequestInit, send: Send): Promise<boolean> {
      const response = await sendUntilAnswered(numbered(init, form.revision()), send);
      return response.ok && noteStored(response, valuesOf(init.body));
    },
  };

  async function save(init: RequestInit, send: Send, revision = form.revision()): Promise<Response> {
    const values = valuesOf(init.body);
    form.onSending(values);
    const response = await sendUntilAnswered(numbered(init, revision), send);
    if (response.ok) {
      await noteStored(response, values);
      return response;
    }
    if (SIGNED_OUT.includes(response.status) && (await isSignedOut()))
      return (await form.signInAgain()) ? save(init, send) : response;
    if (response.status === TAKEN_OVER) {
      if (await form.takeBack(values)) return save(init, send);
      return Response.json({ errors: [{ message: form.leftToColleague() }] }, { status: TAKEN_OVER });
    }
    if (REFUSED.includes(response.status)) form.onRefused(values, await refusedFields(response));
    return response.status === 409 ? solve(response, init, send) : response;
  }

  function numbered(init: RequestInit, revision: number): RequestInit {
    number += 1;
    return { ...init, headers: withBasis(init.headers, revision, writeSaveId(form.id, number)) };
  }

  async function noteStored(response: Response, values: Values): Promise<true> {
    const { doc } = (await readJson(response)) as { doc?: Values };
    form.onStored(values, doc);
    return true;
  }

  async function solve(response: Response, init: RequestInit, send: Send): Promise<Response> {
    const { errors } = (await readJson(response)) as { errors?: { data?: { reason?: string } }[] };
    const reason = errors?.[0]?.data?.reason;
    const newest = reason ? await form.fetchNewest() : undefined;
    if (!newest) return response;
    if (reason === 'overtaken') {
      form.onStored({}, newest);
      return Response.json({ doc: newest, message: '' });
    }
    const mine = valuesOf(init.body);
    const resolved = hasText(mine) ? await form.resolveConflict(mine, newest) : undefined;
    if (!resolved) return response;
    return save({ ...init, body: withValues(init.body, resolved) }, send, Number(newest['edition']));
  }

  /** A request without an answer may have been carried out; sent again with the same number it is the same save. */
  async function sendUntilAnswered(init: RequestInit, send: Send): Promise<Response> {
    for (const delay of RETRY_AFTER_MS) {
      const response = await send(init).catch((problem: unknown) => {
        if (init.signal?.aborted) throw problem;
        return undefined;
      });
      if (response && !UNAVAILABLE.includes(response.status)) {
        form.onConnection('back');
        return response;
      }
      form.onConnection('lost');
      await wait(delay);
    }
    return send(init);
  }
}

const state = new Set(['_status', 'deletedAt', 'edition']);

function hasText(values: Values): boolean {
  return Object.keys(values).some((name) => !state.has(name));
}

function withBasis(headers: HeadersInit | undefined, revision: number, saveId: string): Headers {
  const named = new Headers(headers);
  named.set(baseRevisionHeader, writeBaseRevision(revision));
  named.set(saveIdHeader, saveId);
  return named;
}

/** Payload sends the values as JSON, or as JSON beside a file. */
function valuesOf(body: RequestInit['body']): Values {
  const json = body instanceof FormData ? body.get('_payload') : body;
  try {
    return typeof json === 'string' ? (JSON.parse(json) as Values) : {};
  } catch {
    return {};
  }
}

function withValues(body: RequestInit['body'], values: Values): string | FormData {
  const json = JSON.stringify(values);
  if (!(body instanceof FormData)) return json;
  const form = new FormData();
  for (const [name, part] of body) form.append(name, name === '_payload' ? json : part);
  return form;
}

type Refusal = { data?: { errors?: readonly { path?: string; message?: string }[] } };

async function refusedFields(response: Response): Promise<{ path: string; message: string }[]> {
  const { errors } = (await readJson(response)) as { errors?: readonly Refusal[] };
  return (errors ?? [])
    .flatMap(({ data }) => data?.errors ?? [])
    .flatMap(({ path, message }) => (path && message ? [{ path, message }] : []));
}

async function readJson(response: Response): Promise<object> {
  const json: unknown = await response
    .clone()
    .json()
    .catch(() => ({}));
  return typeof json === 'object' && json !== null ? json : {};
}
