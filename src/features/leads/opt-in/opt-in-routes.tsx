import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import { acceptForms } from '../../../shared/platform/accept-forms.ts';
import { isCrossOrigin } from '../../../shared/platform/cross-origin.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { mailLinkHeaders } from '../../../shared/sites/pages/mail-link-page.tsx';
import { localizedPath } from '../../../shared/sites/site.ts';
import type { ComhubRouteDeps } from '../api/comhub.ts';
import type { FormPageContext } from '../api/form-page-context.ts';
import type { Lead } from '../lead.ts';
import { RECEIPT_CHANNEL } from '../receipt/receipt-handler.ts';
import { OPT_IN_DAYS } from './opt-in-handler.ts';
import { parseOptInToken } from './opt-in-token.ts';
import { ConfirmedPage, ConfirmPage, UnknownLinkPage } from './views/confirm-pages.tsx';

export type OptInRouteDeps = Pick<ComhubRouteDeps, 'leads' | 'channels' | 'log' | 'now' | 'onAccepted'> & {
  /** Signs the links of confirmation mails. */
  linkSecret: string;
  /** In the site's first language where none is named. */
  contextFor: (request: FastifyRequest, language?: Language) => FormPageContext | undefined;
};

type ConfirmRequest = FastifyRequest<{ Params: { token: string } }>;

const limit = { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };
const DAY_MS = 86_400_000;

/** Where the link of a confirmation mail leads: one button, because mail scanners follow links. Works without script. */
export function optInRoutes(server: FastifyInstance, deps: OptInRouteDeps): void {
  server.get('/forms/confirm/:token', limit, async (request: ConfirmRequest, reply) => {
    const lead = await findLead(deps, request);
    return sendPage(deps, request, reply, lead, lead ? 'confirm' : 'unknown');
  });

  server.register(async (scope) => {
    acceptForms(scope, 1024);
    scope.post('/forms/confirm/:token', limit, async (request: ConfirmRequest, reply) => {
      if (isCrossOrigin(request))
        return sendProblem(reply, 403, 'FROM_ELSEWHERE', 'Confirmed from its own page only.');
      const lead = await findLead(deps, request);
      if (!lead) return sendPage(deps, request, reply, undefined, 'unknown');
      const { leads, channels, log, now, onAccepted } = deps;
      const released = await leads.release(
        lead.id,
        channels.filter((channel) => channel !== RECEIPT_CHANNEL),
        now(),
      );
      if (released === 'released') {
        log.info({ code: 'FORM_CONFIRMED', lead: lead.id, site: lead.site }, 'by the link of the mail');
        onAccepted();
      }
      return sendPage(deps, request, reply, lead, 'confirmed');
    });
  });
}

async function findLead(
  { leads, linkSecret, contextFor, now }: OptInRouteDeps,
  request: ConfirmRequest,
): Promise<Lead | undefined> {
  const id = parseOptInToken(linkSecret, request.params.token);
  const lead = id === undefined ? undefined : await leads.find(id);
  if (!lead || lead.site !== contextFor(request)?.site.name) return undefined;
  const ageMs = now().getTime() - Date.parse(lead.receivedAt);
  return ageMs > OPT_IN_DAYS * DAY_MS ? undefined : lead;
}

function sendPage(
  { contextFor }: OptInRouteDeps,
  request: ConfirmRequest,
  reply: FastifyReply,
  lead: Lead | undefined,
  state: 'confirm' | 'confirmed' | 'unknown',
): FastifyReply {
  const context = contextFor(request, lead?.language);
  if (!context) {
    reply.callNotFound();
    return reply;
  }
  const { texts, site, language } = context;
  const homeHref = localizedPath(site, language, '/');
  const [title, body] = {
    confirm: [texts('formConfirmHeading'), <ConfirmPage key="page" texts={texts} />],
    confirmed: [texts('formConfirmedTitle'), <ConfirmedPage key="page" {...{ texts, homeHref }} />],
    unknown: [texts('formConfirmUnknownTitle'), <UnknownLinkPage key="page" {...{ texts, homeHref }} />],
  }[state] as [string, ReactNode];
  const { html, headers } = context.page(title, body);
  return reply
    .status(state === 'unknown' ? 404 : 200)
    .headers({ ...headers, ...mailLinkHeaders })
    .send(html);
}
