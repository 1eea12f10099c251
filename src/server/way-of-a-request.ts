import { findLanguage } from './steps/find-language.ts';
import { findSite } from './steps/find-site.ts';
import { sendToBareAddress } from './steps/send-to-bare-address.ts';
import { sendToCanonicalHost } from './steps/send-to-canonical-host.ts';
import { sendToNewAddress } from './steps/send-to-new-address.ts';
import { showDirectory } from './steps/show-directory.ts';
import { showPage } from './steps/show-page.ts';
import type { Answer, House, Step, Visit } from './visit.ts';

/** The way of a request, in order. (A page already in the cache is answered before any of it: see answer-first.ts.) */
const steps: readonly Step[] = [
  sendToCanonicalHost,
  findSite,
  showDirectory,
  sendToNewAddress,
  sendToBareAddress,
  findLanguage,
  showPage,
];

export async function answerTo(host: string, url: string, house: House): Promise<Answer> {
  const visit = visitFrom(host, url);
  if (!visit) return { kind: 'badRequest' };
  for (const step of steps) {
    const answer = await step(visit, house);
    if (answer) return answer;
  }
  throw new Error(`no step answered ${url}`);
}

export function visitFrom(host: string, url: string): Visit | undefined {
  const mark = url.indexOf('?');
  const rawPath = mark === -1 ? url : url.slice(0, mark);
  try {
    const path = decodeURIComponent(rawPath);
    if (!path.startsWith('/') || path.includes('\0')) return undefined;
    return {
      hostHeader: host,
      host: bareHost(host),
      url,
      path,
      query: new URLSearchParams(mark === -1 ? '' : url.slice(mark + 1)),
    };
  } catch {
    return undefined;
  }
}

/** Without port and without the final dot of a fully qualified name. */
export function bareHost(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
}
