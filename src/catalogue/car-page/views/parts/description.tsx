import type { Texts } from '../../../../sites/texts.ts';
import { Fold } from '../../../../ui/fold.tsx';
import type { Car } from '../../../car.ts';
import { textLanguage } from '../../../in-language/feed-language.ts';
import { CarSection } from './car-section.tsx';

/** What the seller writes about the car; a long text shows its first 300 px (DET-22). */
export function Description({ car, texts }: { car: Car; texts: Texts }) {
  const paragraphs = (car.description ?? '').split(/\n+/).filter(Boolean);
  if (paragraphs.length === 0) return null;
  return (
    <CarSection id="description" title={texts('carDescription')}>
      <Fold
        id="description-text"
        shows="300px"
        more={texts('detailReadMore')}
        less={texts('detailReadLess')}
        fits={isShort(paragraphs)}
      >
        <div lang={textLanguage(car, car.description ?? '')} className="grid max-w-text gap-4 text-lead">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Fold>
    </CarSection>
  );
}

/** Fits into the collapsed text even on a narrow phone, where a line has some forty characters. */
function isShort(paragraphs: readonly string[]): boolean {
  const lines = paragraphs.reduce((sum, { length }) => sum + Math.ceil(length / CHARACTERS_PER_LINE) + 1, 0);
  return lines <= MAX_LINES_CLOSED;
}

const CHARACTERS_PER_LINE = 34;
const MAX_LINES_CLOSED = 10;
