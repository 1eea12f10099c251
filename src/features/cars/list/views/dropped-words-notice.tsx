import * as SearchX from 'lucide-react/icons/search-x';
import { countText } from '../../../../shared/faceted-list/views/count-text.ts';
import { quoted } from '../../../../shared/sites/quoted.ts';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { Notice } from '../../../../shared/ui/notice.tsx';
import { useCarListTools } from './car-list-tools.ts';

/** No car has all that was typed: says which words the cars below do without. */
export function DroppedWordsNotice({ total }: { total: number }) {
  const { droppedWords, language, texts } = useCarListTools();
  if (droppedWords.length === 0) return null;
  const words = droppedWords.map((word) => quoted(word, language)).join(', ');
  return (
    <div role="status" className="mb-6">
      <Notice tone="warning" icon={<IconShape of={SearchX} />}>
        {texts('listWithoutWords', { words, count: countText(total, language), amount: total })}
      </Notice>
    </div>
  );
}
