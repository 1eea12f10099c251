import { nativeName } from '../../../src/shared/sites/languages.ts';
import type { OwnSite } from '../../views/own-sites.ts';

type Props = { label: string; site: OwnSite; chosen: string; choose: (language: string) => void };

/** Nothing, for a site in one language. */
export function LanguageSelect({ label, site, chosen, choose }: Props) {
  if (site.languages.length < 2) return null;
  return (
    <label className="studio-field">
      <span>{label}</span>
      <select value={chosen} onChange={({ target }) => choose(target.value)}>
        {site.languages.map((code) => (
          <option key={code} value={code}>
            {nativeName(code)}
          </option>
        ))}
      </select>
    </label>
  );
}
