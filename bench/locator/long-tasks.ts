export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** In microseconds, on the clock of the profile. */
  ts: number;
  dur?: number;
  args?: { name?: string };
};

type Profile = {
  startTime: number;
  nodes: readonly { id: number; callFrame: { url: string }; children?: readonly number[] | undefined }[];
  samples?: readonly number[] | undefined;
  timeDeltas?: readonly number[] | undefined;
};

export type LongTask = { ms: number; ownMs: number };

/**
 * The tasks of the page's main thread above a limit, and the longest part of any task that our own script took: every
 * sample with a function of ours on its stack, also where it calls MapLibre.
 */
export function longTasks(events: readonly TraceEvent[], profile: Profile, limitMs: number) {
  const ownSamples = toOwnSamples(profile);
  const main = mainThread(events);
  const all = events
    .filter(({ name, pid, tid, dur = 0 }) => name === 'RunTask' && `${pid} ${tid}` === main && dur > 1000)
    .map(({ ts, dur = 0 }): LongTask => ({ ms: dur / 1000, ownMs: ownTimeMs(ownSamples, ts, ts + dur) }));
  return {
    tasks: all.filter(({ ms }) => ms > limitMs),
    longestOwn: Math.max(0, ...all.map(({ ownMs }) => ownMs)),
  };
}

/** The renderer's main thread that did the most. */
function mainThread(events: readonly TraceEvent[]): string {
  const work = new Map<string, number>();
  const renderers = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => `${pid} ${tid}`);
  for (const { name, pid, tid, dur = 0 } of events)
    if (name === 'RunTask') work.set(`${pid} ${tid}`, (work.get(`${pid} ${tid}`) ?? 0) + dur);
  const [busiest = ''] = renderers.toSorted((a, b) => (work.get(b) ?? 0) - (work.get(a) ?? 0));
  return busiest;
}

type Sample = { from: number; to: number };

function toOwnSamples({ nodes, samples = [], timeDeltas = [], startTime }: Profile): Sample[] {
  const isOwn = ownNodes(nodes);
  let at = startTime;
  return samples.flatMap((id, index) => {
    at += timeDeltas[index] ?? 0;
    return isOwn.has(id) ? [{ from: at, to: at + (timeDeltas[index + 1] ?? 0) }] : [];
  });
}

/** Nodes with a function of ours on their stack, themselves included. */
function ownNodes(nodes: Profile['nodes']): ReadonlySet<number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const own = new Set<number>();
  const visit = (id: number, isBelowOwn: boolean) => {
    const node = byId.get(id);
    if (!node) return;
    const { url } = node.callFrame;
    const isOurs = isBelowOwn || (url.includes('/assets/') && !/maplibre/.test(url));
    if (isOurs) own.add(id);
    for (const child of node.children ?? []) visit(child, isOurs);
  };
  const [root] = nodes;
  if (root) visit(root.id, false);
  return own;
}

function ownTimeMs(samples: readonly Sample[], start: number, end: number): number {
  const us = samples
    .filter(({ from, to }) => to > start && from < end)
    .reduce((sum, { from, to }) => sum + Math.min(to, end) - Math.max(from, start), 0);
  return us / 1000;
}
