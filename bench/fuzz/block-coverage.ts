import { Session } from 'node:inspector';

type Coverage = {
  result: {
    url: string;
    functions: { ranges: { startOffset: number; endOffset: number; count: number }[] }[];
  }[];
};

/** Counts the blocks of our own code that ran at least once since the start, as V8 knows them. */
export function startBlockCoverage(): { newBlocks: () => number; stop: () => void } {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const seen = new Set<string>();
  return {
    newBlocks() {
      const before = seen.size;
      // In-process sessions answer before post returns.
      session.post('Profiler.takePreciseCoverage', (_problem, answer) => {
        for (const { url, functions } of (answer as unknown as Coverage).result)
          if (url.includes('/src/') && !url.includes('node_modules'))
            for (const { ranges } of functions)
              for (const { startOffset, endOffset, count } of ranges)
                if (count > 0) seen.add(`${url} ${startOffset} ${endOffset}`);
      });
      return seen.size - before;
    },
    stop: () => session.disconnect(),
  };
}
