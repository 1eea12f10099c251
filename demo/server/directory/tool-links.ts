export type Audience = 'editors' | 'developers';

/** A link to a tool of the installation. Without `href` it is something to read in the repository. */
export type ToolLink = {
  audience: Audience;
  icon: ToolIcon;
  title: string;
  text: string;
  /** As it is shown: `/admin`, `docs/tour.md`. */
  address: string;
  href?: string | undefined;
};

export type ToolIcon = 'studio' | 'blocks' | 'api' | 'tour' | 'health';

export function toolLinks({ hasStudio }: { hasStudio: boolean }): readonly ToolLink[] {
  return hasStudio ? [studio, ...others] : others;
}

export function linksForAudience(audience: Audience, links: readonly ToolLink[]): readonly ToolLink[] {
  return links.filter((link) => link.audience === audience);
}

const studio: ToolLink = {
  audience: 'editors',
  icon: 'studio',
  title: 'Content studio',
  text: 'Pages, pictures, menus and words of every site, with drafts, preview and publishing',
  address: '/admin',
  href: '/admin',
};

const others: readonly ToolLink[] = [
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
    title: 'Documentation',
    text: 'Guides for editors, sellers, workshops, operators and developers',
    address: '/docs',
    href: '/docs',
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
