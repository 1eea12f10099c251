import type { Texts } from '../../../shared/sites/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { NavigationItem } from '../navigation.ts';
import { ShellLink } from '../shell-link.tsx';
import { ariaCurrentPage } from './aria-current.ts';

/** The item itself, above the pages below it. */
export function MenuHead({ item, texts }: { item: NavigationItem; texts: Texts }) {
  return (
    <ShellLink
      link={item}
      texts={texts}
      current={ariaCurrentPage(item)}
      className="menu-panel__head inline-flex items-center gap-3 [&:hover>.icon]:[translate:3px_0]"
    >
      {item.title}
      <Icon name="arrow-right" />
    </ShellLink>
  );
}
