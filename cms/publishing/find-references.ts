import type { Payload } from 'payload';
import { isLanguage, type Language } from '../../src/shared/sites/languages.ts';
import { originalUrl, type StoredMedia } from '../collections/media-url.ts';
import { linkAddress } from '../links/link-address.ts';
import { type LinkTarget, linkTargetsIn, targetDocument } from '../links/link-target.ts';
import { findStoryTags } from '../stories/story-tags.ts';
import { findMediaKeys } from './media-keys.ts';
import { findRows, type StudioRow } from './payload-rows.ts';
import { isNotInTrash } from './payload-states.ts';
import { findPublicPaths, findReferenceStates } from './reference-states.ts';
import type { ReferencesIn } from './references.ts';
import { type Row, toRow, toStudioId } from './to-published.ts';

export type FoundReferences = {
  referencesIn: ReferencesIn;
  /** The state of each of them, for the publisher. */
  states: Readonly<Record<string, string>>;
};

/** All that documents of one site refer to by id: files, tags and the targets of links. */
export async function findReferences(
  payload: Payload,
  documents: readonly (Row | undefined)[],
  site: Pick<StudioRow, 'id'>,
): Promise<FoundReferences> {
  const mediaKey = await findMediaKeys(payload, documents);
  const targets = linkTargetsIn(documents);
  const listsStories = documents.some((document) => isStoriesIndex(document ?? {}));
  const names = [
    ...targets.map((target) => targetDocument(target) ?? `sites.${site.id}`),
    ...(listsStories ? [`tags.${site.id}`] : []),
  ];
  // Read before the documents themselves are made, so that a change in between publishes them again.
  const states = names.length > 0 ? await statesOf(payload, names) : {};
  const address = targets.length > 0 ? await findAddresses(payload, targets, site) : () => undefined;
  const tagsIn = listsStories ? await findStoryTags(payload, site.id) : () => [];
  return {
    referencesIn: (language) => ({
      mediaKey,
      href: (target) => address(target, language),
      storyTags: tagsIn(language),
    }),
    states,
  };
}

function isStoriesIndex({ template }: Row): boolean {
  return Object.values(toRow(template)).includes('stories index');
}

async function statesOf(payload: Payload, names: readonly string[]) {
  const all = await findReferenceStates(payload);
  return Object.fromEntries(names.map((name) => [name, all.get(name) ?? '']));
}

/** Pages and files of other sites have no address here; files of the shared library do. */
async function findAddresses(
  payload: Payload,
  targets: readonly LinkTarget[],
  { id: site }: Pick<StudioRow, 'id'>,
) {
  const idsOf = (kind: 'file' | 'page') =>
    targets.flatMap((target) =>
      target.kind !== 'dealership' && (target.kind === 'file') === (kind === 'file') ? [target.id] : [],
    );
  const [settings] = await findRows(payload, 'sites', {
    where: { id: { equals: site } },
    select: { languages: true, siteDetailPath: true },
  });
  const own = await findRows(payload, 'pages', {
    where: { and: [{ id: { in: idsOf('page') } }, { site: { equals: site } }] },
    select: { site: true },
  });
  const media = await findRows(payload, 'media', {
    where: { id: { in: idsOf('file') } },
    select: { mediaFile: true, type: true, site: true, deletedAt: true },
  });
  const files = media.filter(
    (file) => isNotInTrash(file) && [undefined, String(site)].includes(siteOf(file)),
  );
  const paths = await findPublicPaths(payload);
  const known = {
    site: {
      languages: siteLanguages(settings ?? {}),
      siteDetailPath: String(settings?.['siteDetailPath'] ?? ''),
    },
    pathsOf: (page: string | number) =>
      own.some(({ id }) => String(id) === String(page)) ? paths.get(String(page)) : undefined,
    fileOf: (id: string | number) =>
      originalUrl((files.find((file) => String(file.id) === String(id)) ?? {}) as StoredMedia),
  };
  return (target: LinkTarget, language: string) => linkAddress(target, language, known);
}

function siteOf(row: StudioRow): string | undefined {
  const site = toStudioId(row.site);
  return site === undefined ? undefined : String(site);
}

function siteLanguages({ languages }: Row): readonly [Language, ...Language[]] {
  const codes = (Array.isArray(languages) ? languages : []).map((each) => toRow(each)['code']);
  const [first = 'sv', ...others] = codes.filter(
    (code): code is Language => typeof code === 'string' && isLanguage(code),
  );
  return [first, ...others];
}
