import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerProblem } from '../../platform/http-problem.ts';
import type { Stock } from '../stock.ts';
import { type IntakeTools, type SentForm, submissionIdOf, type Taken, takeLead } from '../take-lead.ts';
import { isFromElsewhere } from './same-origin.ts';
import type { FormHost } from './tools.ts';

export type LeadIntake = IntakeTools & {
  perMinute: number;
  /** Something new lies in the outbox. */
  onTaken: () => void;
  hostOf: (request: FastifyRequest) => FormHost | undefined;
  /** The form once more with what was written, for those without script. */
  showAgain: (posted: URLSearchParams, refused: Refusal, host: FormHost, stock: Stock) => Promise<ShownPage>;
};

type ShownPage = { html: string; headers: Record<string, string> };
export type Refusal = Extract<Taken, { state: 'refused' }>;

const LARGEST_BODY = 32 * 1024;

/** A field that people do not see; who fills it in is a machine. */
export const LEAD_HONEYPOT = 'website';

/** `POST /api/forms/comhub`: kept first, then answered 202 with its id; delivered afterwards (CONT-10, CONT-21). */
export function comhubRoute(app: FastifyInstance, intake: LeadIntake): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LARGEST_BODY },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const limits = {
      bodyLimit: LARGEST_BODY,
      config: { rateLimit: { max: intake.perMinute, timeWindow: '1 minute' } },
    };
    scope.post('/api/forms/comhub', limits, (request, reply) => take(intake, request, reply));
  });
}

async function take(intake: LeadIntake, request: FastifyRequest, reply: FastifyReply) {
  if (isFromElsewhere(request))
    return answerProblem(reply, 403, 'FROM_ELSEWHERE', 'Forms are sent from this site only.');
  const host = intake.hostOf(request);
  if (!host) return answerProblem(reply, 404, 'NO_SUCH_SITE', 'No site answers here.');
  if (request.body instanceof URLSearchParams) return takePosted(intake, request.body, host, reply);
  const sent = sentIn(request.body);
  // A machine is thanked like everybody else, so that it learns nothing.
  if (isMachine(sent)) return accepted(reply, intake.makeId());
  const taken = await takeLead(sent, host.site, intake);
  if (taken.state === 'refused') {
    const { status, code, message, problems } = taken;
    return answerProblem(reply, status, code, message, { problems });
  }
  if (taken.isNew) intake.onTaken();
  return accepted(reply, taken.id);
}

/** A plain form: the visitor is sent back to the page, which says thank you. */
async function takePosted(intake: LeadIntake, posted: URLSearchParams, host: FormHost, reply: FastifyReply) {
  const thanks = `${localPath(posted.get('source'))}#contact-sent`;
  if (posted.get(LEAD_HONEYPOT)) return reply.redirect(thanks, 303);
  const taken = await takeLead(asForm(posted, intake.now()), host.site, intake);
  if (taken.state === 'refused') {
    const { html, headers } = await intake.showAgain(posted, taken, host, intake.stock);
    return reply
      .status(taken.status)
      .headers({ ...headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
      .send(html);
  }
  if (taken.isNew) intake.onTaken();
  return reply.redirect(thanks, 303);
}

function accepted(reply: FastifyReply, id: string): FastifyReply {
  return reply.status(202).header('cache-control', 'no-store').send({ id });
}

function sentIn(body: unknown): SentForm {
  const { formName, formSubmissionId, values } = (body ?? {}) as Partial<SentForm>;
  return { formName, formSubmissionId, values };
}

function isMachine({ values }: SentForm): boolean {
  return (
    typeof values === 'object' &&
    values !== null &&
    Boolean((values as Record<string, unknown>)[LEAD_HONEYPOT])
  );
}

function asForm(posted: URLSearchParams, now: Date): SentForm {
  const { formName, formSubmissionId, carId, ...values } = Object.fromEntries(posted);
  return {
    formName,
    formSubmissionId: formSubmissionId || submissionIdOf(String(posted), now),
    values: { ...values, car: { car_id: carId } },
  };
}

/** Back to a page of this site, whatever the form says. */
export function localPath(source: string | null): string {
  return source && /^\/(?![/\\])[^#\s\\]*$/.test(source) ? source : '/';
}
