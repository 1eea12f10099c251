import { afterEach, expect, test, vi } from 'vitest';
import { fetchCheckoutStatus, sendCart } from './send-cart.ts';

afterEach(() => vi.unstubAllGlobals());

const params = { transactionId: 'T 1/ä', user: 'Maija', dealer: undefined, unit: undefined, auto: undefined };
const noPause = async () => {};

function aServer(...responses: (Response | Error)[]) {
  const fetched = vi.fn<typeof fetch>(async () => {
    const next = responses.length > 1 ? responses.shift() : responses[0];
    if (next instanceof Error) throw next;
    return next?.clone() ?? Response.error();
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

const respond = (status: number, body: unknown = {}) => Response.json(body, { status });

test.each([
  [respond(202, { token: 'abc' }), { state: 'accepted', checkout: { token: 'abc' } }],
  [respond(422, { kitIds: ['7'] }), { state: 'unknownKits', kitIds: ['7'] }],
  [respond(409), { state: 'different' }],
  [respond(400), { state: 'refused' }],
  [respond(429), { state: 'tooMany' }],
])('KIT-14 the visitor learns what the server said, at the first attempt', async (response, result) => {
  const fetched = aServer(response);
  expect(await sendCart(params, ['7'], noPause)).toEqual(result);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('KIT-14 a cut line and a failing server are tried again, with the same transaction', async () => {
  const fetched = aServer(new TypeError('network'), respond(503), respond(202, { token: 'abc' }));
  expect(await sendCart(params, ['7'], noPause)).toMatchObject({ state: 'accepted' });
  const bodies = fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)));
  expect(bodies).toEqual(Array(3).fill({ transactionId: 'T 1/ä', user: 'Maija', kitIds: ['7'] }));
});

test('KIT-14 after three attempts the failure is said', async () => {
  const fetched = aServer(respond(503));
  expect(await sendCart(params, ['7'], noPause)).toEqual({ state: 'unavailable' });
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('the status is read with the token in a header, never in the address', async () => {
  const fetched = aServer(respond(200, { state: 'delivered' }));
  expect(await fetchCheckoutStatus('T 1/ä', 'abc')).toEqual({ state: 'delivered' });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/kits/hand-over/T%201%2F%C3%A4');
  expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({ authorization: 'Bearer abc' });
  aServer(respond(404));
  expect(await fetchCheckoutStatus('T-1', 'wrong')).toBeUndefined();
  aServer(new TypeError('network'));
  expect(await fetchCheckoutStatus('T-1', 'abc')).toBeUndefined();
});
