import { Mark } from './mark.tsx';

/** The link to the dashboard, in the corner of every page. */
export function Icon() {
  return (
    <span className="forecourt-icon">
      <Mark width={22} />
    </span>
  );
}
