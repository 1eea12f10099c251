import type { HeroFields } from './hero-fields.ts';

interface Props {
  label: string;
  links: HeroFields['quickLinks'];
}

/** The name of a make and links to the sections of its page. */
export function SectionBar({ label, links }: Props) {
  const shown = links.flatMap(({ link }) => link ?? []);
  if (!label && shown.length === 0) return null;
  return (
    <nav aria-label={label || undefined} className="border-line border-b bg-paper">
      <div className="page-width flex items-center gap-[clamp(1.5rem,3vw,3rem)] max-md:flex-col max-md:items-stretch max-md:gap-0 max-md:pt-3">
        <span className="font-medium text-2xl tracking-(--track-2)">{label}</span>
        <ul className="flex gap-6 max-md:-mx-gutter max-md:overflow-x-auto max-md:px-gutter max-md:[scrollbar-width:none] md:ml-auto md:gap-7">
          {shown.map((link) => (
            <li key={link.href}>
              <a
                href={link.href}
                className="inline-flex min-h-12 items-center whitespace-nowrap border-transparent border-b-2 pt-0.5 text-[0.9375rem] transition-colors duration-fast hover:border-accent focus-visible:-outline-offset-4 md:min-h-16"
              >
                {link.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}
