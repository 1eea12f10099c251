import type { Texts } from '../../../shared/sites/texts.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import type { NavigationItem } from '../navigation.ts';
import { MenuEntry } from './menu-entry.tsx';
import { MenuHead } from './menu-head.tsx';
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
    <div
      popover="auto"
      id={id}
      className="menu-panel fixed m-0 max-w-none overflow-visible bg-paper text-ink backdrop:bg-[rgb(var(--scrim)/0.5)] max-xl:[&:popover-open]:hidden"
    >
      <div className="max-h-[calc(100dvh-9rem)] overflow-y-auto overscroll-contain [.menu-panel--narrow>&]:px-6 [.menu-panel--narrow>&]:pt-2 [.menu-panel--narrow>&]:pb-5">
        <div className={cx('menu-panel__grid grid page-width', pictures && `has-pictures-${pictures}`)}>
          <div className="menu-panel__intro content-start pr-8">
            <p className="font-display font-heading text-title">
              <MenuHead item={item} texts={texts} />
            </p>
            {item.text && <p className="text-ink-muted">{item.text}</p>}
          </div>
          <ul
            className="menu-panel__entries grid items-start gap-x-gap in-[.has-pictures-always]:gap-y-gap"
            data-columns={pictureColumns(item.children.length)}
          >
            {item.children.map((child) => (
              <MenuEntry key={child.path} item={child} texts={texts} withPicture={pictures !== undefined} />
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
