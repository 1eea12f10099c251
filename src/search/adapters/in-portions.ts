const PORTION = 500;

export async function* inPortions<T>(items: Iterable<T> | AsyncIterable<T>): AsyncIterable<T[]> {
  let portion: T[] = [];
  for await (const item of items) {
    portion.push(item);
    if (portion.length < PORTION) continue;
    yield portion;
    portion = [];
  }
  if (portion.length > 0) yield portion;
}
