import type { CollectionAfterChangeHook } from 'payload';
import { systemClock } from '../../src/shared/platform/clock.ts';
import type { StudioSettings } from '../settings.ts';
import { nameOf } from './request-endpoints.ts';
import { mailAnswer } from './request-mails.ts';
import { endRequest } from './request-store.ts';

/** Publishing answers the request that waits for it, whoever publishes and however. */
export function endRequestOnPublish(settings: Pick<StudioSettings, 'smtpUrl'>): CollectionAfterChangeHook {
  return async ({ collection, doc, context, req }) => {
    if (!collection.versions?.drafts || doc._status !== 'published' || context['seeding']) return doc;
    const answer = { answeredByName: nameOf(req), answeredAt: systemClock().toISOString() };
    const document = { kind: collection.slug, id: doc.id };
    const ended = await endRequest(document, { state: 'published', ...answer }, req);
    if (ended) await mailAnswer(ended, req, settings);
    return doc;
  };
}
