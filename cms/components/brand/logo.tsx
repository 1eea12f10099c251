import { Mark } from './mark.tsx';

/** Shown on the sign-in page. */
export function Logo() {
  return (
    <div className="forecourt-logo">
      <Mark width={56} />
      <h1>Forecourt</h1>
      <small>Content studio</small>
    </div>
  );
}
