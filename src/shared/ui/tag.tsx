import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

/** `ok` has a green dot, `full` a ring; both say the state in words as well. */
export type TagLook = 'plain' | 'campaign' | 'brand' | 'line' | 'dark' | 'ok' | 'full';

interface Props {
  children: ReactNode;
  look?: TagLook | undefined;
  className?: string | undefined;
  /** Where it is not the page's language. */
  lang?: string | undefined;
}

export function Tag({ children, look = 'plain', className, lang }: Props) {
  return (
    <span lang={lang} className={cx('tag', look !== 'plain' && `tag--${look}`, className)}>
      {children}
    </span>
  );
}

/** A number in a small round, for how many filters are on or cars are saved. */
export function Count({ value, signal }: { value: number; signal?: boolean | undefined }) {
  return <span className={cx('count', signal && 'count--signal')}>{value}</span>;
}
