import { Icon } from '../../../shared/ui/icon.tsx';

/** The heart; the script of saved cars fills in their count (src/features/cars/saved). */
export function SavedCarsLink({ href, label }: { href: string; label: string }) {
  return (
    <a
      href={href}
      aria-label={label}
      data-saved-cars=""
      className="site-header__saved relative inline-grid size-11 flex-none place-items-center rounded-[50%] [transition:background-color_var(--fast)] focus-visible:rounded-[50%] [&>.count]:absolute [&>.count]:top-0.75 [&>.count]:right-0 [&>.count]:h-4.5 [&>.count]:min-w-4.5 [&>.count]:px-1 [&>.count]:text-[0.6875rem] [&>.count[hidden]]:hidden"
    >
      <Icon name="heart" />
      <span data-count="" hidden aria-hidden="true" className="count count--signal" />
    </a>
  );
}
