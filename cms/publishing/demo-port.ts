import type { PublishedDocument } from '../../src/publishing/published-store.ts';

const written = '.localhost:3000';

/** The demo's sites live on this machine, at whatever port it was started; in the studio they keep the usual one. */
export function atPort(documents: readonly PublishedDocument[], port: number) {
  const text = JSON.stringify(documents);
  if (!text.includes(written)) return { documents, named: false };
  const moved = text.replaceAll(written, `.localhost:${port}`);
  return { documents: JSON.parse(moved) as PublishedDocument[], named: true };
}

/** The other way round, for what goes into the studio. */
export function fromPort(documents: readonly PublishedDocument[], port: number): PublishedDocument[] {
  return JSON.parse(
    JSON.stringify(documents).replaceAll(`.localhost:${port}`, written),
  ) as PublishedDocument[];
}
