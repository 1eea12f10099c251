import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerProblem } from '../../platform/http-problem.ts';
import { flattenedForLog, withoutPersonal } from '../answers.ts';
import { sentIn } from './sent-cookie.ts';
import type { FormTools } from './tools.ts';

type Tools = Pick<FormTools, 'builder' | 'log' | 'hostOf'>;

const question = z.object({ formId: z.string().regex(/^[A-Za-z0-9-]{1,64}$/) });

/** `POST /api/jotform` with `{formId}`: the latest submission's answers as `content[0].answers` (LEAD-11). */
export function latestSubmissionRoute(app: FastifyInstance, tools: Tools): void {
  const limits = { bodyLimit: 4096, config: { rateLimit: { max: 30, timeWindow: '1 minute' } } };
  app.post('/api/jotform', limits, (request, reply) => answer(tools, request, reply));
}

async function answer({ builder, log, hostOf }: Tools, request: FastifyRequest, reply: FastifyReply) {
  const asked = question.safeParse(request.body);
  if (!asked.success) return answerProblem(reply, 400, 'INVALID_INPUT', 'Send {"formId": "…"} as JSON.');
  const { formId } = asked.data;
  const about = { site: hostOf(request)?.site.name, path: request.url, form: formId };
  try {
    const latest = await builder.latestSubmission(formId);
    if (!latest)
      return answerProblem(reply, 404, 'NO_SUBMISSION', 'There is no such form, or nobody has sent it yet.');
    const { id, answers, ...rest } = latest;
    log.info({ code: 'FORM_SUBMITTED_JOTFORM', ...about, answers: flattenedForLog(answers) }, 'form sent');
    // Anyone may ask for any form: what people wrote about themselves goes only to the browser that sent it.
    const shown = sentIn(request.headers.cookie) === id ? answers : withoutPersonal(answers);
    return reply.header('cache-control', 'no-store').send({ content: [{ ...rest, answers: shown }] });
  } catch (error) {
    log.error(
      { code: 'FORM_SUBMISSION_FAILED_JOTFORM', ...about, error },
      'the form builder did not tell what was sent',
    );
    return answerProblem(reply, 502, 'FORM_SUBMISSION_FAILED_JOTFORM', 'The form service does not answer.');
  }
}
