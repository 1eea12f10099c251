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
    <ol
      className="tyre-progress mt-[clamp(1.5rem,3vw,2.5rem)] grid gap-3 max-sm:grid-cols-[repeat(3,auto)] max-sm:justify-start max-sm:gap-x-4 max-sm:gap-y-2 max-sm:[&>li:not(.tyre-progress--now)]:text-[0px]"
      aria-label={texts('tyreSteps')}
    >
      {steps.map((key, index) => (
        <li
          key={key}
          aria-current={index === now ? 'step' : undefined}
          className={cx(
            'flex items-center gap-3.5 max-sm:gap-2 max-sm:text-size-small',
            index < now && 'tyre-progress--done',
            index === now && 'tyre-progress--now font-medium text-ink',
          )}
        >
          <span
            className="tyre-progress__mark grid size-9 flex-none place-items-center rounded-[50%] text-[0.9375rem] font-medium max-sm:size-7.5 max-sm:text-size-small [.tyre-progress--done>&]:border-brand-ink [.tyre-progress--done>&]:bg-brand [.tyre-progress--done>&]:text-on-brand"
            aria-hidden="true"
          >
            {index < now ? <IconShape of={Check} size="small" /> : index + 1}
          </span>
          {texts(key)}
        </li>
      ))}
    </ol>
  );
}
