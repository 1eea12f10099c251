import * as ArrowLeft from 'lucide-react/icons/arrow-left';
import * as ArrowRight from 'lucide-react/icons/arrow-right';
import { type ReactNode, useId } from 'react';
import type { Texts } from '../../../../shared/sites/texts.ts';
import { IconButton } from '../../../../shared/ui/icon-button.tsx';
import { IconShape } from '../../../../shared/ui/icon-shape.tsx';
import { ProgressLine } from '../../../../shared/ui/progress-line.tsx';
import { ScrollRow } from '../../../../shared/ui/scroll-row.tsx';
import { Container, SectionHead } from '../../../../shared/ui/section.tsx';
import type { CarCardData } from '../card.ts';
import { CarCard } from './car-card.tsx';

interface Props {
  title?: string | undefined;
  lead?: string | undefined;
  /** A link beside the heading. */
  action?: ReactNode;
  /** What is in the row, read aloud. */
  label: string;
  cards: readonly CarCardData[];
  texts: Texts;
}

/** Cars in a row that scrolls and snaps. The arrows and the progress line work once the script has started; the row needs
 * neither, but their space is reserved, so that nothing shifts. */
export function CarRow({ title, lead, action, label, cards, texts }: Props) {
  const row = useId();
  return (
    <div data-script="car-row" data-when="visible">
      <Container>
        <SectionHead
          title={title}
          lead={lead}
          action={
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              {action}
              <div className="scroll-arrows invisible">
                <IconButton
                  data-previous=""
                  aria-controls={row}
                  label={texts('rowPrevious')}
                  icon={<IconShape of={ArrowLeft} />}
                />
                <IconButton
                  data-next=""
                  aria-controls={row}
                  label={texts('rowNext')}
                  icon={<IconShape of={ArrowRight} />}
                />
              </div>
            </div>
          }
        />
      </Container>
      <ScrollRow bleed id={row} label={label}>
        {cards.map((card) => (
          <CarCard key={card.id} card={card} texts={texts} />
        ))}
      </ScrollRow>
      <div className="page-width mt-8 invisible">
        <ProgressLine hidden label="" value={0} />
      </div>
    </div>
  );
}
