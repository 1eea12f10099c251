/** A progress bar: in place on a terminal, a line each quarter in a log. */
export function progress(label: string, total: number): () => void {
  let done = 0;
  return () => {
    done += 1;
    const share = total === 0 ? 1 : done / total;
    if (process.stdout.isTTY) {
      const filled = Math.round(share * 24);
      const bar = '█'.repeat(filled) + '░'.repeat(24 - filled);
      process.stdout.write(
        `\r  ${label.padEnd(12)} ${bar} ${String(done).padStart(4)}/${total}${done === total ? '\n' : ''}`,
      );
    } else if (done === total || Math.floor(share * 4) > Math.floor(((done - 1) / total) * 4)) {
      console.log(`  ${label}: ${done} of ${total}`);
    }
  };
}
