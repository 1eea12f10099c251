import type { Texts } from '../../../../sites/texts.ts';
import { ButtonLink } from '../../../../ui/button.tsx';
import { nonBreaking } from '../../../../ui/price.tsx';
import type { MonthlyCost } from '../../../card.ts';

interface Props {
  /** '459 900 kr' */
  price: string;
  monthly: MonthlyCost | undefined;
  texts: Texts;
}

/** On phones the price and the next step stay visible, as long as the car's own section is in view. */
export function BuyBar({ price, monthly, texts }: Props) {
  return (
    <div
      data-script="buy-bar"
      className="buy-bar not-on-paper sticky bottom-0 z-30 flex items-center justify-between gap-4 border-line border-t bg-paper px-gutter py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden"
    >
      <div className="tabular-nums">
        {nonBreaking(price)}
        <Monthly monthly={monthly} />
      </div>
      <ButtonLink href="#contact-testdrive">{texts('detailTestDrive')}</ButtonLink>
    </div>
  );
}

/** What the calculators say, from the moment they say it; with the example where one has to stand beside it. */
function Monthly({ monthly }: Pick<Props, 'monthly'>) {
  const line = 'text-ink-muted text-small';
  return (
    <>
      <p data-monthly="plain" hidden={!monthly || monthly.example !== undefined} className={line}>
        {monthly && nonBreaking(monthly.text)}
      </p>
      <details data-monthly="with example" hidden={!monthly?.example} className={line}>
        <summary className="cursor-pointer underline decoration-dotted underline-offset-3">
          {monthly && nonBreaking(monthly.text)}
        </summary>
        <p className="mt-1 max-w-text text-micro">{monthly?.example}</p>
      </details>
    </>
  );
}
