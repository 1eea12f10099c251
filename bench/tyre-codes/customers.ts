import { setTimeout as pause } from 'node:timers/promises';
import { Times } from '../search/measure.ts';
import type { TyreHotelClient } from './tyre-hotel-client.ts';

export type Customer = { plate: string; phone: string };

type Deps = {
  clients: readonly TyreHotelClient[];
  nextCustomer: () => Customer;
  takeCode: (phone: string) => Promise<string>;
};

/** Honest customers who sign in one after the other, at a rate that the limits of the whole installation allow. */
export async function signInCustomers({ clients, nextCustomer, takeCode }: Deps, until: number) {
  const times = new Times();
  const result = { signedIn: 0, refused: [] as string[], times };
  let address = 0;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < until) {
        const { plate, phone } = nextCustomer();
        const from = `192.0.2.${address++ % 250}`;
        const search = await client.search(plate, from);
        const login = await client.login(search.body['encryptedPhoneNumber'], from);
        if (login.status !== 200) {
          result.refused.push(`search ${search.status}, login ${login.status}`);
          continue;
        }
        const code = await takeCode(phone);
        const validate = await client.validate(login.body['authorizationToken'], code, from);
        if (validate.status === 200) result.signedIn += 1;
        else result.refused.push(`validate ${validate.status}`);
        for (const { ms } of [search, login, validate]) times.add(ms);
        await pause(PAUSE_MS);
      }
    }),
  );
  return result;
}

const PAUSE_MS = 2_000;
