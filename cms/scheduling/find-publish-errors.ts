import type { PayloadRequest, ValidationFieldError } from 'payload';
import { relationId } from '../access/person.ts';
import { findPathError } from '../collections/page-paths.ts';
import { findPathConflict } from '../collections/path-conflicts.ts';
import { draftErrorMessages } from '../drafts/draft-error-messages.ts';
import { chooseText } from '../i18n/studio-text.ts';
import { inLanguage } from '../publishing/page-documents.ts';
import { type Row, type StudioId, toRow } from '../publishing/to-published.ts';
import { findStoryErrors } from '../stories/check-story.ts';

/**
 * Why the newest draft of a page could not be published as it is: what is only found when its time has come is found when
 * nobody looks. `draft` holds all languages.
 */
export async function findPublishErrors(draft: Row, req: PayloadRequest): Promise<ValidationFieldError[]> {
  const named = Object.entries(toRow(draft['name'])).filter(([, name]) => name);
  const [first] = named;
  const { language } = req.i18n;
  if (!first) return [{ path: 'name', message: chooseText(draftErrorMessages.nameMissing, language) }];
  const [locale] = first;
  const isStory = Object.values(toRow(draft['template'])).includes('story');
  const { site, parent } = draft;
  const page = { ...inLanguage(draft, locale), site, parent };
  const story = isStory ? await findStoryErrors({ page, locale, drafts: draft }, req) : [];
  const id = draft['id'] as StudioId;
  const owner = { id, site: relationId(site) as StudioId, moves: draft['_status'] === 'published' };
  const paths = toRow(draft['path']);
  const conflicts: ValidationFieldError[] = [];
  for (const [inOther] of named) {
    const path = String(paths[inOther] ?? '');
    const message =
      path &&
      (findPathError(path, language) ?? (await findPathConflict(path, { ...owner, locale: inOther }, req)));
    if (message) conflicts.push({ path: 'slug', message });
  }
  return [...story, ...conflicts];
}
