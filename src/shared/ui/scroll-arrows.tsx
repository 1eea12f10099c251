import * as ArrowLeft from 'lucide-react/icons/arrow-left';
import * as ArrowRight from 'lucide-react/icons/arrow-right';
import { useEffect, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { IconShape } from './icon-shape.tsx';

interface Props {
  /** The id of the `ScrollRow` they move. */
  row: string;
  previousLabel: string;
  nextLabel: string;
}

/** Arrows for a scrolling row, off at its ends. For islands; the row scrolls without them too. */
export function ScrollArrows({ row, previousLabel, nextLabel }: Props) {
  const [ends, setEnds] = useState({ atStart: true, atEnd: false });
  useEffect(() => {
    const scroller = document.getElementById(row);
    if (!scroller) return;
    const look = () => setEnds(endsOf(scroller));
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      scroller.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [row]);
  const go = (direction: 1 | -1) => () => {
    const scroller = document.getElementById(row);
    scroller?.scrollBy({ left: direction * scroller.clientWidth * 0.8, behavior: 'smooth' });
  };
  return (
    <div className="scroll-arrows">
      <IconButton
        label={previousLabel}
        icon={<IconShape of={ArrowLeft} />}
        disabled={ends.atStart}
        onClick={go(-1)}
      />
      <IconButton
        label={nextLabel}
        icon={<IconShape of={ArrowRight} />}
        disabled={ends.atEnd}
        onClick={go(1)}
      />
    </div>
  );
}

function endsOf(row: HTMLElement) {
  return { atStart: row.scrollLeft < 8, atEnd: row.scrollLeft + row.clientWidth > row.scrollWidth - 8 };
}
