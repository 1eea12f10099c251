import { demoPeople } from '../../seed/demo-people.ts';
import { readStudioSettings } from '../../settings.ts';

/** Lists the demo accounts on the sign-in page. */
export function LoginHint() {
  if (!readStudioSettings(process.env).demo) return null;
  return (
    <aside className="login-hint">
      <p>
        This is a demonstration. Its accounts have one password, printed in the terminal where it was started.
      </p>
      <ul>
        {demoPeople.map(({ email, role, sites }) => (
          <li key={email}>
            <code>{email}</code> {role}
            {sites.length > 0 && ` of ${sites.join(', ')}`}
          </li>
        ))}
      </ul>
    </aside>
  );
}
