import type { DeclaredFormProps, RejectedForm } from '../../../shared/forms/declared-form-props.ts';
import type { FormFieldError } from '../../../shared/forms/form-field.ts';
import { FORM_TOKEN } from '../../../shared/forms/form-token.ts';
import { island } from '../../../shared/forms/views/declared-form.island.tsx';
import { Island, type IslandDefinition } from '../../../shared/ui/island.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { localPath, type Refusal, type RerenderDeps } from '../api/comhub.ts';
import type { FormPageContext } from '../api/form-page-context.ts';
import { findFormKind } from '../form-kind.ts';
import { buildDeclaredForm } from './build-declared-form.ts';
import { type DeclaredForm, isDeclaredForm } from './declare-form.ts';

/** The islands of forms with slots of their own, by the name of the form; all others share one. */
export type FormIslands = Readonly<Record<string, IslandDefinition<DeclaredFormProps>>>;

/** A declared form refused, on a page of its own. What the page's editors made optional stays so. */
export function declaredFormRerenderer(islands: FormIslands) {
  return (posted: URLSearchParams, refused: Refusal, context: FormPageContext, deps: RerenderDeps) => {
    const form = findFormKind(posted.get('formName') ?? '', context.site, deps.kinds);
    return form && isDeclaredForm(form)
      ? rerender(form, islands[form.name] ?? island, posted, refused, context, deps)
      : undefined;
  };
}

async function rerender(
  form: DeclaredForm,
  formIsland: IslandDefinition<DeclaredFormProps>,
  posted: URLSearchParams,
  refused: Refusal,
  context: FormPageContext,
  { stock, tokens, now }: RerenderDeps,
) {
  const { site, texts } = context;
  const source = localPath(posted.get('source'));
  const verified = tokens.verify(posted.get(FORM_TOKEN), `${site.name}${form.name}`, now());
  const page = { site, texts, path: source, href: (path: string) => path, now: now() };
  const optional = verified.state === 'valid' ? verified.optional : [];
  const props = await buildDeclaredForm(form, page, { stock, tokens }, optional);
  return context.page(
    texts('invalidInput'),
    <main id="main" className="page-width grid gap-8 py-section">
      <h1 className="text-title">{texts(form.texts.title)}</h1>
      <Island of={formIsland} props={{ ...props, rejected: rejectedForm(posted, refused, texts) }} />
      <p>
        <TextLink href={source}>{texts('formBack')}</TextLink>
      </p>
    </main>,
  );
}

function rejectedForm(
  posted: URLSearchParams,
  { code, problems }: Refusal,
  texts: FormPageContext['texts'],
): RejectedForm {
  const values = [...new Set(posted.keys())].map((name) => [name, posted.getAll(name)] as const);
  return {
    values: Object.fromEntries(values),
    errors: Object.fromEntries(problems.map(({ field, problem }) => [field, problem as FormFieldError])),
    message: code === 'TOO_FAST' ? texts('formTooFast') : texts('formExpired'),
  };
}
