import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { isIconName } from '../../../shared/ui/icon-names.ts';
import type { footerFields } from './fields.ts';

type SocialLink = Resolved<typeof footerFields>['socialLinks'][number];

/** Unknown icon names: their links are left out, and the renderer logs them (FOOT-08). */
export function unknownSocialIcons(links: readonly SocialLink[]): string[] {
  return links.filter(({ icon }) => !isIconName(icon)).map(({ icon }) => icon);
}

export function shownSocialLinks<Link extends Pick<SocialLink, 'icon' | 'url'>>(
  links: readonly Link[],
): Link[] {
  return links.filter(({ icon, url }) => isIconName(icon) && /^https?:\/\//.test(url));
}

export function SocialLinks({ links, label }: { links: readonly SocialLink[]; label: string }) {
  const known = shownSocialLinks(links);
  if (known.length === 0) return null;
  return (
    <ul aria-label={label} className="flex gap-2 text-on-dark">
      {known.map(({ name, url, icon }) => (
        <li key={url}>
          <a href={url} rel="noopener" className="icon-button" aria-label={name || icon}>
            <Icon name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}
