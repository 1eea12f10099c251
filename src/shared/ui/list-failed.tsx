import * as TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { ButtonLink } from './button.tsx';
import { IconShape } from './icon-shape.tsx';
import { onPlainClick } from './on-plain-click.ts';
import { StateMessage } from './state-message.tsx';

type Props = { title: string; retryLabel: string; href: string; onRetry: () => void; boxed?: boolean };

/** A search failed; the rest of the page stays. */
export function ListFailed({ title, retryLabel, href, onRetry, boxed }: Props) {
  return (
    <div role="alert">
      <StateMessage
        boxed={boxed}
        title={title}
        icon={<IconShape of={TriangleAlert} />}
        actions={
          <ButtonLink kind="secondary" href={href} onClick={(event) => onPlainClick(event, onRetry)}>
            {retryLabel}
          </ButtonLink>
        }
      />
    </div>
  );
}
