import type { ReactNode } from 'react';
import type { Link } from '../../shared/platform/fields/fields.ts';
import type { Texts } from '../../shared/sites/texts.ts';

interface Props {
  link: Pick<Link, 'href' | 'target'>;
  texts: Texts;
  className?: string | undefined;
  current?: 'page' | 'true' | undefined;
  children: ReactNode;
}

/** A link as editors wrote it. One that opens a new tab announces that to screen readers. */
export function ShellLink({ link, texts, className, current, children }: Props) {
  const newTab = link.target === '_blank';
  return (
    <a
      href={link.href}
      className={className}
      aria-current={current}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {children}
      {newTab && <span className="sr-only"> ({texts('opensInNewTab')})</span>}
    </a>
  );
}
