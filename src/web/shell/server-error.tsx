import type { PageContext } from '../../shared/sites/page-context.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { ErrorPage } from './error-page.tsx';
import { ReloadLink } from './reload-link.tsx';

/** The 500 page. */
export function Failure({ page: { texts, href } }: { page: Pick<PageContext, 'texts' | 'href'> }) {
  return (
    <ErrorPage
      illustration="stalls"
      heading={texts('errorHeading')}
      text={texts('errorText')}
      actions={
        <>
          <ReloadLink kind="primary" label={texts('errorButton')} />
          <ButtonLink href={href('/')} kind="secondary">
            {texts('goToHome')}
          </ButtonLink>
        </>
      }
    />
  );
}
