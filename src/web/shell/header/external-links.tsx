import type { Texts } from '../../../shared/sites/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ShellLink } from '../shell-link.tsx';
import type { ExtraItem } from './extra-items.ts';

/** Links to other sites, last in a menu. */
export function ExternalLinks({ items, texts }: { items: readonly ExtraItem[]; texts: Texts }) {
  if (items.length === 0) return null;
  return (
    <ul className="external-links">
      {items.map(({ title, link, icon }) => (
        <li key={link.href}>
          <ShellLink link={link} texts={texts} className="external-links__name">
            <Icon name={icon} />
            <span>{title}</span>
            <Icon name="arrow-up-right" size="small" className="ml-auto" />
          </ShellLink>
        </li>
      ))}
    </ul>
  );
}
