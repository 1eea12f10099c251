import type { PageContext } from '../sites/page-context.ts';
import { ReloadLink } from './reload-link.tsx';
import { StopPage } from './stop-page.tsx';

/** 503: too many at once. The page asks for nothing but a moment. */
export function Overloaded({ page: { texts } }: { page: Pick<PageContext, 'texts'> }) {
  return (
    <StopPage
      road="queues"
      heading={texts('overloadedHeading')}
      text={texts('overloadedText')}
      ways={<ReloadLink kind="primary" words={texts('errorButton')} />}
    />
  );
}
