import * as CircleHelp from 'lucide-react/icons/circle-question-mark';
import { useListLink } from '../../../../shared/faceted-list/views/list-context.ts';
import { quoted } from '../../../../shared/sites/quoted.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { TextLink } from '../../../../shared/ui/text-link.tsx';
import type { CarList } from '../car-list.ts';
import { buildChips } from '../chips.ts';
import { type CarListTools, useCarListTools } from './car-list-tools.ts';

/** Names the words that the cars below were not chosen by, and asks where they may mean one of several things. */
export function UnclearWordsNotice() {
  const context = useCarListTools();
  const { unclearWords, language, texts, addressOf } = context;
  const linkTo = useListLink();
  if (unclearWords.length === 0) return null;
  const words = unclearWords.map((unclear) => quoted(unclear.words, language)).join(', ');
  const choices = unclearWords.flatMap((unclear) => unclear.choices);
  return (
    <div role="status" className="mb-6">
      <Notice tone="warning" icon={<IconShape of={CircleHelp} />}>
        {texts('listUnclearWords', { words })}
        {choices.length > 0 && (
          <span className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
            <span>{texts('listDidYouMean')}</span>
            {choices.map((choice) => (
              <TextLink key={addressOf(choice)} {...linkTo(choice)} rel="nofollow">
                {choiceLabel(choice, context)}
              </TextLink>
            ))}
          </span>
        )}
      </Notice>
    </div>
  );
}

/** The filters that the choice adds. */
function choiceLabel(choice: CarList, context: CarListTools): string {
  const now = new Set(buildChips(context.list, context).map(({ key, label }) => `${key} ${label}`));
  const added = buildChips(choice, context).filter(({ key, label }) => !now.has(`${key} ${label}`));
  return added.map(({ label }) => label).join(', ');
}
