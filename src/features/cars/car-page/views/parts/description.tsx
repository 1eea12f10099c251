import { languageName } from '../../../../../shared/sites/formats.ts';
import type { PageContext } from '../../../../../shared/sites/page-context.ts';
import { Disclosure } from '../../../../../shared/ui/disclosure.tsx';
import { textLanguage } from '../../../in-language/feed-language.ts';
import type { Car } from '../../../record/car.ts';
import { CarSection } from './car-section.tsx';

/** What the seller writes about the car; a long text shows its first 300 px (DET-22). */
export function Description({ car, page: { texts, language } }: { car: Car; page: PageContext }) {
  const paragraphs = (car.description ?? '').split(/\n+/).filter(Boolean);
  const listed = Map.groupBy(paragraphs.entries(), ([at]) => partOf(paragraphs, at));
  if (paragraphs.length === 0) return null;
  const own = textLanguage(car, car.description ?? '');
  return (
    <CarSection id="description" title={texts('carDescription')}>
      {own && (
        <p className="mb-4 text-ink-muted text-small">
          {texts('carInOwnLanguage', { language: languageName(own, language) })}
        </p>
      )}
      <Disclosure
        id="description-text"
        shows="300px"
        more={texts('detailReadMore')}
        less={texts('detailReadLess')}
        fits={isShort(paragraphs)}
      >
        <div lang={own} className="grid max-w-text gap-4 text-lead">
          {[...listed].map(([first, lines]) =>
            isListed(paragraphs[first]) ? (
              <ul key={first} className="list-disc pl-5">
                {lines.map(([at, line]) => (
                  <li key={at}>{line.slice(BULLET.length)}</li>
                ))}
              </ul>
            ) : (
              <p key={first}>{paragraphs[first]}</p>
            ),
          )}
        </div>
      </Disclosure>
    </CarSection>
  );
}

/** Feeds mark the items of a list by it; so does the import of those that are HTML. */
const BULLET = '• ';

function isListed(line: string | undefined): boolean {
  return line?.startsWith(BULLET) === true;
}

/** The lines of one list belong to its first; every other line is a paragraph of its own. */
function partOf(lines: readonly string[], at: number): number {
  return isListed(lines[at]) && isListed(lines[at - 1]) ? partOf(lines, at - 1) : at;
}

/** Fits into the collapsed text even on a narrow phone, where a line has some forty characters. */
function isShort(paragraphs: readonly string[]): boolean {
  const lines = paragraphs.reduce((sum, { length }) => sum + Math.ceil(length / CHARACTERS_PER_LINE) + 1, 0);
  return lines <= MAX_LINES_CLOSED;
}

const CHARACTERS_PER_LINE = 34;
const MAX_LINES_CLOSED = 10;
