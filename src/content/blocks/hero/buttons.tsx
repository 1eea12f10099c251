import { BUTTON_KINDS, ButtonLink } from '../../../shared/ui/button.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import type { HeroFields } from './hero-fields.ts';

type Props = Pick<HeroFields, 'link' | 'secondLink' | 'buttonType' | 'textColor' | 'centerContent'> & {
  className?: string | undefined;
};

export function Buttons({ link, secondLink, buttonType, textColor, centerContent, className }: Props) {
  if (!link && !secondLink) return null;
  return (
    <div className={cx('flex flex-wrap gap-3 max-sm:*:w-full', centerContent && 'justify-center', className)}>
      {link && (
        <ButtonLink
          href={link.href}
          target={link.target || undefined}
          kind={BUTTON_KINDS[buttonType]}
          size="large"
        >
          {link.text}
        </ButtonLink>
      )}
      {secondLink && (
        <ButtonLink
          href={secondLink.href}
          target={secondLink.target || undefined}
          kind={textColor === 'Black' ? 'secondary' : 'ghost-contrast'}
          size="large"
        >
          {secondLink.text}
        </ButtonLink>
      )}
    </div>
  );
}
