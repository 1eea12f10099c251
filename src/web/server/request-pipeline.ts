import type { Client } from './render-queue.ts';
import type { PipelineResult, PipelineStep, RequestContext } from './request-context.ts';
import { requestHostname } from './request-hostname.ts';
import type { ServerContext } from './server-context.ts';
import { applyRedirectRules } from './steps/apply-redirect-rules.ts';
import { findLanguage } from './steps/find-language.ts';
import { findSite } from './steps/find-site.ts';
import { redirectToCanonicalHost } from './steps/redirect-to-canonical-host.ts';
import { redirectToCanonicalPath } from './steps/redirect-to-canonical-path.ts';
import { redirectToPageInOtherCase } from './steps/redirect-to-page-in-other-case.ts';
import { serveDirectory } from './steps/serve-directory.ts';
import { servePage } from './steps/serve-page.ts';

/** In this order. A page in the cache is sent before any of them: see cache-fast-path.ts. */
const steps: readonly PipelineStep[] = [
  redirectToCanonicalHost,
  findSite,
  serveDirectory,
  applyRedirectRules,
  redirectToCanonicalPath,
  redirectToPageInOtherCase,
  findLanguage,
  servePage,
];

export async function runRequestPipeline(
  host: string,
  url: string,
  client: Client,
  app: ServerContext,
): Promise<PipelineResult> {
  const address = parseAddress(host, url);
  const context = address && { ...address, client };
  if (!context) return { kind: 'badRequest' };
  for (const step of steps) {
    const result = await step(context, app);
    if (result) return result;
  }
  throw new Error(`no step of the pipeline handled ${url}`);
}

export function parseAddress(host: string, url: string): Omit<RequestContext, 'client'> | undefined {
  const mark = url.indexOf('?');
  const rawPath = mark === -1 ? url : url.slice(0, mark);
  try {
    const path = decodeURIComponent(rawPath);
    if (!path.startsWith('/') || path.includes('\0')) return undefined;
    return {
      hostHeader: host,
      host: requestHostname(host),
      url,
      path,
      query: new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1)),
    };
  } catch {
    return undefined;
  }
}
