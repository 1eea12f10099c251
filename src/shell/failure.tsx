import type { PageContext } from '../sites/page-context.ts';
import { ButtonLink } from '../ui/button.tsx';
import { ReloadLink } from './reload-link.tsx';
import { StopPage } from './stop-page.tsx';

/** 500: the fault is ours. */
export function Failure({ page: { texts, href } }: { page: Pick<PageContext, 'texts' | 'href'> }) {
  return (
    <StopPage
      road="stalls"
      heading={texts('errorHeading')}
      text={texts('errorText')}
      ways={
        <>
          <ReloadLink kind="primary" words={texts('errorButton')} />
          <ButtonLink href={href('/')} kind="secondary">
            {texts('goToHome')}
          </ButtonLink>
        </>
      }
    />
  );
}
