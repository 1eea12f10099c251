import type { FastifyInstance } from 'fastify';
import { type ComhubRouteDeps, comhubRoute, type RerenderForm } from './api/comhub.ts';
import { rerenderContactForm } from './car-contact/rerender-contact-form.tsx';
import { type OptInRouteDeps, optInRoutes } from './opt-in/opt-in-routes.tsx';

export type LeadRouteDeps = Omit<ComhubRouteDeps, 'rerenderForm'> &
  OptInRouteDeps & {
    /** Undefined for a form that is not declared. */
    rerenderDeclaredForm: (...sent: Parameters<RerenderForm>) => ReturnType<RerenderForm> | undefined;
  };

/** Leads are stored before the response; delivery runs in the background. */
export function leadRoutes(app: FastifyInstance, { rerenderDeclaredForm, ...deps }: LeadRouteDeps): void {
  comhubRoute(app, {
    ...deps,
    rerenderForm: (...sent) => rerenderDeclaredForm(...sent) ?? rerenderContactForm(...sent),
  });
  optInRoutes(app, deps);
}
