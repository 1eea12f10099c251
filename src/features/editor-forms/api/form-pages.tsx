import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptForms } from '../../../shared/platform/accept-forms.ts';
import type { ApiOperation } from '../../../shared/platform/api-operation.ts';
import { isCrossOrigin } from '../../../shared/platform/cross-origin.ts';
import { sendProblem } from '../../../shared/platform/http-problem.ts';
import { locationHeader } from '../../../shared/platform/location-header.ts';
import { sendRedirect } from '../../../shared/platform/send-redirect.ts';
import { parseLocalizedPath } from '../../../shared/sites/site.ts';
import { localPath } from '../../leads/api/comhub.ts';
import type { FormPageContext } from '../../leads/api/form-page-context.ts';
import { acceptAnswers } from '../accept-answers.ts';
import { type FormDefinition, type FormProvider, formProviders } from '../form-definition.ts';
import { parseAnswers } from '../parse-answers.ts';
import { FormPage, HONEYPOT, ThanksPage } from '../views/form-page.tsx';
import marketingScript from '../views/marketing-embed.js?raw';
import type { FormRouteDeps } from './form-route-deps.ts';
import {
  formPageOperation,
  formPostOperation,
  formThanksOperation,
  marketingScriptOperation,
} from './openapi.ts';
import { sentCookie } from './sent-cookie.ts';

type FormRequest = FastifyRequest<{ Params: { provider: string; id: string } }>;
type FoundForm = {
  form: FormDefinition;
  context: FormPageContext;
  /** The path of the page that shows the form, as far as it is known. */
  shownOn: string;
};

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
    acceptForms(scope, 64 * 1024);
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
        return found && send(reply, found, <ThanksPage form={found.form} texts={found.context.texts} />);
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
  const site = deps.contextFor(request)?.site;
  const form = site && isProvider(provider) ? deps.findForm(site.name, provider, id) : undefined;
  const shownOn = shownOnPath(request);
  const language = site && parseLocalizedPath(site, shownOn || '/').language;
  const context = deps.contextFor(request, language);
  if (context && form) return { form, context, shownOn };
  sendProblem(reply, 404, 'NO_SUCH_FORM', 'There is no form with this id.');
  return undefined;
}

/** The page around the form: the browser says so when it loads the form, and the form sends it along. */
function shownOnPath({ body, headers, host }: FormRequest): string {
  if (body instanceof URLSearchParams) return localPath(body.get('page'));
  const referrer = URL.parse(headers.referer ?? '');
  if (!referrer || referrer.host !== host || referrer.pathname.startsWith('/api/')) return '';
  return referrer.pathname;
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
  const { site, language } = found.context;
  const page = { site: site.name, language, source: new URL(found.shownOn || '/', site.url).href };
  const accepted = await acceptAnswers(
    { form: found.form, answers: parsed.answers, submissionId: id, page },
    deps,
  );
  if (accepted.isNew) deps.onAccepted();
  return sendRedirect(reply.header('set-cookie', sentCookie(accepted.id)), 303, thanks);
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
  const { form, shownOn, context } = found;
  const page = <FormPage {...{ form, shownOn }} submissionId={id} texts={context.texts} {...refused} />;
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
