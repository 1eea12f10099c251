'use client';

import { Link } from '@payloadcms/ui';
import type { ReactNode } from 'react';

/** A link within the studio, without prefetching. */
export function StudioLink({
  href,
  className,
  isCurrent,
  children,
}: {
  href: string;
  className?: string | undefined;
  /** Where the person is already. */
  isCurrent?: boolean;
  children: ReactNode;
}) {
  return (
    <Link href={href} className={className} prefetch={false} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  );
}
