import { type Picture, variantWidths } from '../../../shared/platform/picture.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { NavigationItem } from '../navigation.ts';
import { ShellLink } from '../shell-link.tsx';
import { ariaCurrentPage } from './aria-current.ts';
import { MenuLeaves } from './menu-leaves.tsx';

interface Props {
  item: NavigationItem;
  texts: Texts;
  withPicture?: boolean | undefined;
}

/** A page in a panel or sheet; pages below it expand in `details`, which needs no script. */
export function MenuEntry({ item, texts, withPicture }: Props) {
  return (
    <li className="menu-entry">
      {withPicture && (
        <span className="menu-entry__picture">{item.image && <EntryPicture picture={item.image} />}</span>
      )}
      <div className="menu-entry__row">
        <ShellLink link={item} texts={texts} current={ariaCurrentPage(item)} className="menu-entry__name">
          <span>{item.title}</span>
        </ShellLink>
        {item.children.length > 0 && (
          <details>
            <summary
              aria-label={`${texts('menuShowMore')} ${item.title}`}
              className="menu-entry__toggle menu-entry__toggle--apart"
            >
              <PlusOrMinus />
            </summary>
            <MenuLeaves items={item.children} texts={texts} />
          </details>
        )}
      </div>
    </li>
  );
}

export function PlusOrMinus() {
  return (
    <>
      <Icon name="plus" />
      <Icon name="minus" />
    </>
  );
}

/** Cut-outs (they have no placeholder) are contained in the frame; photographs fill it. */
function EntryPicture({ picture: { src, width, height, placeholder, vector } }: { picture: Picture }) {
  const widths = variantWidths(width).filter((variant) => variant <= 640);
  return (
    <img
      src={`${src}/${vector ? 'original.svg' : '320.webp'}`}
      srcSet={vector ? undefined : widths.map((variant) => `${src}/${variant}.webp ${variant}w`).join(', ')}
      sizes="18rem"
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
      className={cx((vector || !placeholder) && 'is-cut-out')}
    />
  );
}
