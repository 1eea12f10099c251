import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { FORM_TOKEN, type FormTokens } from '../../../shared/forms/form-token.ts';
import { acceptForms } from '../../../shared/platform/accept-forms.ts';
import { isCrossOrigin } from '../../../shared/platform/cross-origin.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import { locationHeader } from '../../../shared/platform/location-header.ts';
import { sendRedirect } from '../../../shared/platform/send-redirect.ts';
import {
  type AcceptResult,
  acceptLead,
  contentSubmissionId,
  type LeadIntakeDeps,
  type SubmittedForm,
} from '../accept-lead.ts';
import { findFormKind } from '../form-kind.ts';
import type { FormPageContext } from './form-page-context.ts';
import { type acceptedForm, comhubOperation } from './openapi.ts';

export type ComhubRouteDeps = LeadIntakeDeps & {
  perMinute: number;
  tokens: FormTokens;
  /** The outbox has a new delivery. */
  onAccepted: () => void;
  contextFor: (request: FastifyRequest) => FormPageContext | undefined;
  rerenderForm: RerenderForm;
};

/** Renders the form again with what was entered, for visitors without script. */
export type RerenderForm = (
  posted: URLSearchParams,
  refused: Refusal,
  context: FormPageContext,
  deps: RerenderDeps,
) => Promise<RenderedPage>;

export type RerenderDeps = Pick<ComhubRouteDeps, 'kinds' | 'stock' | 'tokens' | 'now'>;
type RenderedPage = { html: string; headers: Record<string, string> };
export type Refusal = Extract<AcceptResult, { state: 'refused' }>;

const BODY_LIMIT = 32 * 1024;

/** A hidden field; whoever fills it in is a bot. */
export const LEAD_HONEYPOT = 'website';

/** `POST /api/forms/comhub`: stores the lead, responds 202 with its id, delivers afterwards (CONT-10, CONT-21). */
export function comhubRoute(app: FastifyInstance, deps: ComhubRouteDeps): void {
  app.register(async (scope) => {
    acceptForms(scope, BODY_LIMIT);
    const limits = {
      bodyLimit: BODY_LIMIT,
      config: {
        rateLimit: { max: deps.perMinute, timeWindow: '1 minute' },
        operation: comhubOperation(deps.kinds),
      },
    };
    scope.post('/api/forms/comhub', limits, (request, reply) => handleSubmission(deps, request, reply));
  });
}

async function handleSubmission(deps: ComhubRouteDeps, request: FastifyRequest, reply: FastifyReply) {
  if (isCrossOrigin(request))
    return sendProblem(reply, 403, 'FROM_ELSEWHERE', 'Forms are sent from this site only.');
  const context = deps.contextFor(request);
  if (!context) return sendProblem(reply, 404, 'NO_SUCH_SITE', 'No site answers here.');
  if (request.body instanceof URLSearchParams) return handleFormPost(deps, request.body, context, reply);
  const sent = submittedForm(request.body);
  // A bot gets the same response as everybody else, so that it learns nothing.
  if (isBot(sent)) return accepted(reply, deps.makeId());
  const result = await acceptForm(sent, context, deps, { needsToken: false });
  if (result.state === 'refused') {
    const { status, code, message, problems } = result;
    return sendProblem(reply, status, code, message, { problems });
  }
  if (result.isNew) deps.onAccepted();
  return accepted(reply, result.id);
}

/** A plain form post: the visitor is redirected back to the page, which says thank you. */
async function handleFormPost(
  deps: ComhubRouteDeps,
  posted: URLSearchParams,
  context: FormPageContext,
  reply: FastifyReply,
) {
  const kind = findFormKind(posted.get('formName') ?? '', context.site, deps.kinds);
  const thanks = locationHeader(`${localPath(posted.get('source'))}#${kind?.sentId ?? 'main'}`);
  if (posted.get(LEAD_HONEYPOT)) return sendRedirect(reply, 303, thanks);
  const sent = fromFormPost(posted, deps.now());
  const result = await acceptForm(sent, context, deps, { needsToken: true });
  if (result.state === 'refused') {
    const { html, headers } = await deps.rerenderForm(posted, result, context, deps);
    return reply
      .status(result.status)
      .headers({ ...headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      .send(html);
  }
  if (result.isNew) deps.onAccepted();
  return sendRedirect(reply, 303, thanks);
}

/**
 * Programs that send JSON need no token; a form that was rendered has one, and a form post without script is accepted
 * with it only. So what is refused here can be sent again: the form is rendered anew, with a token of its own.
 */
async function acceptForm(
  sent: SubmittedForm,
  { site }: FormPageContext,
  deps: ComhubRouteDeps,
  { needsToken }: { needsToken: boolean },
): Promise<AcceptResult> {
  const formName = typeof sent.formName === 'string' ? sent.formName : '';
  const kind = findFormKind(formName, site, deps.kinds);
  const token = (sent.values as Readonly<Record<string, unknown>> | undefined | null)?.[FORM_TOKEN];
  if (!kind?.hasToken || (token === undefined && !needsToken)) return acceptLead(sent, site, deps);
  const verified = deps.tokens.verify(token, formName, deps.now());
  if (verified.state === 'valid') return acceptLead({ ...sent, optional: verified.optional }, site, deps);
  return verified.state === 'too fast' ? sentTooFast : formExpired;
}

const sentTooFast: AcceptResult = {
  state: 'refused',
  status: 422,
  code: 'TOO_FAST',
  message: 'The form was sent faster than anybody can fill it in. Send it again in some seconds.',
  problems: [],
};

const formExpired: AcceptResult = {
  state: 'refused',
  status: 422,
  code: 'FORM_EXPIRED',
  message: 'The form was not rendered by this site, or long ago. Load its page again.',
  problems: [],
};

function accepted(reply: FastifyReply, id: string): FastifyReply {
  const body: z.output<typeof acceptedForm> = { id };
  return reply.status(202).header('cache-control', 'no-store').send(body);
}

function submittedForm(body: unknown): SubmittedForm {
  const { formName, formSubmissionId, values } = (body ?? {}) as Partial<SubmittedForm>;
  return { formName, formSubmissionId, values };
}

function isBot({ values }: SubmittedForm): boolean {
  return (
    typeof values === 'object' &&
    values !== null &&
    Boolean((values as Record<string, unknown>)[LEAD_HONEYPOT])
  );
}

function fromFormPost(posted: URLSearchParams, now: Date): SubmittedForm {
  const { formName, formSubmissionId, carId, ...values } = postedValues(posted);
  const { [FORM_TOKEN]: _, ...entered } = values;
  return {
    formName,
    // Rendered again, the form has another token; its content is still the same lead.
    formSubmissionId:
      formSubmissionId || contentSubmissionId(JSON.stringify([formName, carId, entered]), now),
    values: carId === undefined ? values : { ...values, car: { car_id: carId } },
  };
}

/** Several ticked options of one field come under the same name. */
function postedValues(posted: URLSearchParams): Record<string, string | readonly string[]> {
  return Object.fromEntries(
    [...new Set(posted.keys())].map((name) => {
      const all = posted.getAll(name);
      return [name, all.length > 1 ? all : (all[0] ?? '')];
    }),
  );
}

/** A path of this site, whatever the form says. */
export function localPath(source: string | null): string {
  return source && /^\/(?![/\\])[^#\s\\]*$/.test(source) ? source : '/';
}
