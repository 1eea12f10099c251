import type { ServerProps } from 'payload';
import { chooseText } from '../../i18n/studio-text.ts';
import { demoPeople } from '../../seed/demo-people.ts';
import { readStudioSettings } from '../../settings.ts';
import { brandTexts } from './texts.ts';

/** Lists the demo accounts on the sign-in page. */
export function LoginHint({ i18n }: Pick<ServerProps, 'i18n'>) {
  if (!readStudioSettings(process.env).demo) return null;
  const texts = chooseText(brandTexts, i18n.language);
  return (
    <aside className="login-hint">
      <p>{texts.demo}</p>
      <ul>
        {demoPeople.map(({ email, role, sites }) => (
          <li key={email}>
            <code>{email}</code> {texts.roles[role]}
            {sites.length > 0 && ` ${texts.of} ${sites.join(', ')}`}
          </li>
        ))}
      </ul>
    </aside>
  );
}
