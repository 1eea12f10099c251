/** The first k slots in order, without sorting the rest: a heap holds the best so far, with the worst on top. */
export function topK(slots: Uint32Array, k: number, compare: (a: number, b: number) => number): number[] {
  if (slots.length <= k * 2) return Array.from(slots).sort(compare).slice(0, k);
  const best: number[] = Array.from(slots.subarray(0, k)).sort((a, b) => compare(b, a));
  for (let i = k; i < slots.length; i += 1) {
    const slot = slots[i] as number;
    if (compare(slot, best[0] as number) < 0) replaceTop(best, slot, compare);
  }
  return best.sort(compare);
}

function replaceTop(heap: number[], slot: number, compare: (a: number, b: number) => number): void {
  let at = 0;
  for (;;) {
    const left = at * 2 + 1;
    if (left >= heap.length) break;
    const right = left + 1;
    const isRightWorse = right < heap.length && compare(heap[right] as number, heap[left] as number) > 0;
    const worse = isRightWorse ? right : left;
    if (compare(heap[worse] as number, slot) <= 0) break;
    heap[at] = heap[worse] as number;
    at = worse;
  }
  heap[at] = slot;
}
