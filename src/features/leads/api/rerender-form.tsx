import { findFormKind } from '../form-kind.ts';
import { isDeclaredForm } from '../forms/declare-form.ts';
import type { Refusal, RerenderDeps } from './comhub.ts';
import type { FormPageContext } from './form-route-deps.ts';
import { rerenderContactForm } from './rerender-contact-form.tsx';
import { rerenderDeclaredForm } from './rerender-declared-form.tsx';

/** A refused form with what was entered and the errors: for visitors without script. */
export function rerenderForm(
  posted: URLSearchParams,
  refused: Refusal,
  context: FormPageContext,
  deps: RerenderDeps,
) {
  const kind = findFormKind(posted.get('formName') ?? '', context.site, deps.kinds);
  return kind && isDeclaredForm(kind)
    ? rerenderDeclaredForm(kind, posted, refused, context, deps)
    : rerenderContactForm(posted, refused, context, deps);
}
