import type { AfterErrorHook, PayloadRequest } from 'payload';
import { chooseText } from '../i18n/studio-text.ts';
import { accessErrorMessages } from './access-error-messages.ts';

const NOT_FOUND = 404;

/** Payload's own words are the heading of a page and say nothing about what to do. */
export const answerNotFound: AfterErrorHook = ({ error, req }) => {
  if (error.name !== 'NotFound' && !asksForMissingVersions(req)) return undefined;
  const { noDocument } = chooseText(accessErrorMessages, req.i18n?.language ?? 'en');
  return { status: NOT_FOUND, response: { errors: [{ message: noDocument }] } };
};

/** Payload looks for versions also where a collection keeps none, and fails. */
function asksForMissingVersions({ payload, routeParams, pathname }: PayloadRequest): boolean {
  const collection = payload.collections[String(routeParams?.['collection'])];
  return Boolean(collection && !collection.config.versions && /\/versions(\/|$)/.test(pathname ?? ''));
}
