import type { FeedError, ImportReport } from './import-report.ts';

export type ImportRunState = 'running' | 'imported' | 'refused' | 'failed';

/** An import, or a roll-back of imports, and what became of it. */
export type ImportRun = {
  id: string;
  index: string;
  kind: 'feed' | 'roll-back';
  state: ImportRunState;
  startedAt: string;
  finishedAt: string | undefined;
  /** That it made; undefined where nothing changed. */
  revision: number | undefined;
  report: ImportReport | undefined;
  /** Why it was refused or failed. */
  reason: string | undefined;
  requestId: string | undefined;
  /** Who or what sent the feed, as people read it; undefined: somebody with the key of the inventory. */
  startedBy?: string | undefined;
};

/** The latest of an index are kept. */
export const RUNS_KEPT = 20;

export interface ImportRuns {
  start(run: Pick<ImportRun, 'id' | 'index' | 'kind' | 'startedAt' | 'startedBy'>): Promise<void>;
  finish(
    id: string,
    end: Pick<ImportRun, 'state' | 'finishedAt'> &
      Partial<Pick<ImportRun, 'revision' | 'report' | 'reason'>> & {
        lines?: readonly FeedError[] | undefined;
      },
  ): Promise<void>;
  find(id: string): Promise<ImportRun | undefined>;
  /** Those that are kept, newest first. */
  ofIndex(index: string): Promise<readonly ImportRun[]>;
  /** The lines of a run that are not valid, as many as are listed. */
  linesOf(id: string): Promise<readonly FeedError[]>;
  /** Newest first. */
  latest(limit: number): Promise<readonly ImportRun[]>;
  /** Those that have not ended yet, newest first. */
  running(): Promise<readonly ImportRun[]>;
  /** The last finished one of each index. */
  lastOfEach(): Promise<readonly ImportRun[]>;
}
