import { Alert } from './alert/alert.tsx';
import { FeatureParts } from './feature-parts.tsx';
import { Footer, type FooterProps } from './footer/footer.tsx';
import { Header, type HeaderProps } from './header/header.tsx';
import { ScrollToTop } from './scroll-to-top.tsx';
import { PAGE_TOP } from './scroll-to-top-rules.ts';

/** Everything above the page's own content; the skip link comes first. */
export function HeaderArea(props: HeaderProps) {
  return (
    <>
      <div id={PAGE_TOP} tabIndex={-1} className="outline-none" />
      <a href="#main" className="skip-link">
        {props.page.texts('skipToContent')}
      </a>
      <Alert header={props.header} texts={props.page.texts} editing={props.page.editing} />
      <Header {...props} />
    </>
  );
}

/** Everything below it. */
export function FooterArea(props: FooterProps) {
  return (
    <>
      <Footer {...props} />
      {/* All content must be in a landmark. */}
      <nav aria-label={props.page.texts('scrollToTop')}>
        <ScrollToTop label={props.page.texts('scrollToTop')} />
      </nav>
      <FeatureParts page={props.page} />
    </>
  );
}
