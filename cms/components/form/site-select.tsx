import type { OwnSite } from '../../views/own-sites.ts';

type Props = { label: string; sites: readonly OwnSite[]; chosen: OwnSite; choose: (name: string) => void };

/** Nothing, for who works on one site only. */
export function SiteSelect({ label, sites, chosen, choose }: Props) {
  if (sites.length < 2) return null;
  return (
    <label className="studio-field">
      <span>{label}</span>
      <select value={chosen.name} onChange={({ target }) => choose(target.value)}>
        {sites.map(({ name, displayName }) => (
          <option key={name} value={name}>
            {displayName}
          </option>
        ))}
      </select>
    </label>
  );
}
