import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

export type Ground = 'paper' | 'surface' | 'stage' | 'brand' | 'ink';

interface SectionProps {
  children: ReactNode;
  ground?: Ground | undefined;
  /** The id of the heading that names the section. */
  labelledBy?: string | undefined;
  id?: string | undefined;
  className?: string | undefined;
}

export function Section({ children, ground = 'paper', labelledBy, id, className }: SectionProps) {
  const dark = ground === 'ink' || ground === 'brand';
  const classes = cx('section', ground !== 'paper' && `section--${ground}`, dark && 'on-dark', className);
  return (
    <section id={id} aria-labelledby={labelledBy} className={classes}>
      {children}
    </section>
  );
}

/** The page's width: at most 1440 px, with gutters that grow with the screen. */
export function Container({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={cx('page-width', className)}>{children}</div>;
}

interface HeadProps {
  title: ReactNode;
  id?: string | undefined;
  level?: 1 | 2 | 3 | undefined;
  lead?: ReactNode;
  /** A link or arrows, to the right of the title. */
  action?: ReactNode;
}

export function SectionHead({ title, id, level = 2, lead, action }: HeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="section-head">
      <div>
        <Heading id={id}>{title}</Heading>
        {lead && <p className="section-head__lead">{lead}</p>}
      </div>
      {action}
    </div>
  );
}
