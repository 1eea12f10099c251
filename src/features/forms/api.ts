import type { FastifyInstance } from 'fastify';
import { formPageRoutes } from './editor-forms/api/form-pages.tsx';
import type { FormRouteDeps } from './editor-forms/api/form-route-deps.ts';
import { latestSubmissionRoute } from './editor-forms/api/latest-submission.ts';
import { type PhotoRouteDeps, photoRoutes } from './photos/api.ts';

/** The embedded providers' forms, the latest submission of a form builder's form, and photos that go with a form. */
export function formRoutes(app: FastifyInstance, deps: FormRouteDeps, photos: PhotoRouteDeps): void {
  formPageRoutes(app, deps);
  latestSubmissionRoute(app, deps);
  photoRoutes(app, photos);
}
