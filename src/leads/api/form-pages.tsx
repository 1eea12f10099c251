import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerProblem } from '../../platform/http-problem.ts';
import { type FormDefinition, type FormProvider, formProviders } from '../form-definition.ts';
import { readAnswers } from '../read-answers.ts';
import { FormPage, HONEYPOT, ThanksPage } from '../views/form-page.tsx';
import marketingScript from '../views/marketing-embed.js?raw';
import { sentCookie } from './sent-cookie.ts';
import type { FormHost, FormTools } from './tools.ts';

type Asked = FastifyRequest<{ Params: { provider: string; id: string } }>;
type Found = { form: FormDefinition; host: FormHost };

const submissionId = /^[A-Za-z0-9_-]{16,64}$/;

/** The embedded form providers: forms as pages of their own, meant to be framed. */
export function formPageRoutes(app: FastifyInstance, tools: FormTools): void {
  app.get('/api/forms/marketing/embed.js', (_, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(marketingScript),
  );

  app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 64 * 1024 },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    const limits = { config: { rateLimit: { max: 20, timeWindow: '1 minute' } } };
    scope.get('/api/forms/:provider/:id', async (request: Asked, reply) => {
      const found = await find(tools, request, reply);
      return found && showForm(tools, reply, found);
    });
    scope.get('/api/forms/:provider/:id/thanks', async (request: Asked, reply) => {
      const found = await find(tools, request, reply);
      return found && send(reply, found, <ThanksPage form={found.form} />);
    });
    scope.post('/api/forms/:provider/:id', limits, (request: Asked, reply) => take(tools, request, reply));
  });
}

async function find(tools: FormTools, request: Asked, reply: FastifyReply): Promise<Found | undefined> {
  const { provider, id } = request.params;
  const host = tools.hostOf(request);
  const form = host && isProvider(provider) ? await tools.forms.definition(provider, id) : undefined;
  if (host && form) return { form, host };
  answerProblem(reply, 404, 'NO_SUCH_FORM', 'There is no form with this id.');
  return undefined;
}

function isProvider(name: string): name is FormProvider {
  return formProviders.some((known) => known === name);
}

async function take(tools: FormTools, request: Asked, reply: FastifyReply) {
  if (isFromElsewhere(request))
    return answerProblem(reply, 403, 'FROM_ELSEWHERE', 'Forms are sent from this site only.');
  const found = await find(tools, request, reply);
  if (!found) return reply;
  const posted = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const thanks = `/api/forms/${found.form.provider}/${found.form.id}/thanks`;
  // A machine is thanked like everybody else, so that it learns nothing.
  if (posted.get(HONEYPOT)) return reply.redirect(thanks, 303);
  const reading = readAnswers(found.form, posted);
  if (!reading.ok) return showForm(tools, reply.status(422), found, { posted, faults: reading.faults });
  const id = idIn(posted) ?? tools.makeId();
  await tools.forms.keep({
    id,
    provider: found.form.provider,
    formId: found.form.id,
    answers: reading.answers,
    receivedAt: tools.now().toISOString(),
  });
  return reply.header('set-cookie', sentCookie(id)).redirect(thanks, 303);
}

/** Browsers tell; other programs do not, and have nobody's session to misuse. */
function isFromElsewhere(request: Asked): boolean {
  const from = request.headers['sec-fetch-site'];
  return from !== undefined && from !== 'same-origin' && from !== 'none';
}

function idIn(posted: URLSearchParams): string | undefined {
  const id = posted.get('submission') ?? '';
  return submissionId.test(id) ? id : undefined;
}

type Refused = Pick<Parameters<typeof FormPage>[0], 'posted' | 'faults'>;

function showForm(tools: FormTools, reply: FastifyReply, found: Found, refused: Refused = {}) {
  const id = (refused.posted && idIn(refused.posted)) ?? tools.makeId();
  const page = <FormPage form={found.form} submissionId={id} texts={found.host.texts} {...refused} />;
  return send(reply, found, page);
}

function send(reply: FastifyReply, { form, host }: Found, body: Parameters<FormHost['page']>[1]) {
  const { html, headers } = host.page(form.title, body);
  return reply.headers({ ...headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).send(html);
}
