import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../platform/http-problem.ts';
import {
  type AcceptResult,
  acceptLead,
  contentSubmissionId,
  type LeadIntakeDeps,
  type SubmittedForm,
} from '../accept-lead.ts';
import type { Stock } from '../stock.ts';
import { isCrossOrigin } from './cross-origin.ts';
import type { FormPageContext } from './form-route-deps.ts';

export type ComhubRouteDeps = LeadIntakeDeps & {
  perMinute: number;
  /** Something new lies in the outbox. */
  onAccepted: () => void;
  contextFor: (request: FastifyRequest) => FormPageContext | undefined;
  /** The form once more with what was written, for those without script. */
  rerenderForm: (
    posted: URLSearchParams,
    refused: Refusal,
    host: FormPageContext,
    stock: Stock,
  ) => Promise<RenderedPage>;
};

type RenderedPage = { html: string; headers: Record<string, string> };
export type Refusal = Extract<AcceptResult, { state: 'refused' }>;

const BODY_LIMIT = 32 * 1024;

/** A field that people do not see; who fills it in is a machine. */
export const LEAD_HONEYPOT = 'website';

/** `POST /api/forms/comhub`: kept first, then answered 202 with its id; delivered afterwards (CONT-10, CONT-21). */
export function comhubRoute(app: FastifyInstance, intake: ComhubRouteDeps): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const limits = {
      bodyLimit: BODY_LIMIT,
      config: { rateLimit: { max: intake.perMinute, timeWindow: '1 minute' } },
    };
    scope.post('/api/forms/comhub', limits, (request, reply) => handleSubmission(intake, request, reply));
  });
}

async function handleSubmission(intake: ComhubRouteDeps, request: FastifyRequest, reply: FastifyReply) {
  if (isCrossOrigin(request))
    return sendProblem(reply, 403, 'FROM_ELSEWHERE', 'Forms are sent from this site only.');
  const host = intake.contextFor(request);
  if (!host) return sendProblem(reply, 404, 'NO_SUCH_SITE', 'No site answers here.');
  if (request.body instanceof URLSearchParams) return handleFormPost(intake, request.body, host, reply);
  const sent = submittedForm(request.body);
  // A machine is thanked like everybody else, so that it learns nothing.
  if (isBot(sent)) return accepted(reply, intake.makeId());
  const taken = await acceptLead(sent, host.site, intake);
  if (taken.state === 'refused') {
    const { status, code, message, problems } = taken;
    return sendProblem(reply, status, code, message, { problems });
  }
  if (taken.isNew) intake.onAccepted();
  return accepted(reply, taken.id);
}

/** A plain form: the visitor is sent back to the page, which says thank you. */
async function handleFormPost(
  intake: ComhubRouteDeps,
  posted: URLSearchParams,
  host: FormPageContext,
  reply: FastifyReply,
) {
  const thanks = `${localPath(posted.get('source'))}#contact-sent`;
  if (posted.get(LEAD_HONEYPOT)) return reply.redirect(thanks, 303);
  const taken = await acceptLead(fromFormPost(posted, intake.now()), host.site, intake);
  if (taken.state === 'refused') {
    const { html, headers } = await intake.rerenderForm(posted, taken, host, intake.stock);
    return reply
      .status(taken.status)
      .headers({ ...headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      .send(html);
  }
  if (taken.isNew) intake.onAccepted();
  return reply.redirect(thanks, 303);
}

function accepted(reply: FastifyReply, id: string): FastifyReply {
  return reply.status(202).header('cache-control', 'no-store').send({ id });
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

/** Back to a page of this site, whatever the form says. */
export function localPath(source: string | null): string {
  return source && /^\/(?![/\\])[^#\s\\]*$/.test(source) ? source : '/';
}
