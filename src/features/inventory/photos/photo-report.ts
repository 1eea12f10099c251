import type { PhotoProblemCode } from './photo-queue.ts';

/** How it stands with the photos of cars, those that two cars show counted twice. */
export type PhotoCounts = {
  /** That cars of the index name by web address. */
  wanted: number;
  /** That pages show. */
  shown: number;
  /** Never tried yet. */
  waiting: number;
  /** Tried without success, and tried again; also when an older version is shown. */
  failing: number;
  /** Not at its address any more. */
  gone: number;
};

export type HostReport = PhotoCounts & {
  host: string;
  /** Of those that fail or are gone. */
  reasons: Partial<Record<PhotoProblemCode, number>>;
  /** It is left alone until then, and why. */
  rest: { until: string; reason: string } | undefined;
};

export type PhotoReport = PhotoCounts & {
  index: string;
  /** Those with the most photos first, at most a hundred. */
  hosts: readonly HostReport[];
  /** Of all indices together. */
  storedBytes: number;
};

/** A photo that stays away, and the car that should show it. */
export type FailingPhoto = {
  car: string;
  /** Its place among the photos of the car, from 1. */
  position: number;
  url: string;
  host: string;
  state: 'failed' | 'gone';
  code: PhotoProblemCode;
  reason: string;
  attempts: number;
  nextAt: string | undefined;
  isShown: boolean;
};

/** Where the next part of a list begins. */
export type FailingCursor = string;

export interface PhotoReports {
  report(index: string): Promise<PhotoReport>;
  failing(
    index: string,
    after: FailingCursor | undefined,
    limit: number,
  ): Promise<{ photos: readonly FailingPhoto[]; next: FailingCursor | undefined }>;
}

const MAX_AGE_MS = 30_000;

/** A report takes some seconds where there are millions of photos; of many who ask, one makes it. */
export function cachedPhotoReport(reports: Pick<PhotoReports, 'report'>, now: () => Date) {
  const made = new Map<string, { at: number; report: Promise<PhotoReport> }>();
  const report = (index: string): Promise<PhotoReport> => {
    const known = made.get(index);
    const at = now().getTime();
    if (known && at - known.at < MAX_AGE_MS) return known.report;
    const counted = reports.report(index);
    made.set(index, { at, report: counted });
    counted.catch(() => made.delete(index));
    return counted;
  };
  return { report, forget: (index: string) => made.delete(index) };
}
