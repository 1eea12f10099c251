import Braces from 'lucide-react/icons/braces';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Inbox from 'lucide-react/icons/inbox';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import MapSheet from 'lucide-react/icons/map';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import { IconShape } from '../../ui/icon-shape.tsx';

const icons = {
  studio: PanelsTopLeft,
  outbox: Inbox,
  blocks: LayoutGrid,
  api: Braces,
  tour: MapSheet,
  health: HeartPulse,
} as const;

export type Audience = 'editors' | 'developers';

/** A way into the installation for those who work with it. Without `href` it is something to read in the repository. */
export type ToolLink = {
  audience: Audience;
  icon: keyof typeof icons;
  title: string;
  text: string;
  /** As it is shown: `/admin`, `docs/tour.md`. */
  address: string;
  href?: string | undefined;
};

export function hasLinksFor(audience: Audience, links: readonly ToolLink[]): boolean {
  return links.some((link) => link.audience === audience);
}

export function ToolLinks({ audience, doors: links }: { audience: Audience; doors: readonly ToolLink[] }) {
  if (!hasLinksFor(audience, links)) return null;
  return (
    <section id={audience} aria-labelledby={`for-${audience}`}>
      <h2 id={`for-${audience}`} className="mb-6 text-title font-heading">
        For {audience}
      </h2>
      <ul className="border-t border-line-on-dark">
        {links
          .filter((link) => link.audience === audience)
          .map((link) => (
            <li key={link.address} className="border-b border-line-on-dark">
              <ToolLinkRow door={link} />
            </li>
          ))}
      </ul>
    </section>
  );
}

const row =
  'group grid grid-cols-[1.5rem_1fr] items-start gap-x-5 gap-y-1 py-5 sm:grid-cols-[1.5rem_1fr_auto]';

function ToolLinkRow({ door: link }: { door: ToolLink }) {
  const inside = (
    <>
      <IconShape of={icons[link.icon]} className="mt-[0.1875rem] text-accent" />
      <span>
        <span className="block font-medium decoration-1 underline-offset-4 in-[a]:group-hover:underline">
          {link.title}
        </span>
        <span className="block text-[0.9375rem] text-on-dark-muted">{link.text}</span>
      </span>
      <span className="pt-0.5 text-small text-on-dark-soft max-sm:col-start-2 sm:whitespace-nowrap">
        {link.address}
      </span>
    </>
  );
  return link.href ? (
    <a href={link.href} className={row}>
      {inside}
    </a>
  ) : (
    <div className={row}>{inside}</div>
  );
}
