import type { Texts } from '../../../shared/sites/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';

/**
 * The script clones this template beside mail and telephone links. A template, because without the script
 * the button would do nothing.
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
