import type { AppContext } from './app-context.ts';
import { normaliseHost } from './normalise-host.ts';
import type { PipelineResult, PipelineStep, RequestContext } from './request-context.ts';
import { applyRedirectRules } from './steps/apply-redirect-rules.ts';
import { findLanguage } from './steps/find-language.ts';
import { findSite } from './steps/find-site.ts';
import { redirectToCanonicalHost } from './steps/redirect-to-canonical-host.ts';
import { redirectToCanonicalPath } from './steps/redirect-to-canonical-path.ts';
import { serveDirectory } from './steps/serve-directory.ts';
import { servePage } from './steps/serve-page.ts';

/** The way of a request, in order. (A page already in the cache is answered before any of it: see answer-first.ts.) */
const steps: readonly PipelineStep[] = [
  redirectToCanonicalHost,
  findSite,
  serveDirectory,
  applyRedirectRules,
  redirectToCanonicalPath,
  findLanguage,
  servePage,
];

export async function runRequestPipeline(
  host: string,
  url: string,
  app: AppContext,
): Promise<PipelineResult> {
  const context = toRequestContext(host, url);
  if (!context) return { kind: 'badRequest' };
  for (const step of steps) {
    const answer = await step(context, app);
    if (answer) return answer;
  }
  throw new Error(`no step answered ${url}`);
}

export function toRequestContext(host: string, url: string): RequestContext | undefined {
  const mark = url.indexOf('?');
  const rawPath = mark === -1 ? url : url.slice(0, mark);
  try {
    const path = decodeURIComponent(rawPath);
    if (!path.startsWith('/') || path.includes('\0')) return undefined;
    return {
      hostHeader: host,
      host: normaliseHost(host),
      url,
      path,
      query: new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1)),
    };
  } catch {
    return undefined;
  }
}
