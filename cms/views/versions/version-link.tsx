'use client';

import { useModal } from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation.js';
import type { ReactNode } from 'react';
import { StudioLink } from '../studio-link.tsx';

type Props = { href: string; version: number | string; isChoice: boolean; children: ReactNode };

/** Opens a version; in the drawer beside another version it is chosen to compare that one with. */
export function VersionLink({ href, version, isChoice, children }: Props) {
  const { closeAllModals } = useModal();
  const router = useRouter();
  const path = usePathname();
  const query = useSearchParams();
  if (!isChoice) return <StudioLink href={href}>{children}</StudioLink>;
  function choose(): void {
    closeAllModals();
    const chosen = new URLSearchParams(query);
    chosen.set('versionFrom', String(version));
    router.push(`${path}?${chosen}`);
  }
  return (
    <button type="button" className="studio-link" onClick={choose}>
      {children}
    </button>
  );
}
