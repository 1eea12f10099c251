const CARS = 6000;
const MAX_LIMIT = 1000;
const INDEX = 'cars-solvik-se';

type Stock = { content: Readonly<Record<string, unknown>>[]; total_items: number };

/** Brings the demo's cars in as often as it takes, each time with ids of their own; answers how many there are. */
export async function seedCars(port: number): Promise<number> {
  const house = `http://localhost:${port}`;
  const ask = async (limit: number, offset = 0): Promise<Stock> => {
    const body = JSON.stringify({ index: INDEX, limit, offset });
    const headers = { 'content-type': 'application/json', 'x-api-key': 'bench' };
    const answer = await fetch(`${house}/api/search`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`the search answered ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Stock;
  };
  const { total_items: total } = await ask(0);
  const own: Stock['content'] = [];
  for (let offset = 0; offset < total; offset += MAX_LIMIT)
    own.push(...(await ask(MAX_LIMIT, offset)).content);
  const cars = Array.from({ length: CARS }, (_, at) => {
    const car = own[at % own.length] ?? {};
    return { ...car, car_id: `${car['car_id']}${Math.floor(at / own.length) || ''}` };
  });
  const put = await fetch(`${house}/api/inventory/${INDEX}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/x-ndjson', 'x-api-key': 'bench' },
    body: cars.map((car) => JSON.stringify(car)).join('\n'),
  });
  if (!put.ok) throw new Error(`the feed was not taken: ${put.status} ${await put.text()}`);
  for (;;) {
    const { total_items } = await ask(0);
    if (total_items === CARS) return total_items;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
