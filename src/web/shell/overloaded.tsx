import type { PageContext } from '../../shared/sites/page-context.ts';
import { ErrorPage } from './error-page.tsx';
import { ReloadLink } from './reload-link.tsx';

/** 503: the server is overloaded. The page loads no data. */
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
