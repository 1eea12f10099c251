import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReactNode } from 'react';
import type { Language } from '../languages.ts';
import type { PublishedSites } from '../published-sites.ts';
import { localizedPath, type Site } from '../site.ts';
import type { Texts } from '../texts.ts';
import { MailLinkFrame } from './mail-link-frame.tsx';
import type { RenderSitePage } from './standalone-page.ts';

/** The requested site, as pages behind the links of mails need it. */
export type MailLinkPageContext = {
  site: Site;
  textsIn: (language: Language) => Texts;
  /** Renders a page in the site's theme that nobody may frame. */
  page: (
    title: string,
    language: Language,
    body: ReactNode,
  ) => { html: string; headers: Record<string, string> };
};

/** The pages behind links of mails, in the design of the requested site. */
export function mailLinkPages({
  sites,
  renderSitePage,
}: {
  sites: PublishedSites;
  renderSitePage: RenderSitePage;
}): (request: Pick<FastifyRequest, 'host'>) => MailLinkPageContext | undefined {
  return ({ host }) => {
    const site = sites.at(host);
    if (!site) return undefined;
    return {
      site,
      textsIn: (language) => sites.textsOf(site, language),
      page: (title, language, body) => renderSitePage(site, { title, language, body }),
    };
  };
}

/**
 * The address of such a page is its key: nobody stores it, no search engine lists it, and no other site is told of it.
 * Within the site the referrer stays, because without it browsers hide the origin of a form as well.
 */
export const mailLinkHeaders = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'same-origin',
};

export function sendMailLinkPage(
  reply: FastifyReply,
  { site, page }: MailLinkPageContext,
  language: Language,
  title: string,
  body: ReactNode,
): FastifyReply {
  const framed = (
    <MailLinkFrame siteName={site.displayName} homeHref={localizedPath(site, language, '/')}>
      {body}
    </MailLinkFrame>
  );
  const { html, headers } = page(title, language, framed);
  return reply.headers({ ...headers, ...mailLinkHeaders }).send(html);
}
