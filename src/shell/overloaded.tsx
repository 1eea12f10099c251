import type { PageContext } from '../sites/page-context.ts';
import { ErrorPage } from './error-page.tsx';
import { ReloadLink } from './reload-link.tsx';

/** 503: too many at once. The page asks for nothing but a moment. */
export function Overloaded({ page: { texts } }: { page: Pick<PageContext, 'texts'> }) {
  return (
    <ErrorPage
      illustration="queues"
      heading={texts('overloadedHeading')}
      text={texts('overloadedText')}
      actions={<ReloadLink kind="primary" label={texts('errorButton')} />}
    />
  );
}
