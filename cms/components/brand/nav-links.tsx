'use client';

import { useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation.js';
import { useTexts } from '../../i18n/use-texts.ts';
import { StudioIcon } from '../../views/studio-icon.tsx';
import { StudioLink } from '../../views/studio-link.tsx';
import { brandTexts } from './texts.ts';

const links = [
  { href: '/admin', label: 'overview', icon: 'home' },
  { href: '/admin/collections/pages/tree', label: 'tree', icon: 'tree' },
  { href: '/admin/stories', label: 'stories', icon: 'story' },
  { href: '/admin/texts', label: 'texts', icon: 'words' },
  { href: '/admin/dealerships', label: 'dealerships', icon: 'pin' },
] as const;

const feeds = { href: '/admin/feeds', label: 'feeds', icon: 'feed' } as const;
const privacy = { href: '/admin/privacy', label: 'privacy', icon: 'person' } as const;
const operations = { href: '/admin/operations', label: 'operations', icon: 'pulse' } as const;

/** Links above the collections, to where most work begins. */
export function NavLinks() {
  const texts = useTexts(brandTexts);
  const path = usePathname();
  const { user } = useAuth();
  const isAdministrator = user?.['role'] === 'administrator';
  const hasSites = isAdministrator || (Array.isArray(user?.['sites']) && user['sites'].length > 0);
  const handlesPersonalData = isAdministrator || user?.['role'] === 'privacy';
  const shown = [
    ...(user?.['role'] === 'privacy' ? [] : links),
    ...(hasSites ? [feeds] : []),
    ...(handlesPersonalData ? [privacy] : []),
    ...(isAdministrator ? [operations] : []),
  ];
  return (
    <div className="studio-nav">
      {shown.map(({ href, label, icon }) => (
        <StudioLink key={href} href={href} className={path === href ? 'is-current' : undefined}>
          <StudioIcon name={icon} />
          <span>{texts[label]}</span>
        </StudioLink>
      ))}
      {/* A page of the sites' server, in the same login. */}
      <a href="/workshop">
        <StudioIcon name="calendar" />
        <span>{texts.workshop}</span>
      </a>
    </div>
  );
}
