import { type ComponentType, createElement, type ReactNode, type SVGProps } from 'react';
import { memoize } from '../platform/memoize.ts';
import { cx } from './class-names.ts';

type Drawing = ComponentType<SVGProps<SVGSVGElement>>;
interface IconModule {
  default: Drawing;
}

interface Props {
  /** `import * as Check from 'lucide-react/icons/check'`; a component that draws an svg will do as well. */
  of: IconModule | Drawing;
  /** 20 px, or 16 beside small text. */
  size?: 'regular' | 'small' | undefined;
  label?: string | undefined;
  className?: string | undefined;
}

/** One icon with the stroke that the stylesheet gives all icons; decorative unless it has a label. */
export function IconShape({ of, size, label, className }: Props) {
  const role = label ? 'img' : undefined;
  const hidden = label ? undefined : true;
  const classes = cx('icon', size === 'small' && 'icon--small', className);
  const lines = linesOf(of);
  if (!lines) {
    const Component = 'default' in of ? of.default : of;
    return (
      <Component role={role} aria-label={label} aria-hidden={hidden} strokeWidth={1.5} className={classes} />
    );
  }
  return (
    <svg role={role} aria-label={label} aria-hidden={hidden} viewBox="0 0 24 24" className={classes}>
      {lines}
    </svg>
  );
}

type Line = readonly [tag: string, attributes: Record<string, string>];

const linesOfData = memoize(({ node }: { node: readonly Line[] }): ReactNode[] =>
  node.map(([tag, attributes]) => createElement(tag, attributes)),
);

// On the server Lucide's component costs about three times what its bare lines do; a list page has hundreds.
// Should a later Lucide stop handing out the lines, its component is used instead.
function linesOf(icon: object): ReactNode[] | undefined {
  const { __iconData: data } = icon as { __iconData?: { node: readonly Line[] } };
  return data && linesOfData(data);
}
