export interface Crumb {
  label: string;
  href: string;
}

interface Props {
  /** Read aloud: 'You are here'. */
  label: string;
  trail: readonly Crumb[];
  current: string;
  className?: string | undefined;
}

export function Breadcrumb({ label, trail, current, className }: Props) {
  return (
    <nav aria-label={label} className={className}>
      <ol className="breadcrumb">
        {trail.map((crumb) => (
          <li key={crumb.href}>
            <a href={crumb.href}>{crumb.label}</a>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
