import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { cx } from './class-names.ts';

type Props = ComponentPropsWithoutRef<'article'>;

/** A thing among its like. With a `CardLink` inside, the whole card is the link. */
export function Card({ className, ...rest }: Props) {
  return <article {...rest} className={cx('card', className)} />;
}

interface PartProps {
  children: ReactNode;
  className?: string | undefined;
}

export function CardMedia({ children, className }: PartProps) {
  return <div className={cx('card__media', className)}>{children}</div>;
}

/** Tags in the upper left corner of the media. */
export function CardTags({ children }: { children: ReactNode }) {
  return <div className="card__tags">{children}</div>;
}

export function CardBody({ children, className }: PartProps) {
  return <div className={cx('card__body', className)}>{children}</div>;
}

/** Placed inside the card's heading. */
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
