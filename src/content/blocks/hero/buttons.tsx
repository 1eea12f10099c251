import { BUTTON_KINDS } from '../../../shared/ui/button.tsx';
import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import type { HeroFields } from './hero-fields.ts';

type Props = Pick<HeroFields, 'link' | 'secondLink' | 'buttonType' | 'textColor' | 'centerContent'> & {
  className?: string | undefined;
};

export function Buttons({ link, secondLink, buttonType, textColor, centerContent, className }: Props) {
  if (!link && !secondLink) return null;
  return (
    <div className={cx('flex flex-wrap gap-3 max-sm:*:w-full', centerContent && 'justify-center', className)}>
      <CallToAction link={link} kind={BUTTON_KINDS[buttonType]} size="large" />
      <CallToAction
        link={secondLink}
        kind={textColor === 'Black' ? 'secondary' : 'ghost-contrast'}
        size="large"
      />
    </div>
  );
}
