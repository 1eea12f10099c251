'use client';

import { Link } from '@payloadcms/ui';
import type { ReactNode } from 'react';

/** A link within the studio, without prefetching. */
export function StudioLink({
  href,
  className,
  children,
}: {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <Link href={href} className={className} prefetch={false}>
      {children}
    </Link>
  );
}
