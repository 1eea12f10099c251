import type { FastifyInstance } from 'fastify';
import { formPageRoutes } from './api/form-pages.tsx';
import type { FormRouteDeps } from './api/form-route-deps.ts';
import { latestSubmissionRoute } from './api/latest-submission.ts';

/** The embedded providers' forms, and the latest submission of a form builder's form. */
export function editorFormRoutes(app: FastifyInstance, deps: FormRouteDeps): void {
  formPageRoutes(app, deps);
  latestSubmissionRoute(app, deps);
}
