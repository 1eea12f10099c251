import type { Link } from '../../shared/platform/fields/fields.ts';
import { Icon } from '../../shared/ui/icon.tsx';

/** For a link that may be a telephone number. */
export function phoneIcon(link: Link | undefined) {
  return link?.href.startsWith('tel:') && <Icon name="phone" />;
}
