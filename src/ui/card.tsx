import type { ReactNode } from 'react';
import { cx } from './class-names.ts';

interface Props {
  children: ReactNode;
  className?: string | undefined;
  as?: 'article' | 'div' | 'li' | undefined;
}

/** A thing among its like. With a `CardLink` inside, the whole card is the link. */
export function Card({ children, className, as: Tag = 'article' }: Props) {
  return <Tag className={cx('card', className)}>{children}</Tag>;
}

interface MediaProps {
  children: ReactNode;
  /** Tags in the upper left corner. */
  tags?: ReactNode;
  className?: string | undefined;
}

export function CardMedia({ children, tags, className }: MediaProps) {
  return (
    <div className={cx('card__media', className)}>
      {children}
      {tags && <div className="card__tags">{tags}</div>}
    </div>
  );
}

export function CardBody({ children, className }: { children: ReactNode; className?: string | undefined }) {
  return <div className={cx('card__body', className)}>{children}</div>;
}

export function CardFoot({ children }: { children: ReactNode }) {
  return <div className="card__foot">{children}</div>;
}

/** Stands inside the card's heading. */
export function CardLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="card__link">
      {children}
    </a>
  );
}

/** The empty stage, for a picture that is not there yet. */
export function MissingPicture({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <div className="missing-picture">
      {icon}
      <span>{text}</span>
    </div>
  );
}
