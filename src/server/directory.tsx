import { show } from '../platform/fields/show.ts';
import type { SiteContent } from '../publishing/site-content.ts';
import { renderStandalone } from '../render/render-standalone.tsx';
import { headerFields } from '../shell/header/fields.ts';
import { siteFields } from '../sites/site.ts';
import { Directory } from '../sites/views/directory.tsx';
import type { Door } from '../sites/views/doors.tsx';
import type { DirectoryEntry } from '../sites/views/entry.ts';
import { pageDescription, pageTitle } from '../sites/views/words.ts';
import { pageHeaders } from './headers.ts';
import { ownMark } from './own-mark.ts';
import { type StoredPage, storePage } from './stored-page.ts';
import type { House } from './visit.ts';

/** The first page a newcomer sees: every site of the installation, live from its content. */
export async function directoryPage(house: House, path: string): Promise<StoredPage> {
  const found = path === '/';
  const { html, policy } = renderStandalone(
    {
      title: pageTitle(house.content.sites().length),
      description: pageDescription,
      language: 'en',
      theme: 'forecourt',
      icon: ownMark(house),
      stylesheets: ['src/sites/views/directory.css'],
      body: (
        <Directory
          sites={house.content.sites().map((content) => entryOf(house, content))}
          doors={house.studio ? [studioDoor, ...doors] : doors}
          addresses={{ host: `localhost:${house.port}`, health: '/healthz' }}
          demo
        />
      ),
    },
    house.assets,
  );
  const tags = house.content.sites().map(({ site }) => `site:${site.name}`);
  return storePage({ status: found ? 200 : 404, html, headers: pageHeaders(policy), tags, freshMs: 10_000 });
}

const studioDoor: Door = {
  audience: 'editors',
  icon: 'studio',
  title: 'Content studio',
  text: 'Pages, pictures, menus and words of every site, with drafts, preview and publishing',
  address: '/admin',
  href: '/admin',
};

/** Only doors that lead somewhere today. */
const doors: readonly Door[] = [
  {
    audience: 'developers',
    icon: 'blocks',
    title: 'Component gallery',
    text: 'Every button, field and card in every state and theme',
    address: '/gallery',
    href: '/gallery',
  },
  {
    audience: 'editors',
    icon: 'blocks',
    title: 'Block gallery',
    text: 'All blocks with sample content, in any of the themes',
    address: '/gallery/blocks',
    href: '/gallery/blocks',
  },
  {
    audience: 'developers',
    icon: 'api',
    title: 'API documentation',
    text: 'Search and inventory for other systems, with calls you can try',
    address: '/api/docs',
    href: '/api/docs',
  },
  {
    audience: 'developers',
    icon: 'tour',
    title: 'The tour',
    text: 'Ten files to read, in order, before you change the first one',
    address: 'docs/tour.md',
  },
  {
    audience: 'developers',
    icon: 'health',
    title: 'Health',
    text: 'Answers 200 as soon as the sites can be served',
    address: '/healthz',
    href: '/healthz',
  },
];

function entryOf({ content }: House, { site, in: inLanguage }: SiteContent): DirectoryEntry {
  const language = site.languages[0];
  const picture = (reference: { media: string }) => content.picture(reference, language);
  const { directory } = show({ directory: siteFields.directory }, { directory: site.directory }, picture);
  const { logo, logoOnDark } = show(headerFields, inLanguage(language).header, picture);
  return {
    name: site.name,
    displayName: site.displayName,
    country: site.country,
    theme: site.theme,
    languages: site.languages,
    directory,
    address: `${site.url}/`,
    open: inLanguage(language).tree.find('/') !== undefined,
    logos: { onLight: logo, onDark: logoOnDark },
  };
}
