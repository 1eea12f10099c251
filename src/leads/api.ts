import type { FastifyInstance } from 'fastify';
import { formPageRoutes } from './api/form-pages.tsx';
import { latestSubmissionRoute } from './api/latest-submission.ts';
import type { FormTools } from './api/tools.ts';

/** The embedded providers' forms, and what was sent last with a form of the form builder. */
export function formRoutes(app: FastifyInstance, tools: FormTools): void {
  formPageRoutes(app, tools);
  latestSubmissionRoute(app, tools);
}
