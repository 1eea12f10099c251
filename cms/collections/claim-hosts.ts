import {
  type CollectionAfterChangeHook,
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionSlug,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { hostClaim, normaliseHost } from '../../src/shared/sites/host.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { findRows } from '../publishing/payload-rows.ts';
import { siteErrorMessages } from './site-error-messages.ts';

type HostRow = { host?: string | null };
type SiteRow = { name?: string; hosts?: readonly HostRow[] | null };

const collection = 'host-claims' as CollectionSlug;
// A claim is written at once and not with the transaction of the save, so that both databases behave alike.
const outsideTransaction = {} as PayloadRequest;
/** A claim that no site lists belongs to a save that failed, or to one that is still under way. */
const ABANDONED_AFTER_MS = 60_000;

/** Claims the hosts of a site before they are saved; what another site has is refused with its name. */
export const claimHosts: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  const before = hostsOf(originalDoc);
  const written = hostsOf(data);
  if (sameHosts(before, written)) return data;
  const hosts = written.map((row, index) => ({ ...row, host: checkedHost(row, index, before, req) }));
  const names = namesOf(originalDoc, data);
  const claimed: string[] = [];
  for (const [index, { host }] of hosts.entries()) {
    const claim = hostClaim(host);
    const owner = claimed.includes(claim) ? undefined : await claimHost(claim, names, req);
    if (owner === undefined) claimed.push(claim);
    else throw refusal(index, chooseText(siteErrorMessages, req.i18n.language).hostTaken(host, owner), req);
  }
  return { ...data, hosts };
};

/** Frees the hosts that a site no longer lists, and renames the claims of a site that was renamed. */
export const releaseHosts: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const listed = claimsOf(doc);
  const given =
    operation === 'update' ? claimsOf(previousDoc).filter((claim) => !listed.includes(claim)) : [];
  const names = namesOf(previousDoc, doc);
  if (given.length > 0)
    await req.payload.db.deleteMany({
      collection,
      req,
      where: { and: [{ site: { in: names } }, { host: { in: given } }] },
    });
  if (names.length > 1)
    await req.payload.db.updateMany({
      collection,
      req,
      data: { site: doc.name },
      where: { site: { equals: previousDoc.name } },
    });
  return doc;
};

export const releaseAllHosts: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await req.payload.db.deleteMany({ collection, req, where: { site: { equals: doc.name } } });
  return doc;
};

/** The name of the site that has the host; undefined when it is now claimed for the given one. */
async function claimHost(
  host: string,
  names: readonly string[],
  req: PayloadRequest,
): Promise<string | undefined> {
  const { payload } = req;
  const found = async () => (await findRows(payload, collection, { where: { host: { equals: host } } }))[0];
  const known = await found();
  if (known && names.includes(String(known.site))) return undefined;
  if (known && !(await isAbandoned(host, known, req))) return String(known.site);
  if (known)
    await payload.db.deleteMany({
      collection,
      req: outsideTransaction,
      where: { and: [{ id: { equals: known.id } }, { site: { equals: known.site } }] },
    });
  const now = new Date().toISOString();
  const data = { host, site: names.at(-1), createdAt: now, updatedAt: now };
  try {
    await payload.db.create({ collection, data, req: outsideTransaction });
    return undefined;
  } catch (problem) {
    // Another request claimed it between the query and the insert; the unique index has decided.
    const winner = await found();
    if (!winner) throw problem;
    return names.includes(String(winner.site)) ? undefined : String(winner.site);
  }
}

async function isAbandoned(
  host: string,
  claim: { site?: unknown; updatedAt: string },
  { payload }: PayloadRequest,
): Promise<boolean> {
  if (Date.now() - Date.parse(claim.updatedAt) < ABANDONED_AFTER_MS) return false;
  const [owner] = await findRows(payload, 'sites', { where: { name: { equals: claim.site } } });
  return !claimsOf(owner as SiteRow | undefined).includes(host);
}

/** A host that was there before is left as it is, so that an old mistake prevents nobody from saving. */
function checkedHost(row: HostRow, index: number, before: readonly HostRow[], req: PayloadRequest): string {
  const host = normaliseHost(row.host ?? '');
  if (host !== undefined) return host;
  if (row.host && before.some((each) => each.host === row.host)) return row.host;
  throw refusal(index, chooseText(siteErrorMessages, req.i18n.language).host, req);
}

function refusal(index: number, message: string, req: PayloadRequest): ValidationError {
  return new ValidationError({
    collection: 'sites',
    errors: [{ path: `hosts.${index}.host`, message }],
    req,
  });
}

function hostsOf(site: SiteRow | undefined): readonly HostRow[] {
  return site?.hosts ?? [];
}

function claimsOf(site: SiteRow | undefined): readonly string[] {
  return [...new Set(hostsOf(site).flatMap(({ host }) => (host ? [hostClaim(host)] : [])))];
}

/** The old short name and the new one; mostly they are one. */
function namesOf(before: SiteRow | undefined, after: SiteRow): string[] {
  return [...new Set([before?.name, after.name ?? before?.name].filter((name) => name !== undefined))];
}

function sameHosts(one: readonly HostRow[], other: readonly HostRow[]): boolean {
  return one.length === other.length && one.every(({ host }, index) => host === other[index]?.host);
}
