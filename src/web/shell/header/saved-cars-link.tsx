import { Icon } from '../../../shared/ui/icon.tsx';

/** The heart; the script of saved cars fills in their count (src/features/cars/saved). */
export function SavedCarsLink({ href, label }: { href: string; label: string }) {
  return (
    <a href={href} aria-label={label} data-saved-cars="" className="site-header__saved">
      <Icon name="heart" />
      <span data-count="" hidden aria-hidden="true" className="count count--signal" />
    </a>
  );
}
