import type { ViewProps } from '../../../../shared/sites/page-context.ts';
import type { KitPageData } from '../load-kit-page.ts';
import { FoundKit } from './found-kit.tsx';
import { MissingKit } from './missing-kit.tsx';

type Props = ViewProps<{ notFoundText: string }, KitPageData>;

export function KitPage({ fields: { notFoundText }, data, page }: Props) {
  if (data.state === 'found') return <FoundKit {...data} page={page} />;
  if (data.state === 'missing') return <MissingKit {...data} text={notFoundText} page={page} />;
  return null;
}
