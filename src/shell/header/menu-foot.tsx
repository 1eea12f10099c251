import type { PageContext } from '../../blocks/block.ts';
import type { Link } from '../../platform/fields/fields.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ShellLink } from '../shell-link.tsx';
import type { ExtraItem } from './extra-items.ts';
import { LanguageNames } from './language-switch.tsx';
import type { LanguageChoice } from './languages.ts';

interface Props {
  languages: readonly LanguageChoice[];
  extras: readonly ExtraItem[];
  action: Link | undefined;
  page: PageContext;
}

/** What stays in sight at the foot of the menu sheet. */
export function MenuFoot({ languages, extras, action, page }: Props) {
  const { texts } = page;
  if (languages.length === 0 && extras.length === 0 && !action?.text) return null;
  return (
    <div className="menu-sheet__foot">
      {extras.length > 0 && (
        <ul className="flex flex-wrap gap-x-6 gap-y-1">
          {extras.map(({ title, link, icon }) => (
            <li key={link.href}>
              <ShellLink
                link={link}
                texts={texts}
                className="inline-flex min-h-10 items-center gap-2.5 text-small"
              >
                <Icon name={icon} size="small" />
                {title}
              </ShellLink>
            </li>
          ))}
        </ul>
      )}
      {languages.length > 0 && (
        <div className="flex items-center justify-between gap-3">
          <span className="inline-flex items-center gap-2 text-ink-muted text-small">
            <Icon name="globe" size="small" />
            {texts('chooseLanguage')}
          </span>
          <LanguageNames choices={languages} />
        </div>
      )}
      {action?.text && (
        <ButtonLink href={action.href} wide>
          {action.text}
        </ButtonLink>
      )}
    </div>
  );
}
