const ROUNDS = 200;
const ADDITIONS = 2_000_000;

/** How much longer than usual the same piece of work takes now and then on this machine: 1 where nothing disturbs it. */
export function steadiness(): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    add();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(ROUNDS * part)] ?? Number.NaN;
  return at(0.95) / at(0.1);
}

function add(): number {
  let sum = 0;
  for (let number = 0; number < ADDITIONS; number += 1) sum += number % 7;
  return sum;
}
