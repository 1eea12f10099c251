import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import type { Texts } from '../../../shared/sites/texts.ts';
import { cx } from '../../../shared/ui/class-names.ts';
import { ShellLink } from '../shell-link.tsx';
import { copyableText } from './copyable-text.ts';
import type { footerFields } from './fields.ts';

type Column = Resolved<typeof footerFields>['columns'][number];

export const footerHeading = 'mb-4 text-on-dark-muted text-small tracking-normal';
export const footerLink = 'underline-offset-4 decoration-1 hover:underline';

/** Two columns or fewer take double the width (FOOT-10). */
export function Columns({ columns, texts }: { columns: readonly Column[]; texts: Texts }) {
  if (columns.length === 0) return null;
  const few = columns.length <= 2;
  return (
    <div className={cx('grid grid-cols-2 gap-x-gap gap-y-10', widths[few ? 4 : columns.length])}>
      {columns.map((column) => (
        <div
          key={column.title}
          className={cx(few && 'lg:col-span-2', holdsContacts(column) && 'max-lg:col-span-2')}
        >
          {column.title && <h2 className={footerHeading}>{column.title}</h2>}
          {column.description && (
            <p className="mb-3 max-w-[17rem] text-on-dark-muted">{column.description}</p>
          )}
          <ul>
            {column.items.map(
              ({ link }) =>
                link?.text && (
                  <li key={link.href + link.text}>
                    <ShellLink
                      link={link}
                      texts={texts}
                      className={cx('inline-flex min-h-8 items-center', footerLink)}
                    >
                      {link.text}
                    </ShellLink>
                  </li>
                ),
            )}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** A mail address with its copy button is too long for half a phone. */
function holdsContacts({ items }: Column): boolean {
  return items.some(({ link }) => link && copyableText(link.href));
}

const widths: Record<number, string> = {
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
  6: 'lg:grid-cols-6',
};
