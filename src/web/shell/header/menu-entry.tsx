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
    <li className="menu-entry [&[hidden]]:hidden">
      {withPicture && (
        <span className="menu-entry__picture [display:var(--entry-picture,none)] aspect-[3/2] overflow-hidden rounded-picture [&>img]:size-full [&>img]:[transition:scale_700ms_var(--ease)]">
          {item.image && <EntryPicture picture={item.image} />}
        </span>
      )}
      <div className="menu-entry__row relative">
        <ShellLink
          link={item}
          texts={texts}
          current={ariaCurrentPage(item)}
          className="menu-entry__name flex gap-2 py-[calc((var(--row)-1.25em)/2)] text-[1.25rem] leading-[1.25] tracking-(--track-3) in-[.menu-panel--narrow]:text-[1.0625rem]"
        >
          <span>{item.title}</span>
        </ShellLink>
        {item.children.length > 0 && (
          <details>
            <summary
              aria-label={`${texts('menuShowMore')} ${item.title}`}
              className="menu-entry__toggle absolute top-[calc((var(--row)-2.5rem)/2)] -right-2.5 grid size-10 place-items-center rounded-[50%] [transition:background-color_var(--fast)] focus-visible:rounded-[50%] focus-visible:-outline-offset-2 [&:hover]:bg-stage"
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
