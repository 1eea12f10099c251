import type { FastifyRequest } from 'fastify';
import { definitionOfKind } from '../features/inventory/index-definitions.ts';
import type { PublishedSites } from '../shared/sites/published-sites.ts';
import { requestHostname } from '../web/server/request-hostname.ts';
import type { ServerContext } from '../web/server/server-context.ts';
import { sitePages, standalonePages } from '../web/server/standalone-pages.ts';
import { isKnownHost } from '../web/server/studio/studio-routes.ts';
import { cardSiteAt } from './card-site.ts';
import { financedCars } from './finance.ts';
import { indicesOf } from './indices.ts';

export type SitePorts = ReturnType<typeof sitePorts>;

/** What features may know of published content and may render beside it; they import neither. */
export function sitePorts(app: ServerContext) {
  const { content } = app;
  const sites: PublishedSites = {
    all: () => content.sites().map(({ site }) => site),
    at: (host) => content.siteAt(requestHostname(host))?.site,
    themeNamed: content.theme,
    textsOf: ({ name }, language) => {
      const found = content.siteNamed(name);
      if (!found) throw new Error(`there is no site ${name}`);
      return found.in(language).texts;
    },
  };
  const indices = indicesOf(content);
  return {
    sites,
    indices,
    indexDefinitions: () =>
      new Map([...indices()].map(([name, { kind }]) => [name, definitionOfKind(kind)] as const)),
    cardSiteAt: cardSiteAt(app),
    findFinancedCar: financedCars(app),
    renderStandalone: standalonePages(app),
    renderSitePage: sitePages(app),
    isKnownHost: (request: FastifyRequest) => isKnownHost(app, request),
  };
}
