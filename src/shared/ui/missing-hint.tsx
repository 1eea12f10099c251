import * as Info from 'lucide-react/icons/info';
import { IconShape } from './icon-shape.tsx';

type Props = {
  /** The disabled button names it in `aria-describedby`. */
  id: string;
  /** What to do so that the button can be pressed; undefined once nothing is missing. */
  text: string | undefined;
  /** Takes the visitor to what is missing. The keyboard skips a disabled button, and stops here instead. */
  onGo?: (() => void) | undefined;
};

/** Beside a button that is disabled: what is missing. Read aloud when it changes. */
export function MissingHint({ id, text, onGo }: Props) {
  return (
    <p id={id} role="status" className="missing-hint">
      {text && (
        <>
          <IconShape of={Info} size="small" />
          {onGo ? (
            <button type="button" className="missing-hint__go" onClick={onGo}>
              {text}
            </button>
          ) : (
            text
          )}
        </>
      )}
    </p>
  );
}
