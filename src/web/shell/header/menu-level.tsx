import type { Texts } from '../../../shared/sites/texts.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { NavigationItem } from '../navigation.ts';
import { MenuEntry } from './menu-entry.tsx';
import { MenuHead } from './menu-head.tsx';

interface Props {
  item: NavigationItem;
  id: string;
  texts: Texts;
}

/** The pages below an item of the menu sheet, as a sheet of their own with a back button (NAV-19). */
export function MenuLevel({ item, id, texts }: Props) {
  return (
    <div popover="auto" id={id} className="menu-sheet menu-sheet--below" data-menu-sheet>
      <div className="menu-sheet__level flex-[1_0_auto] px-gutter pt-2 pb-6">
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          className="menu-sheet__back inline-flex min-h-12 items-center gap-2 pr-3 text-size-small font-medium"
        >
          <Icon name="arrow-left" size="small" />
          {texts('menuBack')}
        </button>
        <p className="mt-1 mb-4 font-display font-heading text-title">
          <MenuHead item={item} texts={texts} />
        </p>
        <ul className="[&>li]:border-b [&>li]:border-b-line border-line border-t">
          {item.children.map((child) => (
            <MenuEntry key={child.path} item={child} texts={texts} />
          ))}
        </ul>
      </div>
    </div>
  );
}
