import type { Link } from '../../../shared/platform/fields/fields.ts';
import type { PageContext } from '../../../shared/sites/page-context.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { ExtraItem } from './extra-items.ts';
import type { LanguageChoice } from './language-choices.ts';
import { LanguageNames } from './language-switch.tsx';

interface Props {
  languages: readonly LanguageChoice[];
  /** Extra items of this site; links to other sites are in the list instead. */
  extras: readonly ExtraItem[];
  action: Link | undefined;
  page: PageContext;
}

/** The sticky footer of the menu sheet, on every level. */
export function MenuFooter({ languages, extras, action, page }: Props) {
  const actions = [
    ...(action?.text ? [{ title: action.text, link: action, icon: '', kind: 'primary' as const }] : []),
    ...extras.map((extra) => ({ ...extra, kind: 'secondary' as const })),
  ];
  if (languages.length === 0 && actions.length === 0) return null;
  return (
    <div className="menu-sheet__footer bottom-0 grid flex-none gap-4 border-t border-t-line bg-stage-light [anchor-name:--menu-foot] sm:flex sm:flex-wrap sm:items-center sm:justify-between">
      {languages.length > 0 && (
        <div className="flex items-center justify-between gap-3">
          <span className="inline-flex items-center gap-2 text-ink-muted text-small">
            <Icon name="globe" />
            {page.texts('chooseLanguage')}
          </span>
          <LanguageNames choices={languages} className="max-sm:-mr-3.5" />
        </div>
      )}
      {actions.length > 0 && (
        <div className="menu-sheet__actions flex flex-wrap gap-3">
          {actions.map(({ title, link, icon, kind }) => (
            <ButtonLink key={link.href} href={link.href} kind={kind} icon={<Icon name={icon} />}>
              {title}
            </ButtonLink>
          ))}
        </div>
      )}
    </div>
  );
}
