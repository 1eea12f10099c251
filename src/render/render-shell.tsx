import { show } from '../platform/fields/show.ts';
import type { Page } from '../publishing/page-reader.ts';
import { type SiteContent, twinsOf } from '../publishing/site-content.ts';
import { footerFields } from '../shell/footer/fields.ts';
import { headerFields } from '../shell/header/fields.ts';
import { navigationOf } from '../shell/navigation.ts';
import { FooterArea, HeaderArea } from '../shell/shell.tsx';
import { addressOf } from '../sites/site.ts';
import type { PageStyles } from '../ui/page-styles.tsx';
import type { RenderContext } from './page-context.ts';
import { type RenderedSection, renderSection } from './render-section.tsx';

/** What stands above and below every page of a site: its menu, languages, brands and footer. */
export function renderShell(
  siteContent: SiteContent,
  page: Page,
  context: RenderContext,
  styles: PageStyles,
) {
  const { header, footer } = shellElements(siteContent, page, context);
  return {
    header: standing('header', () => renderSection('header', header, styles)),
    footer: standing('footer', () => renderSection('footer', footer, styles)),
  };
}

export function shellElements(siteContent: SiteContent, page: Page, context: RenderContext) {
  const { tree, header, footer } = siteContent.in(page.language);
  const headerArea = (
    <HeaderArea
      header={show(headerFields, header, context.picture)}
      navigation={navigationOf(tree.pages, context)}
      page={context}
      alternates={alternatesOf(siteContent, page)}
      overContent={page.fields.headerOverContent}
    />
  );
  const footerArea = (
    <FooterArea
      footer={show(footerFields, footer, context.picture)}
      brands={brandsOf(siteContent, context)}
      page={context}
    />
  );
  return { header: headerArea, footer: footerArea };
}

function alternatesOf(siteContent: SiteContent, page: Page) {
  return twinsOf(siteContent, page).map(({ language, path }) => ({
    language,
    href: addressOf(siteContent.site, language, path),
  }));
}

function brandsOf({ brands }: SiteContent, { picture }: RenderContext) {
  return brands.map(({ brandCode, name, logo, logoBlackAndWhite }) => ({
    brandCode,
    name,
    logo: logo ? picture({ media: logo, alt: name }) : undefined,
    logoBlackAndWhite: logoBlackAndWhite ? picture({ media: logoBlackAndWhite, alt: name }) : undefined,
  }));
}

/** A header or footer that cannot be shown is left out: the page's own content matters more. */
function standing(name: string, render: () => RenderedSection): RenderedSection {
  try {
    return render();
  } catch (problem) {
    const reason = problem instanceof Error ? problem.message : String(problem);
    return { html: '', hasIslands: false, failure: { block: name, code: 'SECTION_RENDER_FAILED', reason } };
  }
}
