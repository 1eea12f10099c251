import { type CollectionBeforeChangeHook, type PayloadRequest, ValidationError } from 'payload';
import { allLanguages, nativeName } from '../../src/shared/sites/languages.ts';
import { relationId } from '../access/person.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { inLanguage } from '../publishing/page-documents.ts';
import { findRow } from '../publishing/payload-rows.ts';
import { isNotInTrash } from '../publishing/payload-states.ts';
import { type Row, type StudioId, toRow } from '../publishing/to-published.ts';
import { findStoryProblems, type StoryPlace } from './find-story-problems.ts';
import { storyErrorMessages } from './story-error-messages.ts';
import { findStoryTags } from './story-tags.ts';

/**
 * A story is one in all its languages and never in the menu. Before it is published, its parts are checked, and the list
 * that leads to it, in every language it is written in.
 */
export const checkStory: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const { locale } = req;
  if (!locale || locale === 'all') return data;
  const before = operation === 'update' ? await findDraft(originalDoc.id, req) : {};
  const templates = { ...toRow(before['template']), [locale]: data['template'] ?? originalDoc?.template };
  if (!Object.values(templates).includes('story')) return data;
  const story = { ...data, template: 'story', hideInNavigation: true };
  if (data['_status'] !== 'published') return story;
  const written = { ...originalDoc, ...data };
  const errors = await findStoryErrors({ page: written, locale, drafts: before }, req);
  if (errors.length > 0) throw new ValidationError({ collection: 'pages', errors, req });
  return story;
};

type SavedStory = { page: Row; locale: string /** Its other languages. */; drafts: Row };

/** What a story lacks in each of its languages before it can be published. */
export async function findStoryErrors({ page, locale, drafts }: SavedStory, req: PayloadRequest) {
  const site = relationId(page['site']) as StudioId;
  const list = await findList(relationId(page['parent']), req);
  const tagsIn = await findStoryTags(req.payload, site);
  const studio = req.i18n.language;
  const check = (story: Row, language: string) =>
    findStoryProblems(story, { place: placeIn(list, language), tags: tagsIn(language), language: studio });
  const { inLanguage: named } = chooseText(storyErrorMessages, studio);
  const others = allLanguages.filter(
    (language) => language !== locale && inLanguage(drafts, language)['name'],
  );
  // A language without a name is not published; but a story needs one in some language.
  const own = page['name'] || others.length === 0 ? check(page, locale) : [];
  return [
    ...own,
    ...others.flatMap((language) =>
      check(inLanguage(drafts, language), language).map(({ path, message }) => ({
        path,
        message: named(nativeName(language), message),
      })),
    ),
  ];
}

/** The newest draft in all languages: publishing makes all of them public. */
async function findDraft(id: StudioId, req: PayloadRequest): Promise<Row> {
  const found = await req.payload.findByID({
    collection: 'pages',
    id,
    draft: true,
    locale: 'all',
    depth: 0,
    overrideAccess: true,
    disableErrors: true,
    select: { name: true, template: true, story: true },
    req: isolateRequest(req),
  });
  return toRow(found);
}

const MAX_DEPTH = 20;

/** The nearest page above that lists stories; there may be one for the year in between. */
async function findList(parent: unknown, req: PayloadRequest): Promise<Row | undefined> {
  let next = parent;
  for (let depth = 0; next !== null && next !== undefined && depth < MAX_DEPTH; depth += 1) {
    const page: Row = toRow(await findRow(req.payload, 'pages', next as StudioId));
    if (Object.values(toRow(page['template'])).includes('stories index')) return page;
    next = relationId(page['parent']);
  }
  return undefined;
}

function placeIn(list: Row | undefined, language: string): StoryPlace {
  if (!list) return { state: 'no list' };
  const { name, main, path } = inLanguage(list, language);
  const title = String(list['title'] ?? '');
  if (list['_status'] !== 'published' || !isNotInTrash(list) || !name || !path)
    return { state: 'not public', title };
  const blocks = Array.isArray(main) ? main : [];
  const hasList = blocks.some((block) => toRow(block)['blockType'] === 'stories-list');
  return hasList ? { state: 'public' } : { state: 'without block', title };
}
