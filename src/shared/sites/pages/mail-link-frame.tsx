import type { ReactNode } from 'react';
import { Container } from '../../ui/section.tsx';

type Props = { siteName: string; homeHref: string; children: ReactNode };

/** The site's name above, and nothing that leads astray: the link of a mail opens one thing. */
export function MailLinkFrame({ siteName, homeHref, children }: Props) {
  return (
    <>
      <header className="border-line border-b">
        <Container className="flex min-h-header items-center">
          <a href={homeHref} className="font-medium text-subtitle">
            {siteName}
          </a>
        </Container>
      </header>
      <main id="main" className="pt-12 pb-section">
        <Container>{children}</Container>
      </main>
    </>
  );
}
