import { Icon } from './icon.tsx';

/** Moves a little when the link around it, with the class `group`, is hovered. */
export const backArrow = (
  <Icon
    name="arrow-left"
    size="small"
    className="transition-[translate] duration-fast group-hover:-translate-x-[3px]"
  />
);

/** One step up, at the top of a page; who came from there goes back to where they were. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      data-script="back-link"
      className="group inline-flex min-h-7 flex-none items-center gap-2 font-medium text-small"
    >
      {backArrow}
      {children}
    </a>
  );
}
