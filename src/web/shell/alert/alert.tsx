import type { Texts } from '../../../shared/sites/texts.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { type AlertFields, hasAlert, isClosable } from './alert-message.ts';

const looks: Record<AlertFields['messageType'], string> = {
  Warning: 'alert--warning',
  Dark: 'alert--dark on-dark',
  Light: 'alert--light',
  Neutral: 'alert--neutral',
};

const icons: Record<AlertFields['messageIcon'], string> = {
  CampaignAlert: 'megaphone',
  WarningAlert: 'triangle-alert',
};

interface Props {
  header: AlertFields;
  texts: Texts;
  editing: boolean;
}

/** The message above the header. */
export function Alert({ header, texts, editing }: Props) {
  if (!hasAlert(header)) return null;
  const closable = isClosable(header, { editing });
  return (
    <aside
      aria-label={texts('alertLabel')}
      className={cx('alert', looks[header.messageType], closable && 'is-closable')}
    >
      <div className="min-h-0 overflow-hidden">
        <div className="flex min-h-12 items-center gap-3 py-1.5 page-width">
          <Icon name={icons[header.messageIcon]} className="in-[.alert--dark]:text-accent" />
          <p className="flex-1 leading-[1.4]">
            {header.messageTitle && <strong>{header.messageTitle} </strong>}
            {header.messageText}
          </p>
          {closable && (
            <IconButton
              label={texts('alertClose')}
              icon={<Icon name="x" />}
              bare
              size="small"
              className="-mr-1.5 noscript:hidden"
              data-alert-close
            />
          )}
        </div>
      </div>
    </aside>
  );
}
