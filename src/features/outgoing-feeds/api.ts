import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { createApiKeyCheck } from '../../shared/platform/api-key.ts';
import type { Clock } from '../../shared/platform/clock.ts';
import { sendProblem } from '../../shared/platform/http-problem.ts';
import type { PublishedSites } from '../../shared/sites/published-sites.ts';
import type { Site } from '../../shared/sites/site.ts';
import { feedAddress, feedFileName, feedToken, parseFeedFileName } from './feed-address.ts';
import type { FeedFiles, MadeFeed } from './feed-files.ts';
import type { FeedReport } from './feed-report.ts';
import type { OfferedReceiver } from './offered-receivers.ts';
import {
  type feedList,
  type feedParams,
  feedQuery,
  type feedReportBody,
  feedReportOperation,
  getFeedOperation,
  listFeedsOperation,
} from './openapi.ts';
import { findPushedFeed } from './push/find-pushed-feed.ts';
import type { PushStore } from './push/push-store.ts';
import type { PushTarget } from './push/push-target.ts';
import { isOffered, type Receiver } from './receiver.ts';

export type FeedRouteDeps = {
  files: FeedFiles;
  sites: PublishedSites;
  receivers: readonly OfferedReceiver[];
  /** To whom they are sent. */
  pushes: { targets: readonly PushTarget[]; store: Pick<PushStore, 'find'> };
  illustrations: boolean;
  /** Signs addresses; undefined where they are open. */
  secret: string | undefined;
  /** Of who may list them; undefined where everybody may. */
  access: 'open' | { apiKey: string | undefined };
  now: Clock;
};

type Params = z.input<typeof feedParams>;
type Found = { site: Site; language: Site['languages'][number] } & OfferedReceiver;

/** `GET /api/feeds`: what goes out to marketplaces and advertisers, and the feeds themselves. */
export function feedRoutes(app: FastifyInstance, deps: FeedRouteDeps): void {
  const checkKey = createApiKeyCheck(deps.now);
  const checkToken = createApiKeyCheck(deps.now);

  const refuseAccess = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    if (deps.access === 'open') return undefined;
    const { apiKey: expected } = deps.access;
    if (!expected)
      return sendProblem(
        reply,
        503,
        'INVENTORY_CLOSED',
        'Feeds are not listed: INVENTORY_API_KEY is not set.',
      );
    const message = 'Send the inventory key in the header x-api-key.';
    return checkKey(request, reply, {
      given: request.headers['x-api-key'],
      expected,
      code: 'WRONG_KEY',
      message,
    });
  };

  app.get('/api/feeds', { config: { operation: listFeedsOperation } }, async (request, reply) => {
    const refused = refuseAccess(request, reply);
    if (refused) return refused;
    const here = deps.sites.at(request.host);
    const all = (here ? [here] : deps.sites.all()).flatMap((site) => feedsOf(site, deps));
    const body: z.output<typeof feedList> = {
      feeds: await Promise.all(all.map((each) => listed(each, deps))),
      ...withoutFeed(deps),
    };
    return reply.header('cache-control', 'no-store').send(body);
  });

  const oneFeed = { config: { operation: getFeedOperation } };
  app.get<{ Params: Params }>('/api/feeds/:file', oneFeed, async (request, reply) => {
    const found = findFeed(request, deps);
    if (!found)
      return sendProblem(reply, 404, 'UNKNOWN_FEED', 'There is no such feed. GET /api/feeds lists them.');
    const { site, language, receiver } = found;
    if (deps.secret !== undefined) {
      const expected = feedToken(deps.secret, site, { receiver: receiver.name, language });
      const given = feedQuery.safeParse(request.query).data?.token;
      const message = 'The address is not signed for this feed. GET /api/feeds lists the signed addresses.';
      const refused = checkToken(request, reply, { given, expected, code: 'WRONG_TOKEN', message });
      if (refused) return refused;
    }
    const made = await makeOr503(found, deps, reply);
    return made === undefined ? reply : sendFeed(request, reply, receiver, made);
  });

  const report = { config: { operation: feedReportOperation } };
  app.get<{ Params: Params }>('/api/feeds/:file/report', report, async (request, reply) => {
    const refused = refuseAccess(request, reply);
    if (refused) return refused;
    const found = findFeed(request, deps);
    if (!found)
      return sendProblem(reply, 404, 'UNKNOWN_FEED', 'There is no such feed. GET /api/feeds lists them.');
    const made = await makeOr503(found, deps, reply);
    if (!made) return reply;
    const { receiver, language } = found;
    const body: z.output<typeof feedReportBody> = {
      ...summary(made.report, receiver),
      ...{ receiver: receiver.name, language },
      leftOutCars: made.report.leftOutCars.map(({ id, reasons }) => ({ id, reasons: [...reasons] })),
    };
    return reply.header('cache-control', 'no-store').send(body);
  });
}

function feedsOf(site: Site, { receivers }: Pick<FeedRouteDeps, 'receivers'>): Found[] {
  if (!site.indices.cars) return [];
  const offered = receivers.filter(({ receiver }) => isOffered(receiver, site));
  return offered.flatMap((each) => site.languages.map((language) => ({ ...each, site, language })));
}

function findFeed(request: FastifyRequest<{ Params: Params }>, deps: FeedRouteDeps): Found | undefined {
  const site = deps.sites.at(request.host);
  const { file } = request.params;
  const named = parseFeedFileName(file);
  return (
    site &&
    named &&
    feedsOf(site, deps).find(({ receiver, language }) => feedFileName(receiver, language) === file)
  );
}

function taskOf({ site, language, receiver, own }: Found, { illustrations }: FeedRouteDeps) {
  return { site, language, receiver: own ?? receiver.name, illustrations };
}

async function makeOr503(
  found: Found,
  deps: FeedRouteDeps,
  reply: FastifyReply,
): Promise<MadeFeed | undefined> {
  try {
    return await deps.files.fresh(taskOf(found, deps));
  } catch {
    const message = 'The feed could not be made, and the fault is ours. Ask for it again in a moment.';
    sendProblem(reply.header('retry-after', '60'), 503, 'FEED_FAILED', message);
    return undefined;
  }
}

async function listed(
  found: Found,
  deps: FeedRouteDeps,
): Promise<z.output<typeof feedList>['feeds'][number]> {
  const { site, language, receiver } = found;
  const [last, pushes] = await Promise.all([deps.files.last(taskOf(found, deps)), pushesOf(found, deps)]);
  return {
    site: site.name,
    receiver: receiver.name,
    title: receiver.title,
    language,
    address: feedAddress(site, receiver, language, deps.secret),
    mediaType: receiver.format.mediaType,
    source: receiver.source,
    ...(last && { last: summary(last, receiver) }),
    ...(pushes.length > 0 && { pushes }),
  };
}

/** Receivers that are declared for a feed that there is not: nothing is sent to them. */
function withoutFeed({ pushes, sites, receivers }: FeedRouteDeps) {
  const unknown = pushes.targets.flatMap((target) => {
    const found = findPushedFeed(target, sites.all(), receivers);
    const { name, site, receiver } = target;
    return 'problem' in found ? [{ name, site, receiver, problem: found.problem }] : [];
  });
  return unknown.length > 0 ? { pushesWithoutFeed: unknown } : {};
}

/** Where it is sent, and how that went. */
async function pushesOf({ site, language, receiver }: Found, { pushes: { targets, store } }: FeedRouteDeps) {
  const here = targets.filter(
    (target) =>
      target.site === site.name &&
      target.receiver === receiver.name &&
      (target.language ?? site.languages[0]) === language,
  );
  return Promise.all(
    here.map(async ({ name, sftp: { host, path } }) => {
      const { sent, problem, nextAttemptAt } = await store.find(name);
      return {
        ...{ name, host, path },
        ...(sent && { sentAt: sent.at, cars: sent.cars }),
        ...(problem && { problem, nextAttemptAt }),
      };
    }),
  );
}

function summary({ madeAt, tookMs, bytes, cars, leftOut, reasons }: FeedReport, { rules }: Receiver) {
  const messages = new Map(rules.map(({ code, message }) => [code, message]));
  const listed = Object.entries(reasons).map(([code, count]) => ({
    code,
    message: messages.get(code) ?? code,
    cars: count,
  }));
  return { madeAt, tookMs, bytes, cars, leftOut, reasons: listed.toSorted((a, b) => b.cars - a.cars) };
}

async function sendFeed(
  request: FastifyRequest,
  reply: FastifyReply,
  { format }: Receiver,
  { report, path }: MadeFeed,
): Promise<FastifyReply> {
  const tag = `W/"${report.hash}"`;
  reply
    .header('etag', tag)
    .header('cache-control', 'private, no-cache')
    .header('vary', 'Accept-Encoding')
    .header('x-robots-tag', 'noindex');
  if (matches(request.headers['if-none-match'], tag)) return reply.status(304).send();
  // Opened before it is sent: a newer feed that takes its name changes nothing of this one.
  const file = await open(path);
  const packed = createReadStream('', { fd: file });
  reply.type(format.mediaType);
  if (takesGzip(request)) {
    const { size } = await file.stat();
    return reply.header('content-encoding', 'gzip').header('content-length', size).send(packed);
  }
  return reply.header('content-length', report.bytes).send(packed.pipe(createGunzip()));
}

function matches(header: string | undefined, tag: string): boolean {
  const tags = header?.split(',').map((each) => each.trim()) ?? [];
  return tags.includes('*') || tags.includes(tag) || tags.includes(tag.slice(2));
}

function takesGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(headers['accept-encoding'] ?? '');
}
