import { cx } from '../../../../src/shared/ui/class-names.ts';
import { usePageStyle } from '../../../../src/shared/ui/page-styles.tsx';
import { Picture } from '../../../../src/shared/ui/picture.tsx';
import { balancedRows } from '../balanced-rows.ts';
import { type DirectoryEntry, nameOf } from '../directory-entry.ts';
import { countedNoun } from '../number-words.ts';
import { isLight, type WallColour, wallColours } from '../wall-colours.ts';
import { CarFront } from './car-front.tsx';
import { decorativePicture } from './decorative-picture.ts';

const MAX_PER_ROW = 16;
const MAX_PER_ROW_ON_PHONES = 7;

/** All sites side by side, one car each; on smaller screens in rows of at most seven. */
export function ParkingSpaces({ entries }: { entries: readonly DirectoryEntry[] }) {
  const paints = wallColours(entries);
  const bays = entries.map((entry, index) => ({ entry, paint: paints[index] ?? 'brand', number: index + 1 }));
  const rows = balancedRows(bays, MAX_PER_ROW).map((row) => balancedRows(row, MAX_PER_ROW_ON_PHONES));
  const longest = Math.max(...rows.map((parts) => parts.flat().length));
  const longestOnPhones = Math.max(...rows.flat().map((part) => part.length));
  const sized = usePageStyle(`--abreast:${longest};--abreast-narrow:${longestOnPhones}`);
  return (
    <nav
      aria-label={`All ${countedNoun(entries.length, 'site', 'sites')}`}
      className={cx('site-bays', sized)}
    >
      {rows.map((parts) => (
        <div key={parts[0]?.[0]?.number} className="site-bays__row">
          {parts.map((part) => (
            <ul key={part[0]?.number} className="site-bays__part">
              {part.map((bay) => (
                <ParkingSpace key={bay.entry.name} {...bay} />
              ))}
            </ul>
          ))}
        </div>
      ))}
    </nav>
  );
}

function ParkingSpace({
  entry,
  paint,
  number,
}: {
  entry: DirectoryEntry;
  paint: WallColour;
  number: number;
}) {
  return (
    <li className={cx('site-bay', isLight(paint) && 'site-bay--light', !entry.open && 'site-bay--closed')}>
      <a href={entry.address} className="site-bay__link">
        <span className="site-bay__wall" data-theme={entry.theme} data-paint={paint} />
        <span className="site-bay__name">{nameOf(entry)}</span>
        {entry.open ? <Car entry={entry} /> : <span className="site-bay__state">Closed</span>}
        <span className="site-bay__number" aria-hidden="true">
          {String(number).padStart(2, '0')}
        </span>
      </a>
    </li>
  );
}

function Car({ entry: { directory } }: { entry: DirectoryEntry }) {
  if (!directory.bay) return <CarFront className="site-bay__car site-bay__car--drawn" />;
  return (
    <Picture
      picture={decorativePicture(directory.bay)}
      sizes="(width < 64rem) 14vw, 8rem"
      className="site-bay__car"
      priority
    />
  );
}
