import type { FastifyInstance } from 'fastify';
import { type ComhubRouteDeps, comhubRoute } from './api/comhub.ts';
import { formPageRoutes } from './api/form-pages.tsx';
import type { FormRouteDeps } from './api/form-route-deps.ts';
import { latestSubmissionRoute } from './api/latest-submission.ts';
import { rerenderForm } from './api/rerender-form.tsx';
import { optInRoutes } from './opt-in/opt-in-routes.tsx';

/** The embedded providers' forms, and the latest submission of a form builder's form. */
export function formRoutes(app: FastifyInstance, deps: FormRouteDeps): void {
  formPageRoutes(app, deps);
  latestSubmissionRoute(app, deps);
  optInRoutes(app, deps);
}

export type LeadRouteDeps = Omit<ComhubRouteDeps, 'rerenderForm'>;

/** Leads are stored before the response; delivery runs in the background. */
export function leadRoutes(app: FastifyInstance, deps: LeadRouteDeps): void {
  comhubRoute(app, { ...deps, rerenderForm });
}
