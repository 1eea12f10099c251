import { Agent, get } from 'node:http';
import { pick, type Random } from '../search/seeded-random.ts';

export type FloodCounts = {
  served: number;
  refused: number;
  refusedWithoutRetryAfter: number;
  failed: number;
};

const fuels = ['Bensin', 'Diesel', 'El', 'Hybrid', 'Laddhybrid'];
const makes = ['Volvo', 'BMW', 'Kia', 'Toyota', 'Audi', 'Volkswagen', 'Ford', 'Polestar', 'MINI'];

/** Many connections that ask for combinations of filters nobody has asked for before, as crawlers do. */
export async function floodWithFilters(options: {
  port: number;
  host: string;
  path: string;
  connections: number;
  until: number;
  random: Random;
}): Promise<FloodCounts> {
  const { port, host, path, connections, until, random } = options;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const counts: FloodCounts = { served: 0, refused: 0, refusedWithoutRetryAfter: 0, failed: 0 };
  const work = async (connection: number) => {
    // Each connection is another visitor to the server, which believes proxies on this machine.
    const headers = {
      host,
      'accept-encoding': 'br',
      'x-forwarded-for': `10.0.${connection >> 8}.${connection & 255}`,
    };
    while (performance.now() < until) {
      const { status, retryAfter } = await request(agent, port, `${path}?${filters(random)}`, headers);
      if (status === 503) counts.refused += 1;
      else if (status === 200) counts.served += 1;
      else counts.failed += 1;
      if (status === 503 && !retryAfter) counts.refusedWithoutRetryAfter += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, (_, connection) => work(connection)));
  agent.destroy();
  return counts;
}

function filters(random: Random): string {
  const from = 20_000 + Math.floor(random() * 400) * 1000;
  const query = new URLSearchParams({
    car_shown_price: `${from}-${from + Math.floor(random() * 900) * 1000}`,
    car_mileage: `0-${Math.floor(random() * 20_000)}`,
  });
  for (let choice = random() * 3; choice > 0; choice -= 1) query.append('car_fuel', pick(random, fuels));
  for (let choice = random() * 3; choice > 0; choice -= 1) query.append('car_brand', pick(random, makes));
  return query.toString();
}

function request(
  agent: Agent,
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number; retryAfter: string | undefined }> {
  return new Promise((resolve) => {
    get({ host: '127.0.0.1', port, path, headers, agent }, (response) => {
      response.resume();
      response.once('close', () =>
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] }),
      );
    }).once('error', () => resolve({ status: 0, retryAfter: undefined }));
  });
}
