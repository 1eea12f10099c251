import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import { BUTTON_KINDS } from '../../../shared/ui/button.tsx';
import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { fields as declared } from './fields.ts';
import { tones } from './tones.ts';

/** The buttons. Primary means the one that stands out on this background. */
export function Buttons({ fields }: { fields: Resolved<typeof declared> }) {
  const { link, secondLink, buttonType, tone } = fields;
  if (!link && !secondLink) return null;
  const { act, aside } = tones[tone];
  const first = buttonType === 'Primary' ? act : { kind: BUTTON_KINDS[buttonType] };
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <CallToAction link={link} size="large" {...first} />
      <CallToAction
        link={secondLink}
        size="large"
        kind={aside}
        icon={secondLink?.href.startsWith('tel:') ? <Icon name="phone" /> : undefined}
      />
    </div>
  );
}
