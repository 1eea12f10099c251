import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApiOperation } from '../../platform/api-operation.ts';
import { isCrossOrigin } from '../../platform/cross-origin.ts';
import { sendProblem } from '../../platform/http-problem.ts';
import { locationHeader } from '../../platform/location-header.ts';
import { sendRedirect } from '../../platform/send-redirect.ts';
import { type FormDefinition, type FormProvider, formProviders } from '../form-definition.ts';
import { parseAnswers } from '../parse-answers.ts';
import { FormPage, HONEYPOT, ThanksPage } from '../views/form-page.tsx';
import marketingScript from '../views/marketing-embed.js?raw';
import type { FormPageContext, FormRouteDeps } from './form-route-deps.ts';
import {
  formPageOperation,
  formPostOperation,
  formThanksOperation,
  marketingScriptOperation,
} from './operations.ts';
import { sentCookie } from './sent-cookie.ts';

type FormRequest = FastifyRequest<{ Params: { provider: string; id: string } }>;
type FoundForm = { form: FormDefinition; context: FormPageContext };

const submissionId = /^[A-Za-z0-9_-]{16,64}$/;

/** The embedded form providers: forms as pages, meant to be framed. */
export function formPageRoutes(app: FastifyInstance, deps: FormRouteDeps): void {
  const described = (operation: ApiOperation) => ({ config: { operation } });
  app.get('/api/forms/marketing/embed.js', described(marketingScriptOperation), (_, reply) =>
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
    const rateLimit = { max: 20, timeWindow: '1 minute' };
    const limits = { config: { rateLimit, operation: formPostOperation } };
    scope.get(
      '/api/forms/:provider/:id',
      described(formPageOperation),
      async (request: FormRequest, reply) => {
        const found = await find(deps, request, reply);
        return found && sendFormPage(deps, reply, found);
      },
    );
    scope.get(
      '/api/forms/:provider/:id/thanks',
      described(formThanksOperation),
      async (request: FormRequest, reply) => {
        const found = await find(deps, request, reply);
        return found && send(reply, found, <ThanksPage form={found.form} />);
      },
    );
    scope.post('/api/forms/:provider/:id', limits, (request: FormRequest, reply) =>
      handleFormPost(deps, request, reply),
    );
  });
}

async function find(
  deps: FormRouteDeps,
  request: FormRequest,
  reply: FastifyReply,
): Promise<FoundForm | undefined> {
  const { provider, id } = request.params;
  const context = deps.contextFor(request);
  const form = context && isProvider(provider) ? await deps.forms.findDefinition(provider, id) : undefined;
  if (context && form) return { form, context };
  sendProblem(reply, 404, 'NO_SUCH_FORM', 'There is no form with this id.');
  return undefined;
}

function isProvider(name: string): name is FormProvider {
  return formProviders.some((known) => known === name);
}

async function handleFormPost(deps: FormRouteDeps, request: FormRequest, reply: FastifyReply) {
  if (isCrossOrigin(request))
    return sendProblem(reply, 403, 'FROM_ELSEWHERE', 'Forms are sent from this site only.');
  const found = await find(deps, request, reply);
  if (!found) return reply;
  const posted = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
  const thanks = locationHeader(`/api/forms/${found.form.provider}/${found.form.id}/thanks`);
  // A bot gets the same response as everybody else, so that it learns nothing.
  if (posted.get(HONEYPOT)) return sendRedirect(reply, 303, thanks);
  const parsed = parseAnswers(found.form, posted);
  if (!parsed.ok) return sendFormPage(deps, reply.status(422), found, { posted, errors: parsed.errors });
  const id = postedSubmissionId(posted) ?? deps.makeId();
  await deps.forms.save({
    id,
    provider: found.form.provider,
    formId: found.form.id,
    answers: parsed.answers,
    receivedAt: deps.now().toISOString(),
  });
  return sendRedirect(reply.header('set-cookie', sentCookie(id)), 303, thanks);
}

function postedSubmissionId(posted: URLSearchParams): string | undefined {
  const id = posted.get('submission') ?? '';
  return submissionId.test(id) ? id : undefined;
}

type RejectedPost = Pick<Parameters<typeof FormPage>[0], 'posted' | 'errors'>;

function sendFormPage(
  deps: FormRouteDeps,
  reply: FastifyReply,
  found: FoundForm,
  refused: RejectedPost = {},
) {
  const id = (refused.posted && postedSubmissionId(refused.posted)) ?? deps.makeId();
  const page = <FormPage form={found.form} submissionId={id} texts={found.context.texts} {...refused} />;
  return send(reply, found, page);
}

function send(
  reply: FastifyReply,
  { form, context }: FoundForm,
  body: Parameters<FormPageContext['page']>[1],
) {
  const { html, headers } = context.page(form.title, body);
  return reply.headers({ ...headers, 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).send(html);
}
