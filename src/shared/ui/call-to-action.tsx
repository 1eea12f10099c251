import type { ComponentProps } from 'react';
import type { Link } from '../platform/fields/fields.ts';
import { ButtonLink } from './button.tsx';

type Props = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'target' | 'children'> & {
  link: Link | undefined;
};

/** The link that editors chose, as a button; nothing where they chose none. */
export function CallToAction({ link, ...button }: Props) {
  if (!link) return null;
  return (
    <ButtonLink href={link.href} target={link.target || undefined} {...button}>
      {link.text}
    </ButtonLink>
  );
}
