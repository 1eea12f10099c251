import type { ComponentType, SVGProps } from 'react';
import { cx } from './class-names.ts';

interface Props {
  /** A drawing: `import Check from 'lucide-react/icons/check'`. */
  of: ComponentType<SVGProps<SVGSVGElement>>;
  /** 20 px, or 16 beside small text. */
  size?: 'regular' | 'small' | undefined;
  label?: string | undefined;
  className?: string | undefined;
}

/** One icon with the house's stroke; decorative unless it has a label. */
export function IconShape({ of: Drawing, size, label, className }: Props) {
  const spoken = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Drawing
      {...spoken}
      strokeWidth={1.5}
      className={cx('icon', size === 'small' && 'icon--small', className)}
    />
  );
}
