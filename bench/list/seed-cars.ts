const CARS = 6000;
const MAX_LIMIT = 1000;
const INDEX = 'cars-solvik-se';

type Stock = { content: Readonly<Record<string, unknown>>[]; total_items: number };

/** Imports the demo's cars several times under new ids; returns how many there are. */
export async function seedCars(port: number): Promise<number> {
  const origin = `http://localhost:${port}`;
  const query = async (limit: number, offset = 0): Promise<Stock> => {
    const body = JSON.stringify({ index: INDEX, limit, offset });
    const headers = { 'content-type': 'application/json', 'x-api-key': 'bench' };
    const response = await fetch(`${origin}/api/search`, { method: 'POST', headers, body });
    if (!response.ok) throw new Error(`the search responded ${response.status}: ${await response.text()}`);
    return (await response.json()) as Stock;
  };
  const { total_items: total } = await query(0);
  const own: Stock['content'] = [];
  for (let offset = 0; offset < total; offset += MAX_LIMIT)
    own.push(...(await query(MAX_LIMIT, offset)).content);
  const cars = Array.from({ length: CARS }, (_, at) => {
    const car = own[at % own.length] ?? {};
    return { ...car, car_id: `${car['car_id']}${Math.floor(at / own.length) || ''}` };
  });
  const put = await fetch(`${origin}/api/inventory/${INDEX}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/x-ndjson', 'x-api-key': 'bench' },
    body: cars.map((car) => JSON.stringify(car)).join('\n'),
  });
  if (!put.ok) throw new Error(`the feed was refused: ${put.status} ${await put.text()}`);
  for (;;) {
    const { total_items } = await query(0);
    if (total_items === CARS) return total_items;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
