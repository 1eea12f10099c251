import type { Texts } from '../../../shared/sites/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ShellLink } from '../shell-link.tsx';
import type { ExtraItem } from './extra-items.ts';

/** Links to other sites, last in a menu. */
export function ExternalLinks({ items, texts }: { items: readonly ExtraItem[]; texts: Texts }) {
  if (items.length === 0) return null;
  return (
    <ul className="external-links mt-2 border-t border-t-line-strong pt-4 text-size-small in-[.menu-sheet]:mt-0 in-[.menu-sheet]:border-t-0">
      {items.map(({ title, link, icon }) => (
        <li key={link.href}>
          <ShellLink
            link={link}
            texts={texts}
            className="flex min-h-9 items-center gap-3 in-[.menu-sheet]:min-h-11 [&:hover]:underline [&:hover]:decoration-1 [&:hover]:underline-offset-[0.3em]"
          >
            <Icon name={icon} />
            <span>{title}</span>
            <Icon name="arrow-up-right" size="small" className="ml-auto" />
          </ShellLink>
        </li>
      ))}
    </ul>
  );
}
