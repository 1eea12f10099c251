import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface Props {
  children: ReactNode;
  icon?: ReactNode;
  tone?: 'brand' | 'neutral' | 'warning' | 'danger' | undefined;
}

/** A remark beside the matter it concerns. */
export function Notice({ children, icon, tone = 'brand' }: Props) {
  return (
    <div className={cx('notice', tone !== 'brand' && `notice--${tone}`)}>
      {icon}
      <div>{children}</div>
    </div>
  );
}
