import type { IncomingHttpHeaders } from 'node:http';
import type { OutboundClient } from '../../../../shared/platform/outbound/outbound-client.ts';
import { sourceProblem } from '../limited-feed.ts';
import type { SourceOf } from '../source.ts';
import { type FetchOrder, fileName, type OpenedFeed, type SourceFetcher } from '../source-fetcher.ts';
import { SourceProblem } from '../source-problem.ts';
import type { SourceSecrets } from '../source-secrets.ts';
import type { FileMarks } from '../source-store.ts';

/** A web server, asked for what has changed only. */
export function webFetcher(outbound: Pick<OutboundClient, 'fetch'>): SourceFetcher<'web'> {
  return {
    async open(order) {
      const { source, secrets, seen, limits, signal } = order;
      const host = new URL(source.url).hostname;
      const closing = new AbortController();
      const close = () => closing.abort();
      try {
        const { status, headers, url, body } = await outbound.fetch({
          url: source.url,
          headers: { ...conditions(seen), ...signIn(source, secrets) },
          limits,
          signal: AbortSignal.any([signal, closing.signal]),
        });
        if (status === 200) return { ...opened(headers, url), body, close };
        close();
        if (status === 304 && seen) return { state: 'unchanged' };
        throw refused(status, host, order);
      } catch (error) {
        throw sourceProblem(error, host);
      }
    },
  };
}

function conditions(seen: FileMarks | undefined): Record<string, string> {
  return {
    ...(seen?.etag && { 'if-none-match': seen.etag }),
    ...(seen?.lastModified && { 'if-modified-since': seen.lastModified }),
  };
}

function signIn({ signIn: way }: SourceOf<'web'>, secrets: SourceSecrets): Record<string, string> {
  if (!way) return {};
  if (way.as === 'header') return { [way.name.toLowerCase()]: secrets.headerValue ?? '' };
  const credentials = Buffer.from(`${way.user}:${secrets.password ?? ''}`).toString('base64');
  return { authorization: `Basic ${credentials}` };
}

function opened(
  headers: IncomingHttpHeaders,
  url: string,
): Omit<OpenedFeed & { state: 'opened' }, 'body' | 'close'> {
  const {
    etag,
    'last-modified': lastModified,
    'content-length': length,
    'content-encoding': packed,
  } = headers;
  return {
    state: 'opened',
    name: fileName(new URL(url).pathname),
    contentType: headers['content-type'],
    // What is packed for the way is larger afterwards.
    ...(length !== undefined && !packed && { size: Number(length) }),
    marks: { etag, lastModified },
  };
}

function refused(status: number, host: string, { source }: FetchOrder<'web'>): SourceProblem {
  if (status === 401 || status === 403)
    return new SourceProblem(
      'sign-in-refused',
      source.signIn
        ? `${host} does not accept the ${source.signIn.as === 'user' ? 'name and password' : 'header'} (status ${status}).`
        : `${host} wants a sign-in (status ${status}).`,
    );
  if (status === 404 || status === 410)
    return new SourceProblem('not-found', `${host} has nothing at this address (status ${status}).`);
  return new SourceProblem('unreadable', `${host} answers with status ${status} instead of a file.`);
}
