import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import { flattenAnswersForLog, withoutPersonalData } from '../answers.ts';
import type { FormRouteDeps } from './form-route-deps.ts';
import { latestSubmissionBody, latestSubmissionOperation } from './openapi.ts';
import { sentSubmissionId } from './sent-cookie.ts';

type Deps = Pick<FormRouteDeps, 'builder' | 'log' | 'contextFor'>;

/** `POST /api/jotform` with `{formId}`: the latest submission's answers as `content[0].answers` (LEAD-11). */
export function latestSubmissionRoute(app: FastifyInstance, deps: Deps): void {
  const rateLimit = { max: 30, timeWindow: '1 minute' };
  const limits = { bodyLimit: 4096, config: { rateLimit, operation: latestSubmissionOperation } };
  app.post('/api/jotform', limits, (request, reply) => sendLatestSubmission(deps, request, reply));
}

async function sendLatestSubmission(
  { builder, log, contextFor }: Deps,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const checked = latestSubmissionBody.safeParse(request.body);
  if (!checked.success) return sendProblem(reply, 400, 'INVALID_INPUT', 'Send {"formId": "…"} as JSON.');
  const { formId } = checked.data;
  const about = { site: contextFor(request)?.site.name, path: request.url, form: formId };
  try {
    const latest = await builder.latestSubmission(formId);
    if (!latest)
      return sendProblem(reply, 404, 'NO_SUBMISSION', 'There is no such form, or nobody has sent it yet.');
    const { id, answers, ...rest } = latest;
    log.info(
      { code: 'FORM_SUBMITTED_JOTFORM', ...about, answers: flattenAnswersForLog(answers) },
      'form sent',
    );
    // Anyone may request any form: personal data goes only to the browser that sent it.
    const visible = sentSubmissionId(request.headers.cookie) === id ? answers : withoutPersonalData(answers);
    return reply.header('cache-control', 'no-store').send({ content: [{ ...rest, answers: visible }] });
  } catch (error) {
    log.error(
      { code: 'FORM_SUBMISSION_FAILED_JOTFORM', ...about, error },
      'the form builder did not return the submission',
    );
    return sendProblem(reply, 502, 'FORM_SUBMISSION_FAILED_JOTFORM', 'The form service does not answer.');
  }
}
