import { ForecourtMark } from '../../../../src/shared/ui/forecourt-mark.tsx';
import { Container } from '../../../../src/shared/ui/section.tsx';

const links = [
  { href: '/docs/start', label: 'Start' },
  { href: '/docs/editors', label: 'Guides' },
  { href: '/docs/tour', label: 'Develop' },
  { href: '/api/docs', label: 'API' },
  { href: '/', label: 'Demo' },
];

export function DocsHeader() {
  return (
    <header className="on-dark bg-dark text-on-dark">
      <a href="#main" className="skip-link bg-accent text-on-accent">
        Skip to the text
      </a>
      <Container className="flex min-h-header flex-wrap items-center justify-between gap-x-6 py-2">
        <a
          href="/docs"
          className="flex items-center gap-3 py-1 text-subtitle font-medium tracking-(--track-2)"
        >
          <ForecourtMark className="h-6 w-8" />
          Forecourt
        </a>
        <nav aria-label="Documentation" className="flex flex-wrap gap-x-6">
          {links.map(({ href, label }) => (
            <a key={href} href={href} className="py-2 text-small hover:underline">
              {label}
            </a>
          ))}
        </nav>
      </Container>
    </header>
  );
}
