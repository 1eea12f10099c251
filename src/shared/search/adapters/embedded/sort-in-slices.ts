const RUN = 4096;

/** Merge sort that yields to the event loop between slices. */
export async function sortInSlices(
  slots: Uint32Array,
  compare: (a: number, b: number) => number,
  yieldIfDue: () => Promise<void> | undefined,
): Promise<Uint32Array> {
  for (let start = 0; start < slots.length; start += RUN) {
    slots.subarray(start, start + RUN).sort(compare);
    await yieldIfDue();
  }
  let [from, to]: [Uint32Array, Uint32Array] = [slots, new Uint32Array(slots.length)];
  for (let run = RUN; run < slots.length; run *= 2) {
    for (let start = 0; start < slots.length; start += run * 2) {
      merge(
        from,
        to,
        start,
        Math.min(start + run, slots.length),
        Math.min(start + run * 2, slots.length),
        compare,
      );
      await yieldIfDue();
    }
    [from, to] = [to, from];
  }
  return from;
}

function merge(
  from: Uint32Array,
  to: Uint32Array,
  start: number,
  middle: number,
  end: number,
  compare: (a: number, b: number) => number,
): void {
  let [left, right] = [start, middle];
  for (let at = start; at < end; at += 1) {
    const takesLeft =
      left < middle && (right >= end || compare(from[left] as number, from[right] as number) <= 0);
    to[at] = from[takesLeft ? left : right] as number;
    if (takesLeft) left += 1;
    else right += 1;
  }
}
