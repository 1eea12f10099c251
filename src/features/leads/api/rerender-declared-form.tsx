import { Island } from '../../../shared/ui/island.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { buildDeclaredForm } from '../forms/build-declared-form.ts';
import type { DeclaredForm } from '../forms/declare-form.ts';
import type { RejectedForm } from '../forms/declared-form-props.ts';
import type { FormFieldError } from '../forms/form-field.ts';
import { FORM_TOKEN } from '../forms/form-token.ts';
import { formIsland } from '../views/form-islands.ts';
import { localPath, type Refusal, type RerenderDeps } from './comhub.ts';
import type { FormPageContext } from './form-route-deps.ts';

/** A declared form refused, on a page of its own. What the page's editors made optional stays so. */
export async function rerenderDeclaredForm(
  form: DeclaredForm,
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
      <Island
        of={formIsland(form.name)}
        props={{ ...props, rejected: rejectedForm(posted, refused, texts) }}
      />
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
