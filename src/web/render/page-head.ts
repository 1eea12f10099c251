import { blockFields } from '../../content/blocks/block-fields.ts';
import { translationsOf } from '../../content/publishing/site-content.ts';
import { resolveFields } from '../../shared/platform/fields/resolve-fields.ts';
import { fallbackWidth, type Picture } from '../../shared/platform/picture.ts';
import { toInternationalNumber } from '../../shared/sites/phone-number.ts';
import { absoluteUrl } from '../../shared/sites/site.ts';
import { fillWildcards } from '../../shared/sites/wildcard.ts';
import { shownSocialLinks } from '../shell/footer/social-links.tsx';
import { firstPicture } from './first-picture.ts';
import { breadcrumbData, type Head, headFromFields, type OrganisationFacts, withHeadPart } from './head.ts';
import type { LoadedPage } from './load-page.ts';
import { brandAddress, siteBrand } from './site-brand.ts';

/** The head of a page: its fields, then what its blocks override, and its breadcrumbs. */
export function pageHead(
  { request, context, blocks, outcome }: LoadedPage,
  { unavailable }: { unavailable: boolean },
): Head {
  const { siteContent, page, editing, main } = request;
  const { site } = siteContent;
  const { path } = context;
  const translations = translationsOf(siteContent, page).map((translation) => ({
    language: translation.language,
    path: fillWildcards(translation.path, context.wildcards),
  }));
  const ogImage = page.fields.ogImage && context.picture(page.fields.ogImage);
  const own = headFromFields(
    site,
    { ...page, path },
    translations,
    ogImage,
    organisationOf(siteContent, context),
  );
  const loaded = [...blocks.header, ...blocks.main, ...blocks.footer].filter(
    (block) => block.state === 'loaded',
  );
  const parts = loaded.flatMap((block) => block.head ?? []);
  const overridden = parts.reduce((before, part) => withHeadPart(before, site, part), own);
  const canonicalPath = parts.find((part) => part.canonicalPath)?.canonicalPath;
  const filled =
    canonicalPath && !page.fields.canonicalURL
      ? { ...overridden, canonical: encodeURI(absoluteUrl(site, page.language, canonicalPath)) }
      : overridden;
  const pictured = filled.og.image
    ? filled
    : withHeadPart(filled, site, { picture: sharedPicture(request, context, loaded) });
  const head = pictured.og.image ? pictured : withBrandPicture(pictured, request);
  if (main || editing || outcome || unavailable)
    return { ...head, canonical: undefined, alternates: [], indexed: false };
  const here = { label: page.fields.navTitle || page.name, href: context.href(path) };
  const trail = parts.find((part) => part.trail)?.trail ?? [...context.trail, here];
  return { ...head, structuredData: [...head.structuredData, ...breadcrumbData(site, trail)] };
}

/** Where the site shows no picture at all: its logo on its own ground. */
function withBrandPicture(head: Head, { siteContent: { site }, content }: LoadedPage['request']): Head {
  const brand = site.logo && siteBrand(site, content.media);
  if (!brand) return head;
  return { ...head, og: { ...head.og, image: `${site.url}${brandAddress(brand, 'social.png')}` } };
}

/** Where nobody chose a picture for sharing: the first that the page shows, else that of the home page or of the site. */
function sharedPicture(
  { siteContent, page }: LoadedPage['request'],
  { picture, file }: LoadedPage['context'],
  loaded: readonly { fields: unknown }[],
): Picture | undefined {
  const home = siteContent.in(page.language).tree.find('/')?.page.main ?? [];
  const { picture: ofSite } = siteContent.site.directory;
  return (
    firstPicture(loaded.map(({ fields }) => fields)) ??
    firstPicture(
      home.map((block) =>
        block.state === 'ready'
          ? resolveFields(blockFields[block.name], block.stored as never, picture, file)
          : undefined,
      ),
    ) ??
    (ofSite && picture(ofSite))
  );
}

/** What search engines are told of the business: its logo, telephone and pages elsewhere. */
function organisationOf(
  { site, in: inLanguage }: LoadedPage['request']['siteContent'],
  { picture, language }: LoadedPage['context'],
): OrganisationFacts {
  const { header, footer } = inLanguage(language);
  const chosen = header.logo ?? site.logo;
  const logo = chosen && picture(chosen);
  return {
    logo: logo && `${site.url}${logo.vector ? logo.src : `${logo.src}/${fallbackWidth(logo.width)}.webp`}`,
    telephone: toInternationalNumber(site.contact.phone, site.country),
    sameAs: shownSocialLinks(footer.socialLinks).map(({ url }) => url),
  };
}
