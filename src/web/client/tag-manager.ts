import { onConsent } from '../../shared/analytics/consent.ts';
import { pushTagManagerStart } from '../../shared/analytics/consent-mode.ts';
import { containerScript } from '../../shared/analytics/tag-manager.ts';
import { pageData } from './page-data.ts';

/**
 * Loads the tag manager where a container is set, once the visitor has consented to analytics or marketing. Consent
 * Mode decides what each of its tags may do. Editors are never counted.
 */
export function loadTagManager(): void {
  const { gtmID, tagServer, editing } = pageData();
  if (!gtmID || editing) return;
  let loaded = false;
  const load = () => {
    if (loaded) return;
    loaded = true;
    pushTagManagerStart(Date.now());
    const script = document.createElement('script');
    script.async = true;
    script.src = containerScript(gtmID, tagServer);
    document.head.append(script);
  };
  onConsent('analytics', load);
  onConsent('marketing', load);
}
