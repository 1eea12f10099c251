import type { PublishedDocument } from './published-store.ts';

/** The port that the demo's content is written with. */
const authoredHost = '.localhost:3000';

/** The demo's sites live on this machine, at whatever port it was started. `named` says whether any address was. */
export function toDemoPort(documents: readonly PublishedDocument[], port: number) {
  const text = JSON.stringify(documents);
  if (!text.includes(authoredHost)) return { documents, named: false };
  const moved = text.replaceAll(authoredHost, `.localhost:${port}`);
  return { documents: JSON.parse(moved) as PublishedDocument[], named: true };
}

/** The other way round, for what goes into the studio: there addresses keep the port they were written with. */
export function fromDemoPort(documents: readonly PublishedDocument[], port: number): PublishedDocument[] {
  return JSON.parse(
    JSON.stringify(documents).replaceAll(`.localhost:${port}`, authoredHost),
  ) as PublishedDocument[];
}

export function urlAtDemoPort(url: string, { demo, port }: { demo: boolean; port: number }): string {
  return demo ? url.replace(authoredHost, `.localhost:${port}`) : url;
}
