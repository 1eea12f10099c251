/** The first `wanted` of many, sorted, without sorting the rest: a heap keeps the best so far, its worst on top. */
export function topK(
  slots: Uint32Array,
  wanted: number,
  compare: (a: number, b: number) => number,
): number[] {
  if (slots.length <= wanted * 2) return Array.from(slots).sort(compare).slice(0, wanted);
  const best: number[] = Array.from(slots.subarray(0, wanted)).sort((a, b) => compare(b, a));
  for (let i = wanted; i < slots.length; i += 1) {
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
