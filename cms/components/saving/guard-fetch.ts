import { createSaveSender, type SavingForm } from './send-save.ts';

type Saver = ReturnType<typeof createSaveSender>;
type OpenForm = { path: string; form: SavingForm; saver: Saver };

const open: OpenForm[] = [];
let isGuarding = false;

/**
 * All saves of the document at a path of the API go through its form: Payload's buttons each send their own requests, and
 * none of them can be told about revisions, signing in or conflicts. Returns how to end it, and how to send what is left.
 */
export function guardFetch(path: string, form: SavingForm, api: string) {
  const plain = installGuard(api);
  const isSignedOut = async () => {
    const response = await plain(`${api}/users/me?depth=0`, { credentials: 'include' });
    const { user } = (await response.json().catch(() => ({}))) as { user?: unknown };
    return response.ok ? !user : response.status === 401;
  };
  const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
  const entry = { path, form, saver: createSaveSender(form, isSignedOut, wait) };
  open.push(entry);
  return {
    end(): void {
      open.splice(open.indexOf(entry), 1);
    },
    /** Whether it is stored. */
    flush: (address: string, init: RequestInit): Promise<boolean> =>
      entry.saver.flush(init, (named) => plain(address, named)).catch(() => false),
  };
}

/** Asks the person in the form that is open to sign in again; undefined where none is. */
export function signInAgainInForm(): Promise<boolean> | undefined {
  return open.at(-1)?.form.signInAgain();
}

let plainFetch: typeof fetch | undefined;

function installGuard(api: string): typeof fetch {
  plainFetch ??= window.fetch.bind(window);
  const plain = plainFetch;
  if (isGuarding) return plain;
  isGuarding = true;
  window.fetch = async (input, init = {}) => {
    const address = input instanceof Request ? input.url : String(input);
    const { pathname } = new URL(address, window.location.href);
    const method = (init.method ?? 'GET').toUpperCase();
    const saving = open.findLast(({ path }) =>
      method === 'PATCH' ? path === pathname : method === 'POST' && `${path}/revert` === pathname,
    );
    if (saving && !(input instanceof Request)) return saving.saver.save(init, (named) => plain(input, named));
    const response = await plain(input, init);
    // Otherwise Payload would leave the page, and with it what was typed.
    if (pathname !== `${api}/users/refresh-token` || response.ok) return response;
    const form = open.at(-1)?.form;
    return form && (await form.signInAgain()) ? plain(input, init) : response;
  };
  return plain;
}
