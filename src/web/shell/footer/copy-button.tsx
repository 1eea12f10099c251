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
        <span
          role="status"
          className="pointer-events-none absolute bottom-[calc(100%+0.25rem)] left-1/2 z-5 [translate:-50%_0] rounded-field bg-on-dark text-micro whitespace-nowrap text-dark [&:not(:empty)]:px-2.5 [&:not(:empty)]:py-1"
        />
      </span>
    </template>
  );
}
