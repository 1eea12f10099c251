import type { PublishedDocument } from './published-store.ts';

/** The host and port in the demo's content. */
const authoredHost = '.localhost:3000';

/** Rewrites the demo's URLs to the port the server runs on. `named` says whether there was any. */
export function toDemoPort(documents: readonly PublishedDocument[], port: number) {
  const text = JSON.stringify(documents);
  if (!text.includes(authoredHost)) return { documents, named: false };
  const moved = text.replaceAll(authoredHost, `.localhost:${port}`);
  return { documents: JSON.parse(moved) as PublishedDocument[], named: true };
}

/** The reverse, for what goes into the studio: there URLs keep the authored port. */
export function fromDemoPort(documents: readonly PublishedDocument[], port: number): PublishedDocument[] {
  return JSON.parse(
    JSON.stringify(documents).replaceAll(`.localhost:${port}`, authoredHost),
  ) as PublishedDocument[];
}

export function urlAtDemoPort(url: string, { demo, port }: { demo: boolean; port: number }): string {
  return demo ? url.replace(authoredHost, `.localhost:${port}`) : url;
}
