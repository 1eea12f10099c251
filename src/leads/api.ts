import type { FastifyInstance } from 'fastify';
import { comhubRoute, type LeadIntake } from './api/comhub.ts';
import { contactAgain } from './api/contact-again.tsx';
import { formPageRoutes } from './api/form-pages.tsx';
import { latestSubmissionRoute } from './api/latest-submission.ts';
import type { FormTools } from './api/tools.ts';

/** The embedded providers' forms, and what was sent last with a form of the form builder. */
export function formRoutes(app: FastifyInstance, tools: FormTools): void {
  formPageRoutes(app, tools);
  latestSubmissionRoute(app, tools);
}

export type LeadTools = Omit<LeadIntake, 'showAgain'>;

/** Leads: taken, kept and answered; delivering goes on behind it. */
export function leadRoutes(app: FastifyInstance, tools: LeadTools): void {
  comhubRoute(app, { ...tools, showAgain: contactAgain });
}
