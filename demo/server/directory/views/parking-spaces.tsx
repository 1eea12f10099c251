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
  const spaces = entries.map((entry, index) => ({
    entry,
    paint: paints[index] ?? 'brand',
    number: index + 1,
  }));
  const rows = balancedRows(spaces, MAX_PER_ROW).map((row) => balancedRows(row, MAX_PER_ROW_ON_PHONES));
  const longest = Math.max(...rows.map((parts) => parts.flat().length));
  const longestOnPhones = Math.max(...rows.flat().map((part) => part.length));
  const sized = usePageStyle(`--abreast:${longest};--abreast-narrow:${longestOnPhones}`);
  return (
    <nav
      aria-label={`All ${countedNoun(entries.length, 'site', 'sites')}`}
      className={cx('parking-spaces', sized)}
    >
      {rows.map((parts) => (
        <div key={parts[0]?.[0]?.number} className="parking-spaces__row">
          {parts.map((part) => (
            <ul key={part[0]?.number} className="parking-spaces__part">
              {part.map((space) => (
                <ParkingSpace key={space.entry.name} {...space} />
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
    <li
      className={cx(
        'parking-space',
        isLight(paint) && 'parking-space--light',
        !entry.open && 'parking-space--closed',
      )}
    >
      <a href={entry.address} className="parking-space__link">
        <span className="parking-space__wall" data-theme={entry.theme.name} data-paint={paint} />
        <span className="parking-space__name">{nameOf(entry)}</span>
        {entry.open ? <Car entry={entry} /> : <span className="parking-space__state">Closed</span>}
        <span className="parking-space__number" aria-hidden="true">
          {String(number).padStart(2, '0')}
        </span>
      </a>
    </li>
  );
}

function Car({ entry: { directory } }: { entry: DirectoryEntry }) {
  if (!directory.carPicture) return <CarFront className="parking-space__car parking-space__car--drawn" />;
  return (
    <Picture
      picture={decorativePicture(directory.carPicture)}
      sizes="(width < 64rem) 14vw, 8rem"
      className="parking-space__car"
      priority
    />
  );
}
