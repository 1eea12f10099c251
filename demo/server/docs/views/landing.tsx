import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../src/shared/ui/button.tsx';
import { Container } from '../../../../src/shared/ui/section.tsx';
import { TextLink } from '../../../../src/shared/ui/text-link.tsx';
import { audiences, type DocsAudience, type DocsPage } from '../docs-pages.ts';
import { DocsHeader } from './docs-header.tsx';

interface Props {
  /** How many sites this installation serves. */
  sites: number;
  pages: readonly DocsPage[];
}

/** The first page of the documentation: what it is, what it looks like, what it replaces, how it is run, where to read on. */
export function Landing({ sites, pages }: Props) {
  return (
    <div data-theme="forecourt">
      <DocsHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Opening sites={sites} />
        <Container className="grid gap-20 pt-16 pb-section">
          <Pictures />
          <Replaces />
          <Yours />
          <Numbers />
          <ReadOn pages={pages} />
        </Container>
      </main>
    </div>
  );
}

function Opening({ sites }: { sites: number }) {
  return (
    <div className="on-dark bg-dark text-on-dark">
      <Container className="grid items-end gap-x-16 gap-y-10 pt-12 pb-16 lg:grid-cols-[7fr_5fr]">
        <div className="min-w-0">
          <h1>Every site of a car dealer group, from one installation.</h1>
          <p className="mt-6 max-w-text text-lead text-on-dark-soft">
            Forecourt is the web platform of an automotive retail group: content studio, stock and search,
            finance, leads, workshop and tyre hotel for all your brands and countries. It runs on one machine
            to begin with, on as many as you like later, and in your own hands.
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
            <code>{`npm start   # the whole demo\nnpm test    # what proves it`}</code>
          </pre>
          <p className="text-small text-on-dark-soft">
            Two commands, some minutes, at http://localhost:3000. Node 20 or newer and npm, x64 or ARM; no
            database, no container, no account.
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
  [
    'A lead form that mails and forgets',
    'stored first, then delivered to mail, CRM, webhook or ADF, tried again for a day',
  ],
  ['A site per brand, each its own project', 'one installation, a theme and a page tree for each'],
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
  {
    file: 'landing-list.webp',
    about: 'Visitors find a car',
    text: 'Facets that count as they should, typed wishes such as “electric estate below 300,000 near Uppsala”, price and month on every card.',
    width: 1440,
    height: 900,
  },
  {
    file: 'landing-car.webp',
    about: 'They see what it costs',
    text: 'One formula for loan, leasing and PCP, from the card to the mail that the seller gets, with the example that the law asks for.',
    width: 1440,
    height: 900,
  },
  {
    file: 'editors-page.webp',
    about: 'Editors make pages from blocks',
    text: 'Beside the page as it will be: drafts, versions, scheduling, approval, languages and roles. Public within a second.',
    width: 1120,
    height: 630,
  },
  {
    file: 'workshop-day.webp',
    about: 'The workshop has its day',
    text: 'Customers book service and tyre changes themselves, into real bays with real hours. A time is never sold twice.',
    width: 1120,
    height: 753,
  },
  {
    file: 'editors-feed-fields.webp',
    about: 'Stock comes in as it is',
    text: 'Any dealer system’s file, mapped by looking at it; fetched by schedule, rolled back with a button, out again to marketplaces.',
    width: 1120,
    height: 788,
  },
  {
    file: 'landing-map.webp',
    about: 'The nearest dealership',
    text: 'On a map without a key or a bill, with the hours of today. No request leaves your host.',
    width: 1440,
    height: 900,
  },
] as const;

function Pictures() {
  return (
    <Part title="What people see">
      <ul className="grid gap-x-8 gap-y-12 sm:grid-cols-2">
        {pictures.map(({ file, about, text, width, height }) => (
          <li key={file}>
            <figure className="flex h-full flex-col">
              <img
                className="docs-shot"
                src={`/docs/pictures/${file}`}
                alt=""
                width={width}
                height={height}
                loading="lazy"
              />
              <figcaption className="mt-4">
                <h3>{about}</h3>
                <p className="mt-1 max-w-text text-ink-muted">{text}</p>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const yours = [
  [
    'Your look',
    'A theme is a document that an administrator makes in the studio: colours, type, radii, logo. Text that would be hard to read cannot be published.',
    '/docs/editors',
  ],
  [
    'Your systems',
    'An extension is a folder of yours beside the product: a CRM, a block, a route, tables of its own. It is tested by a kit that comes along.',
    '/docs/extensions',
  ],
  [
    'Your countries',
    'A country and a language are folders of data: currency, credit rules, plates, every text. Five come along, Germany is the example.',
    '/docs/countries',
  ],
  [
    'Your upgrades',
    'One command looks, rehearses on a copy, backs up, upgrades and proves it; another goes back. Two processes are replaced without a failed request.',
    '/docs/operations#upgrade',
  ],
] as const;

function Yours() {
  return (
    <Part title="Yours without a fork">
      <ul className="grid gap-x-16 gap-y-8 sm:grid-cols-2">
        {yours.map(([title, text, href]) => (
          <li key={title} className="border-line border-t pt-4">
            <h3>
              <a href={href} className="hover:underline">
                {title}
              </a>
            </h3>
            <p className="mt-1 max-w-text text-ink-muted">{text}</p>
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

/** Who somebody is, rather than what a page is called. */
const readers: Readonly<Record<DocsAudience, string>> = {
  Start: 'You are deciding, or beginning',
  Editors: 'You write and publish',
  'Sellers and workshops': 'You meet customers',
  Operators: 'You keep it running',
  Developers: 'You build on it',
};

function ReadOn({ pages }: Pick<Props, 'pages'>) {
  return (
    <Part title="A guide for everybody">
      <div className="grid gap-x-16 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {audiences.map((audience) => (
          <div key={audience}>
            <h3>{audience}</h3>
            <p className="text-small text-ink-muted">{readers[audience]}</p>
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
