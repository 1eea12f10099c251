/** A progress bar by bytes read: in place on a terminal, a line each quarter in a log. */
export function byteProgress(
  label: string,
  bytes: number,
): { advance: (count: number) => void; end: () => void } {
  let done = 0;
  let shown = -1;
  const show = (share: number) => {
    const steps = process.stdout.isTTY ? 100 : 4;
    const step = Math.floor(share * steps);
    if (step === shown) return;
    shown = step;
    if (!process.stdout.isTTY) {
      if (step > 0) console.log(`  ${label}: ${Math.round(share * 100)} %`);
      return;
    }
    const filled = Math.round(share * 24);
    const bar = '█'.repeat(filled) + '░'.repeat(24 - filled);
    process.stdout.write(`\r  ${label} ${bar} ${String(Math.round(share * 100)).padStart(3)} %`);
  };
  return {
    advance: (count) => {
      done += count;
      show(bytes === 0 ? 1 : Math.min(1, done / bytes));
    },
    end: () => {
      show(1);
      if (process.stdout.isTTY) process.stdout.write('\n');
    },
  };
}
