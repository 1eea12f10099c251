import * as CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import * as Mail from 'lucide-react/icons/mail';
import * as Phone from 'lucide-react/icons/phone';
import { telephoneLink } from '../../../../shared/platform/telephone-link.ts';
import { Button, ButtonLink } from '../../../../shared/ui/button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import type { TyreVehicle } from '../../tyre-vehicle.ts';
import type { TyreTexts } from '../use-tyre-hotel.ts';

/** Nothing is free: the workshop itself may find a time (TH-39). */
export function NoDays({ texts, location }: { texts: TyreTexts; location: TyreVehicle['location'] }) {
  const { phone, email } = location;
  return (
    <div
      className="tyre-notice in-[.tyre-times]:mt-6 in-[.tyre-times]:rounded-xl in-[.tyre-times]:px-5 in-[.tyre-times]:py-4"
      role="alert"
    >
      <p>{texts('tyreNoDays')}</p>
      <div className="flex flex-wrap gap-3">
        {phone && (
          <ButtonLink href={telephoneLink(phone)} icon={<IconShape of={Phone} />}>
            {phone}
          </ButtonLink>
        )}
        {email && (
          <ButtonLink kind="secondary" href={`mailto:${email}`} icon={<IconShape of={Mail} />}>
            {email}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}

type FailedProps = {
  textKey: 'tyreDaysFailed' | 'tyreTimesFailed';
  texts: TyreTexts;
  onRetry: () => void;
};

/** What could not be loaded, and another try (TH-40). */
export function LoadingFailed({ textKey, texts, onRetry }: FailedProps) {
  return (
    <div
      className="tyre-notice in-[.tyre-times]:mt-6 in-[.tyre-times]:rounded-xl in-[.tyre-times]:px-5 in-[.tyre-times]:py-4 tyre-notice--failed border-transparent bg-danger-tint"
      role="alert"
    >
      <p>
        <IconShape of={CircleAlert} />
        {texts(textKey)}
      </p>
      <Button kind="secondary" size="small" onClick={onRetry}>
        {texts('tyreRetry')}
      </Button>
    </div>
  );
}
