import { Island } from '../../../shared/ui/island.tsx';
import { StateMessage } from '../../../shared/ui/state-message.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { localPath, type Refusal, type RerenderDeps } from '../api/comhub.ts';
import type { FormPageContext } from '../api/form-page-context.ts';
import { buildContactForm } from './build-contact-form.ts';
import type { ContactErrors } from './contact-rules.ts';
import { island } from './views/contact-form.island.tsx';

/** The contact form rejected, with what was entered and the errors: for visitors without script. */
export async function rerenderContactForm(
  posted: URLSearchParams,
  refused: Refusal,
  context: FormPageContext,
  { stock }: Pick<RerenderDeps, 'stock'>,
) {
  const { site, texts } = context;
  const source = localPath(posted.get('source'));
  const page = { site, texts, path: source, href: (path: string) => path };
  const props = await buildContactForm(posted.get('carId') ?? '', page, stock).catch(() => undefined);
  const rejected = {
    values: Object.fromEntries(posted),
    errors: toContactErrors(refused),
    failed: refused.code !== 'INVALID_INPUT',
  };
  const back = <TextLink href={source}>{texts('contactBack')}</TextLink>;
  return context.page(
    texts('contactTitle'),
    <main id="main" className="mx-auto grid max-w-text gap-8 px-gutter py-section">
      {props ? (
        <>
          <h1 className="text-title">{texts('contactTitle')}</h1>
          <Island of={island} props={{ ...props, rejected: rejected }} />
          <p>{back}</p>
        </>
      ) : (
        <StateMessage title={texts('carDetailFormError')} actions={back} />
      )}
    </main>,
  );
}

function toContactErrors({ problems }: Refusal): ContactErrors {
  return Object.fromEntries(problems.map(({ field, problem }) => [field, problem]));
}
