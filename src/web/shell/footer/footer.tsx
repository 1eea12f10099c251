import type { Resolved } from '../../../shared/platform/fields/fields.ts';
import type { PageContext } from '../../../shared/sites/page-context.ts';
import { CallToAction } from '../../../shared/ui/call-to-action.tsx';
import { cx } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Prose } from '../../../shared/ui/prose.tsx';
import type { Brand } from '../brand.ts';
import { logoUrl } from '../header/logo.tsx';
import { ShellLink } from '../shell-link.tsx';
import { BrandRow } from './brand-row.tsx';
import { Columns, footerHeading, footerLink } from './columns.tsx';
import { CopyButton } from './copy-button.tsx';
import type { footerFields } from './fields.ts';
import { SocialLinks } from './social-links.tsx';

type FooterData = Resolved<typeof footerFields>;
export type FooterProps = { footer: FooterData; brands: readonly Brand[]; page: PageContext };

export function Footer({ footer, brands, page }: FooterProps) {
  const showsBrands = footer.showBrands && footer.brandsHeading !== '' && brands.length > 0;
  return (
    <footer className="site-footer deferred-layout on-dark bg-dark text-on-dark">
      <div className="page-width">
        {showsBrands && <BrandRow heading={footer.brandsHeading} brands={brands} page={page} />}
        <div className="grid gap-x-gap gap-y-16 pt-[clamp(3.5rem,6.7vw,6rem)] pb-[clamp(3rem,5vw,4.5rem)] lg:grid-cols-[4fr_8fr] xl:grid-cols-[3fr_9fr]">
          <FooterIntro footer={footer} page={page} />
          <div className="grid content-start gap-12 lg:gap-16">
            <Columns columns={footer.columns} texts={page.texts} />
            <Information footer={footer} />
          </div>
        </div>
        {/* Padding on the right, or scroll-to-top would cover the last link. */}
        <div className="flex flex-col-reverse items-start justify-between gap-x-8 gap-y-4 border-line-on-dark border-t py-6 pr-14 text-on-dark-muted text-small sm:flex-row sm:items-center">
          <Legal footer={footer} page={page} />
          <SocialLinks links={footer.socialLinks} label={page.texts('socialMedia')} />
        </div>
      </div>
      <CopyButton texts={page.texts} />
    </footer>
  );
}

/** Logo, statement and the highlighted link. */
function FooterIntro({ footer, page }: Omit<FooterProps, 'brands'>) {
  const { logo, highlightedLink } = footer;
  return (
    <div>
      <a
        href={page.href('/')}
        aria-label={`${page.site.displayName}: ${page.texts('goToHome')}`}
        className="inline-block"
      >
        {logo ? (
          <img
            src={logoUrl(logo)}
            alt=""
            width={logo.width}
            height={logo.height}
            loading="lazy"
            className="h-9 w-auto max-w-56 object-contain object-left"
          />
        ) : (
          <span className="site-logo__name font-display leading-none font-medium tracking-(--track-1) text-[2rem]">
            {page.site.displayName}
          </span>
        )}
      </a>
      {footer.statement && <p className="mt-6 max-w-[17rem] text-on-dark-muted">{footer.statement}</p>}
      {highlightedLink?.text && (
        <CallToAction
          link={highlightedLink}
          kind="ghost-contrast"
          iconAfter={<Icon name="arrow-right" />}
          className="mt-8"
        />
      )}
    </div>
  );
}

/** Two fields side by side; the first may take the whole row (FOOT-09, FOOT-11). */
function Information({ footer }: { footer: FooterData }) {
  const fields = [footer.infoField1, footer.infoField2].filter(
    ({ heading, text }) => heading || text.length > 0,
  );
  if (fields.length === 0) return null;
  return (
    <div className="grid gap-x-gap gap-y-8 border-line-on-dark border-t pt-10 sm:grid-cols-2">
      {fields.map((field) => (
        <div
          key={field.heading}
          className={cx(footer.infoFieldOneChildFullWidth && field === footer.infoField1 && 'sm:col-span-2')}
        >
          {field.heading && <h2 className={footerHeading}>{field.heading}</h2>}
          <Prose
            text={field.text}
            size="note"
            className="text-on-dark-muted [&_a]:text-on-dark [&_a]:decoration-on-dark-muted"
          />
        </div>
      ))}
    </div>
  );
}

function Legal({ footer, page }: Omit<FooterProps, 'brands'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      {footer.legal && <p>{footer.legal}</p>}
      {footer.legalLinks.map(
        ({ link }) =>
          link?.text && (
            <ShellLink
              key={link.href}
              link={link}
              texts={page.texts}
              className={cx('inline-flex min-h-7 items-center', footerLink)}
            >
              {link.text}
            </ShellLink>
          ),
      )}
      <button
        type="button"
        data-consent-settings=""
        aria-haspopup="dialog"
        className={cx('needs-script inline-flex min-h-7 items-center', footerLink)}
      >
        {page.texts('cookieSettings')}
      </button>
    </div>
  );
}
