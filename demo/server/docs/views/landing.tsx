import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../src/shared/ui/button.tsx';
import { Container } from '../../../../src/shared/ui/section.tsx';
import { TextLink } from '../../../../src/shared/ui/text-link.tsx';
import { audiences, type DocsPage } from '../docs-pages.ts';
import { DocsHeader } from './docs-header.tsx';

interface Props {
  /** How many sites this installation serves. */
  sites: number;
  pages: readonly DocsPage[];
}

/** The first page of the documentation: what it is, how it begins, what it replaces, where to read on. */
export function Landing({ sites, pages }: Props) {
  return (
    <div data-theme="forecourt">
      <DocsHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Opening sites={sites} />
        <Container className="grid gap-16 py-section">
          <Replaces />
          <Pictures />
          <Numbers />
          <ReadOn pages={pages} />
        </Container>
      </main>
    </div>
  );
}

function Opening({ sites }: { sites: number }) {
  return (
    <div className="on-dark bg-ink text-on-dark">
      <Container className="grid items-end gap-x-16 gap-y-10 pt-12 pb-16 lg:grid-cols-[7fr_5fr]">
        <div className="min-w-0">
          <h1>Every site of a car dealer group, from one installation.</h1>
          <p className="mt-6 max-w-text text-lead text-on-dark-soft">
            Pages that editors assemble from blocks. A catalogue that understands “electric estate below
            300,000 near Uppsala”. Finance that agrees with itself to the cent. Workshop times that are never
            booked twice. In every country’s language, on one machine to begin with.
          </p>
          <div className="mt-8 flex flex-wrap gap-4">
            <ButtonLink kind="accent" href="/">
              {sites > 0 ? `See its ${sites} demo sites` : 'To the installation'}
            </ButtonLink>
            <ButtonLink kind="ghost-contrast" href="/docs/start">
              Read me first
            </ButtonLink>
          </div>
        </div>
        <div className="docs-text min-w-0">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll long lines */}
          <pre tabIndex={0}>
            <code>
              {`npm start   # the whole demo, at localhost:3000\nnpm test    # everything that proves it`}
            </code>
          </pre>
          <p className="text-small text-on-dark-soft">
            Node 20 or newer and npm, x64 or ARM. No database, no container, no account.
          </p>
        </div>
      </Container>
    </div>
  );
}

const replaced = [
  [
    'A content system and its hosting',
    'a studio with drafts, preview, scheduling, roles and a trash, in two languages',
  ],
  ['A stock search bought by the click', 'facets, phrases and distance, over a million cars'],
  [
    'Feeds somebody writes scripts for',
    'any dealer’s file as it is, mapped by looking; out again to marketplaces',
  ],
  ['A finance widget in a frame', 'loan, leasing and PCP by one formula, with the example the law asks for'],
  [
    'A booking tool with a monthly fee',
    'workshop and tyre hotel, with one-time codes, calendar files and reminders',
  ],
  ['A map with a key and a bill', 'its own map and gazetteer, or the provider of your choice'],
] as const;

function Replaces() {
  return (
    <Part title="What it replaces">
      <dl className="grid gap-x-16 gap-y-6 sm:grid-cols-2">
        {replaced.map(([bought, instead]) => (
          <div key={bought} className="border-line border-t pt-4">
            <dt className="text-small text-ink-muted">{bought}</dt>
            <dd className="mt-1 text-subtitle">{instead}</dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

const pictures = [
  { file: 'landing-list.webp', alt: 'A list of used cars with its filters', width: 1440, height: 900 },
  { file: 'landing-car.webp', alt: 'A car with its price, finance and dealership', width: 1440, height: 900 },
  { file: 'landing-map.webp', alt: 'Dealerships on a map, nearest first', width: 1440, height: 900 },
  { file: 'landing-booking.webp', alt: 'Choosing a time at a workshop', width: 1440, height: 900 },
] as const;

function Pictures() {
  return (
    <Part title="What visitors see">
      <ul className="grid gap-6 sm:grid-cols-2">
        {pictures.map(({ file, alt, width, height }) => (
          <li key={file}>
            <img
              className="docs-shot"
              src={`/docs/pictures/${file}`}
              alt={alt}
              width={width}
              height={height}
              loading="lazy"
            />
          </li>
        ))}
      </ul>
    </Part>
  );
}

const numbers = [
  ['888', 'requirements, each with the test that proves it', '/docs/start'],
  ['12,000', 'tests; journeys in Chromium with axe on every page and state', '/docs/contributing'],
  ['1,000,000', 'cars found in 20 ms at the median, measured on a busy machine', '/docs/operations#sizing'],
  ['0', 'requests to others before a visitor consents', '/docs/operations#consent-and-tags'],
] as const;

function Numbers() {
  return (
    <Part title="In numbers">
      <ul className="grid gap-x-16 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {numbers.map(([number, about, href]) => (
          <li key={number}>
            <p className="text-title">{number}</p>
            <p className="mt-1 text-small text-ink-muted">
              <a href={href} className="hover:underline">
                {about}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function ReadOn({ pages }: Pick<Props, 'pages'>) {
  return (
    <Part title="Read on">
      <div className="grid gap-x-16 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {audiences.map((audience) => (
          <div key={audience}>
            <h3>{audience}</h3>
            <ul className="mt-2">
              {pages
                .filter((page) => page.audience === audience && !page.slug.includes('/'))
                .map(({ slug, title, language }) => (
                  <li key={slug} lang={language} className="py-1">
                    <TextLink href={`/docs/${slug}`}>{title}</TextLink>
                  </li>
                ))}
              {audience === 'Developers' && (
                <li className="py-1">
                  <TextLink href="/api/docs">API reference</TextLink>
                </li>
              )}
            </ul>
          </div>
        ))}
      </div>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-8">
      <h2>{title}</h2>
      {children}
    </section>
  );
}
