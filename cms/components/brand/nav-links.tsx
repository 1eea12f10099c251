'use client';

import { useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { StudioIcon } from '../../views/studio-icon.tsx';
import { StudioLink } from '../../views/studio-link.tsx';

const links = [
  { href: '/admin', label: 'Overview', icon: 'home' },
  { href: '/admin/collections/pages/tree', label: 'Page tree', icon: 'tree' },
  { href: '/admin/stories', label: 'Stories', icon: 'story' },
  { href: '/admin/dealerships', label: 'Dealerships', icon: 'pin' },
] as const;

const operations = { href: '/admin/operations', label: 'Operations', icon: 'pulse' } as const;

/** Links above the collections, to where most work begins. */
export function NavLinks() {
  const path = usePathname();
  const { user } = useAuth();
  const shown = user?.['role'] === 'administrator' ? [...links, operations] : links;
  return (
    <div className="studio-nav">
      {shown.map(({ href, label, icon }) => (
        <StudioLink key={href} href={href} className={path === href ? 'is-current' : undefined}>
          <StudioIcon name={icon} />
          <span>{label}</span>
        </StudioLink>
      ))}
      {/* A page of the sites' server, in the same login. */}
      <a href="/workshop">
        <StudioIcon name="calendar" />
        <span>Workshop</span>
      </a>
    </div>
  );
}
