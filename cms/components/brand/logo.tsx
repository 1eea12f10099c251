import { Mark } from './mark.tsx';

/** Stands where one signs in. */
export function Logo() {
  return (
    <div className="forecourt-logo">
      <Mark width={56} />
      <h1>Forecourt</h1>
      <small>Content studio</small>
    </div>
  );
}
