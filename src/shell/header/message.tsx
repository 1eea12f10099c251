import type { Shown } from '../../platform/fields/fields.ts';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { headerFields } from './fields.ts';

type Header = Pick<
  Shown<typeof headerFields>,
  'hasMessage' | 'messageTitle' | 'messageText' | 'messageType' | 'messageIcon'
>;

const looks: Record<Header['messageType'], string> = {
  Warning: 'bg-accent text-on-accent',
  Dark: 'on-dark bg-ink text-on-dark [&_.icon]:text-accent',
  Light: 'bg-brand-tint text-ink',
  Neutral: 'bg-stage text-ink',
};

const icons: Record<Header['messageIcon'], string> = {
  CampaignAlert: 'megaphone',
  WarningAlert: 'triangle-alert',
};

/** A band of words above the header. Without words there is no band (ALERT-10). */
export function Message({ header }: { header: Header }) {
  if (!header.hasMessage || !(header.messageTitle || header.messageText)) return null;
  return (
    <aside data-message={header.messageType} className={cx('text-small', looks[header.messageType])}>
      <div className="page-width flex min-h-12 items-center gap-3 py-2">
        <Icon name={icons[header.messageIcon]} />
        <p className="leading-[1.4]">
          {header.messageTitle && <strong>{header.messageTitle} </strong>}
          {header.messageText}
        </p>
      </div>
    </aside>
  );
}
