import type { ReactNode } from 'react';
import { telephoneLink } from '../platform/telephone-link.ts';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { MailAddress } from './mail-address.tsx';

interface Props {
  phone: string | undefined;
  email: string | undefined;
  /** Today's opening hours. */
  today?: string | undefined;
  className?: string | undefined;
}

/** Telephone, mail and today's hours, in rows between hairlines. */
export function ContactRows({ phone, email, today, className }: Props) {
  if (!phone && !email && !today) return null;
  return (
    <ul className={cx('border-line border-t', className)}>
      {phone && (
        <Row icon="phone">
          <a href={telephoneLink(phone)} className={link}>
            {phone}
          </a>
        </Row>
      )}
      {email && (
        <Row icon="mail">
          <a href={`mailto:${email}`} className={link}>
            <MailAddress address={email} />
          </a>
        </Row>
      )}
      {today && <Row icon="clock">{today}</Row>}
    </ul>
  );
}

const link = 'min-w-0 break-words decoration-1 underline-offset-4 hover:underline';

function Row({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <li className="flex min-h-12 items-center gap-3.5 border-line border-b py-1">
      <Icon name={icon} className="text-brand-ink" />
      {children}
    </li>
  );
}
