/** How often other work of the process has its turn while something runs. */
export async function countTurns<T>(work: () => Promise<T>): Promise<{ turns: number; value: T }> {
  let turns = 0;
  let timer: NodeJS.Immediate;
  const count = () => {
    turns += 1;
    timer = setImmediate(count);
  };
  timer = setImmediate(count);
  try {
    const value = await work();
    return { turns, value };
  } finally {
    clearImmediate(timer);
  }
}
