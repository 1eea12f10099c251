import * as ArrowRight from 'lucide-react/icons/arrow-right';
import { IconShape } from '../../../shared/ui/icon-shape.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import type { CalculatorTexts } from '../calculator-texts.ts';

/** To the contact form, which takes the quote along. */
export function AskForQuote({ texts }: { texts: Pick<CalculatorTexts, 'financeAsk'> }) {
  return (
    <p className="not-on-paper">
      <TextLink href="#contact-quote" iconAfter={<IconShape of={ArrowRight} size="small" />}>
        {texts.financeAsk}
      </TextLink>
    </p>
  );
}
