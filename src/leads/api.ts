import type { FastifyInstance } from 'fastify';
import { type ComhubRouteDeps, comhubRoute } from './api/comhub.ts';
import { formPageRoutes } from './api/form-pages.tsx';
import type { FormRouteDeps } from './api/form-route-deps.ts';
import { latestSubmissionRoute } from './api/latest-submission.ts';
import { rerenderContactForm } from './api/rerender-contact-form.tsx';

/** The embedded providers' forms, and what was sent last with a form of the form builder. */
export function formRoutes(app: FastifyInstance, tools: FormRouteDeps): void {
  formPageRoutes(app, tools);
  latestSubmissionRoute(app, tools);
}

export type LeadRouteDeps = Omit<ComhubRouteDeps, 'showAgain'>;

/** Leads: taken, kept and answered; delivering goes on behind it. */
export function leadRoutes(app: FastifyInstance, tools: LeadRouteDeps): void {
  comhubRoute(app, { ...tools, rerenderForm: rerenderContactForm });
}
