import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isCrossOrigin } from '../../platform/cross-origin.ts';
import { sendProblem } from '../../platform/http-problem.ts';
import {
  type AcceptResult,
  acceptLead,
  contentSubmissionId,
  type LeadIntakeDeps,
  type SubmittedForm,
} from '../accept-lead.ts';
import type { Stock } from '../stock.ts';
import type { FormPageContext } from './form-route-deps.ts';
import { type acceptedForm, comhubOperation } from './operations.ts';

export type ComhubRouteDeps = LeadIntakeDeps & {
  perMinute: number;
  /** The outbox has a new delivery. */
  onAccepted: () => void;
  contextFor: (request: FastifyRequest) => FormPageContext | undefined;
  /** Renders the form again with what was entered, for visitors without script. */
  rerenderForm: (
    posted: URLSearchParams,
    refused: Refusal,
    context: FormPageContext,
    stock: Stock,
  ) => Promise<RenderedPage>;
};

type RenderedPage = { html: string; headers: Record<string, string> };
export type Refusal = Extract<AcceptResult, { state: 'refused' }>;

const BODY_LIMIT = 32 * 1024;

/** A hidden field; whoever fills it in is a bot. */
export const LEAD_HONEYPOT = 'website';

/** `POST /api/forms/comhub`: stores the lead, responds 202 with its id, delivers afterwards (CONT-10, CONT-21). */
export function comhubRoute(app: FastifyInstance, deps: ComhubRouteDeps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
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
  const result = await acceptLead(sent, context.site, deps);
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
  const thanks = `${localPath(posted.get('source'))}#contact-sent`;
  if (posted.get(LEAD_HONEYPOT)) return reply.redirect(thanks, 303);
  const result = await acceptLead(fromFormPost(posted, deps.now()), context.site, deps);
  if (result.state === 'refused') {
    const { html, headers } = await deps.rerenderForm(posted, result, context, deps.stock);
    return reply
      .status(result.status)
      .headers({ ...headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      .send(html);
  }
  if (result.isNew) deps.onAccepted();
  return reply.redirect(thanks, 303);
}

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
  const { formName, formSubmissionId, carId, ...values } = Object.fromEntries(posted);
  return {
    formName,
    formSubmissionId: formSubmissionId || contentSubmissionId(String(posted), now),
    values: { ...values, car: { car_id: carId } },
  };
}

/** A path of this site, whatever the form says. */
export function localPath(source: string | null): string {
  return source && /^\/(?![/\\])[^#\s\\]*$/.test(source) ? source : '/';
}
