import { type DemoServer, startDemoServer } from '../../e2e/demo-server.ts';
import { signPreviewToken } from '../../src/content/publishing/preview-token.ts';
import type { Secrets } from './make-request.ts';

const SITE = 'solvik-se';
const DAY_MS = 24 * 60 * 60 * 1000;
const secret = 'a-secret-for-the-fuzzer-only';

export const fuzzedSites = [
  SITE,
  'solvik-uk',
  'solvik-no',
  'carstore-fi',
  'carstore-se',
  'kits-fi',
  'bistro',
];

/** The demo with keys that the fuzzer knows, so that it gets past them. */
export async function startFuzzedServer(port: number): Promise<DemoServer> {
  return startDemoServer(port, {
    SEARCH_API_KEY: secret,
    INVENTORY_API_KEY: secret,
    PREVIEW_SECRET: secret,
  });
}

export function fuzzSecrets(now: Date): Secrets {
  const expiresAt = now.getTime() + DAY_MS;
  return { apiKey: secret, previewToken: signPreviewToken({ site: SITE, expiresAt }, secret) };
}
