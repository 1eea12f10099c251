import type { Endpoint, PayloadRequest } from 'payload';
import { toDemoPort } from '../../src/content/publishing/demo-port.ts';
import { verifyPreviewToken } from '../../src/content/publishing/preview-token.ts';
import { systemClock } from '../../src/shared/platform/clock.ts';
import type { StudioSettings } from '../settings.ts';
import { draftDocuments } from './draft-documents.ts';
import { publisherInstance } from './publisher-instance.ts';

type DraftSettings = Pick<StudioSettings, 'previewSecret' | 'demo' | 'port'>;

/** Endpoints for the sites' server; visitors have no access. */
export function studioEndpoints(settings: DraftSettings): Endpoint[] {
  return [
    { path: '/ready', method: 'get', handler: handleReady },
    { path: '/drafts/:site/:language/:key', method: 'get', handler: (req) => handleDrafts(req, settings) },
  ];
}

async function handleReady(): Promise<Response> {
  const ready = await isReady();
  return Response.json({ ready }, { status: ready ? 200 : 503, headers: noStore });
}

/** A store that cannot be reached is not ready either. */
async function isReady(): Promise<boolean> {
  try {
    return (await publisherInstance()?.isReady()) ?? false;
  } catch {
    return false;
  }
}

const noStore = { 'cache-control': 'no-store' };

/** A page in its newest draft, for requests with a preview token of its site. */
async function handleDrafts(
  { payload, routeParams, headers }: PayloadRequest,
  { previewSecret, demo, port }: DraftSettings,
): Promise<Response> {
  const [site, language, key] = ['site', 'language', 'key'].map((name) => String(routeParams?.[name] ?? ''));
  const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? '';
  if (!previewSecret || !site || !verifyPreviewToken(token, site, previewSecret, systemClock().getTime()))
    return Response.json({ error: 'This pass opens nothing.' }, { status: 401, headers: noStore });
  const documents = await draftDocuments(payload, { site, language: language ?? '', key: key ?? '' });
  if (!documents) return Response.json({ error: 'No such page.' }, { status: 404, headers: noStore });
  return Response.json(demo ? { documents: toDemoPort(documents, port).documents } : { documents }, {
    headers: noStore,
  });
}
