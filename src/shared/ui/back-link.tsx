import { Icon } from './icon.tsx';

/** One step up, at the top of a page; who came from there goes back to where they were. */
export function BackLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      data-script="back-link"
      className="group inline-flex min-h-7 flex-none items-center gap-2 font-medium text-small"
    >
      <Icon
        name="arrow-left"
        size="small"
        className="transition-[translate] duration-fast group-hover:-translate-x-[3px]"
      />
      {children}
    </a>
  );
}
