import Braces from 'lucide-react/icons/braces';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import MapSheet from 'lucide-react/icons/map';
import PanelsTopLeft from 'lucide-react/icons/panels-top-left';
import { IconShape } from '../../../../src/shared/ui/icon-shape.tsx';
import { type Audience, linksForAudience, type ToolIcon, type ToolLink } from '../tool-links.ts';

const icons = {
  studio: PanelsTopLeft,
  blocks: LayoutGrid,
  api: Braces,
  tour: MapSheet,
  health: HeartPulse,
} as const satisfies Record<ToolIcon, unknown>;

export function ToolLinks({ audience, links }: { audience: Audience; links: readonly ToolLink[] }) {
  const listed = linksForAudience(audience, links);
  if (listed.length === 0) return null;
  return (
    <section id={audience} aria-labelledby={`for-${audience}`}>
      <h2 id={`for-${audience}`} className="mb-6 text-title font-heading">
        For {audience}
      </h2>
      <ul className="border-t border-line-on-dark">
        {listed.map((link) => (
          <li key={link.address} className="border-b border-line-on-dark">
            <ToolLinkRow link={link} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const row =
  'group grid grid-cols-[1.5rem_1fr] items-start gap-x-5 gap-y-1 py-5 sm:grid-cols-[1.5rem_1fr_auto]';

function ToolLinkRow({ link }: { link: ToolLink }) {
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
