import * as Check from 'lucide-react/icons/check';
import { cx } from '../../../../shared/ui/class-names.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import type { TyreTexts } from '../use-tyre-hotel.ts';

const steps = ['tyreStepPlate', 'tyreStepCode', 'tyreStepVehicle'] as const;
const current = { search: 0, login: 1, validate: 1 } as const;

/** How far one has come; the code is sent and entered in one of three steps. */
export function SignInProgress({ step, texts }: { step: keyof typeof current; texts: TyreTexts }) {
  const now = current[step];
  return (
    <ol className="tyre-progress" aria-label={texts('tyreSteps')}>
      {steps.map((key, index) => (
        <li
          key={key}
          aria-current={index === now ? 'step' : undefined}
          className={cx(index < now && 'tyre-progress--done', index === now && 'tyre-progress--now')}
        >
          <span className="tyre-progress__mark" aria-hidden="true">
            {index < now ? <IconShape of={Check} size="small" /> : index + 1}
          </span>
          {texts(key)}
        </li>
      ))}
    </ol>
  );
}
