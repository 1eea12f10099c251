import type { Texts } from '../../../shared/sites/texts.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { NavigationItem } from '../navigation.ts';
import { ShellLink } from '../shell-link.tsx';
import { ariaCurrentPage } from './aria-current.ts';
import { MenuEntry } from './menu-entry.tsx';
import { pictureColumns, pictureVisibility } from './menu-pictures.ts';

interface Props {
  item: NavigationItem;
  id: string;
  texts: Texts;
}

/** The panel of an open item: the item itself, then the pages below it in columns. */
export function MenuPanel({ item, id, texts }: Props) {
  const pictures = pictureVisibility(item.children);
  return (
    <div popover="auto" id={id} className="menu-panel">
      <div className="menu-panel__scroll">
        <div className={cx('menu-panel__grid page-width', pictures && `has-pictures-${pictures}`)}>
          <div className="menu-panel__intro">
            <p className="font-display font-heading text-title">
              <ShellLink
                link={item}
                texts={texts}
                current={ariaCurrentPage(item)}
                className="menu-panel__head"
              >
                {item.title}
                <Icon name="arrow-right" />
              </ShellLink>
            </p>
            {item.text && <p className="text-ink-muted">{item.text}</p>}
          </div>
          <ul className="menu-panel__entries" data-columns={pictureColumns(item.children.length)}>
            {item.children.map((child) => (
              <MenuEntry key={child.path} item={child} texts={texts} withPicture={pictures !== undefined} />
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
