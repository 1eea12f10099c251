import { telephoneLink } from '../platform/telephone-link.ts';
import { Icon } from './icon.tsx';

interface Props {
  name: string;
  /** A title, or the number to call. */
  about: string | undefined;
  /** Of the title, where it is not the page's. */
  aboutLanguage?: string | undefined;
  phone: string | undefined;
  email: string | undefined;
  /** Of the links to phone and mail, read aloud. */
  labels: { call: string; mail: string };
}

/** An employee with phone and mail. */
export function Person({ name, about, aboutLanguage, phone, email, labels }: Props) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5 py-3">
      <span
        aria-hidden="true"
        className="grid size-11 place-items-center rounded-full bg-stage font-medium text-small"
      >
        {initialsOf(name)}
      </span>
      <span>
        {name}
        {about && (
          <span lang={aboutLanguage} className="block text-ink-muted text-small">
            {about}
          </span>
        )}
      </span>
      <span className="not-on-paper flex">
        {phone && (
          <a href={telephoneLink(phone)} aria-label={labels.call} className={way}>
            <Icon name="phone" />
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} aria-label={labels.mail} className={way}>
            <Icon name="mail" />
          </a>
        )}
      </span>
    </li>
  );
}

const way =
  'grid size-10 place-items-center rounded-full transition-colors duration-fast hover:bg-ink hover:text-on-ink';

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => word?.charAt(0) ?? '').join('');
}
