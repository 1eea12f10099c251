import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms } from '../../../shared/platform/accept-forms.ts';
import { isCrossOrigin } from '../../../shared/platform/cross-origin.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import type { Log } from '../../../shared/platform/log.ts';
import type { Language } from '../../../shared/sites/languages.ts';
import { type MailLinkPageContext, sendMailLinkPage } from '../../../shared/sites/pages/mail-link-page.tsx';
import { localizedPath } from '../../../shared/sites/site.ts';
import type { SeasonReminderStore } from './season-reminder-store.ts';
import { hashUnsubscribeToken, unsubscribePath } from './unsubscribe-token.ts';
import { UnsubscribedPage, UnsubscribePage } from './views/unsubscribe-page.tsx';

export type UnsubscribeRouteDeps = {
  reminders: Pick<SeasonReminderStore, 'findByUnsubscribeToken' | 'end'>;
  log: Log;
  contextFor: (request: FastifyRequest) => MailLinkPageContext | undefined;
};

type LeaveRequest = FastifyRequest<{ Params: { token: string } }>;

const limit = { config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };

/** Where the link in a season reminder leads: one button ends the reminders. Plain pages, without script. */
export function unsubscribeRoutes(
  server: FastifyInstance,
  { reminders, log, contextFor }: UnsubscribeRouteDeps,
): void {
  server.get('/tyre-hotel/reminder/:token', limit, async (request: LeaveRequest, reply) => {
    const context = contextFor(request);
    if (!context) return reply.callNotFound();
    const { token } = request.params;
    const found = await reminders.findByUnsubscribeToken(hashUnsubscribeToken(token));
    const reminder = found?.site === context.site.name ? found : undefined;
    if (!reminder) return sendLeftPage(reply, context);
    const { language, plate } = reminder;
    const texts = context.textsIn(language);
    const page = <UnsubscribePage {...{ plate, texts }} path={unsubscribePath(token)} />;
    return sendMailLinkPage(reply, context, language, texts('seasonLeaveTitle'), page);
  });

  server.register(async (scope) => {
    acceptForms(scope, 1024);
    scope.post('/tyre-hotel/reminder/:token', limit, async (request: LeaveRequest, reply) => {
      const context = contextFor(request);
      if (!context) return reply.callNotFound();
      if (isCrossOrigin(request))
        return sendProblem(reply, 403, 'FROM_ELSEWHERE', 'Reminders are ended from their own page only.');
      const tokenHash = hashUnsubscribeToken(request.params.token);
      const language = (await reminders.findByUnsubscribeToken(tokenHash))?.language;
      if (await reminders.end(tokenHash))
        log.info({ code: 'SEASON_REMINDER_LEFT', site: context.site.name }, 'by the customer');
      return sendLeftPage(reply, context, language);
    });
  });
}

/** The same for a link that was used and one that never was. */
function sendLeftPage(
  reply: FastifyReply,
  context: MailLinkPageContext,
  language: Language = context.site.languages[0],
): FastifyReply {
  const texts = context.textsIn(language);
  const page = <UnsubscribedPage homeHref={localizedPath(context.site, language, '/')} texts={texts} />;
  return sendMailLinkPage(reply, context, language, texts('seasonLeftTitle'), page);
}
