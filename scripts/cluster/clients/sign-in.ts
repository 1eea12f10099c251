import { setTimeout as pause } from 'node:timers/promises';
import type { Arrival } from '../receivers.ts';
import type { Traffic } from '../traffic.ts';

const HOST = 'solvik-se.localhost';
const api = '/api/tirehotel';
const CODE_WAIT_MS = 100_000;

export type TyreCustomer = { regNo: string; phone: string };

/** A customer of the tyre hotel signs in with a code by SMS, each step by another process, and uses the session on a third. */
export async function signIn(
  traffic: Traffic,
  { regNo, phone }: TyreCustomer,
  arrivals: readonly Arrival[],
): Promise<'signed in' | 'too late' | 'refused'> {
  const headers = traffic.anAddress();
  const ask = (path: string, method = 'GET', more = {}) =>
    traffic.askUntilDecided('code', {
      host: HOST,
      path: `${api}/${path}`,
      method,
      headers: { ...headers, ...more },
    });
  const search = await ask(`authorization/search?regNo=${regNo}`);
  const ticket = stringIn(search?.text, 'encryptedPhoneNumber');
  const began = Date.now();
  const login = await ask(`authorization/login?encryptedPhoneNumber=${encodeURIComponent(ticket)}`, 'POST');
  if (login?.status !== 200) return 'refused';
  const code = await waitForCode(arrivals, phone, began);
  if (code === undefined) {
    traffic.violate('a code that was promised did not arrive');
    return 'refused';
  }
  const token = encodeURIComponent(stringIn(login.text, 'authorizationToken'));
  const validated = await ask(`authorization/validate?authToken=${token}&otpToken=${code}`, 'POST');
  const cookie = String(validated?.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  // The answer to a code that was used may have been cut off; a code is good for one use, so its customer asks for another.
  if (validated?.status !== 200 || cookie === '') return 'too late';
  const used = await ask('booking/workshop?locationName=', 'GET', { cookie });
  if (used?.status === 401) traffic.violate('a session that was begun is not known to another process');
  return 'signed in';
}

async function waitForCode(
  arrivals: readonly Arrival[],
  phone: string,
  since: number,
): Promise<string | undefined> {
  for (let waited = 0; waited < CODE_WAIT_MS; waited += 100) {
    const sms = arrivals.findLast(
      ({ channel, at, text }) => channel === 'sms' && at >= since && text.includes(phone),
    );
    const code = sms && /#(\d{4})"/.exec(sms.text)?.[1];
    if (code) return code;
    await pause(100);
  }
  return undefined;
}

function stringIn(text: string | undefined, field: string): string {
  try {
    return String((JSON.parse(text ?? '{}') as Record<string, unknown>)[field] ?? '');
  } catch {
    return '';
  }
}
