import { findAddresses, getText } from '../fuzz/addresses.ts';
import { pick, type Random } from '../search/seeded-random.ts';

export type Address = { host: string; path: string };

const widths = [320, 640, 960, 1280, 1920];
const fields = ['car_shown_price', 'car_mileage', 'car_year'];

/** Distinct addresses of every kind that a server keeps something of: pages, filters, cars, pictures, and such as are not there. */
export async function distinctAddresses(
  port: number,
  sites: readonly string[],
  count: number,
  random: Random,
): Promise<Address[]> {
  const { pages, hosts } = await findAddresses(port, sites);
  const pictures = (await Promise.all(hosts.map((host) => picturesOf(port, host)))).flat();
  const lists = pages.filter(({ path }) => /(alla-bilar-i-lager|used-cars|vaihtoautot|bruktbil)/.test(path));
  const kinds: readonly (() => Address)[] = [
    () => pick(random, pages),
    () => withFilter(random, pick(random, lists.length > 0 ? lists : pages)),
    () => withFilter(random, pick(random, lists.length > 0 ? lists : pages)),
    () => ({ host: pick(random, hosts), path: `/nothing-here/${Math.floor(random() * 1e9)}` }),
    () => campaign(random, pick(random, pages)),
    () => inOtherSize(random, pick(random, pictures)),
  ];
  return Array.from({ length: count }, () => pick(random, kinds)());
}

function withFilter(random: Random, { host, path }: Address): Address {
  const from = Math.floor(random() * 300_000);
  const query = new URLSearchParams({
    [pick(random, fields)]: `${from}-${from + Math.floor(random() * 400_000)}`,
  });
  return { host, path: `${path}?${query}` };
}

/** Campaigns give one page many addresses. */
function campaign(random: Random, { host, path }: Address): Address {
  return { host, path: `${path}?utm_campaign=${Math.floor(random() * 1e9)}` };
}

async function picturesOf(port: number, host: string): Promise<Address[]> {
  const html = await getText(port, host, '/');
  const found = html.match(/\/media\/[\w-]+\/\d+\.(?:webp|avif)/g) ?? [];
  return [...new Set(found)].map((path) => ({ host, path }));
}

function inOtherSize(random: Random, { host, path }: Address): Address {
  const file = `${pick(random, widths)}.${pick(random, ['webp', 'avif'])}`;
  return { host, path: path.replace(/[^/]+$/, file) };
}
