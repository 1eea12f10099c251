import type { Texts } from '../../sites/texts.ts';
import { Icon } from '../../ui/icon.tsx';

/**
 * What the script puts beside mail and telephone links, wherever editors wrote them. Kept apart until then: without
 * the script there would be nothing behind the button.
 */
export function CopyButton({ texts }: { texts: Texts }) {
  return (
    <template data-copy-button={texts('copied')}>
      <span className="copy">
        <button
          type="button"
          aria-label={texts('copy')}
          className="icon-button icon-button--bare icon-button--small"
        >
          <Icon name="copy" size="small" />
        </button>
        <span role="status" className="copy__done" />
      </span>
    </template>
  );
}
