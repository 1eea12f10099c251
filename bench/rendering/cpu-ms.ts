/** CPU of a piece of work, all threads of the process together, on average over so many times. */
export async function cpuMs(work: () => unknown, times: number): Promise<number> {
  const start = process.cpuUsage();
  for (let n = 0; n < times; n += 1) await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000 / times;
}
