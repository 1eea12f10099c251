import { onConsent } from '../analytics/consent.ts';
import { tagManagerStarts } from '../analytics/consent-mode.ts';
import { containerScript } from '../analytics/tag-manager.ts';
import { pageFacts } from './page-facts.ts';

/**
 * Loads the tag manager where a container is set, once the visitor has said yes to anything it could bring. What
 * each of its tags may do is told by Consent Mode. Editors are never counted.
 */
export function loadTagManager(): void {
  const { gtmID, tagServer, editing } = pageFacts();
  if (!gtmID || editing) return;
  let loaded = false;
  const load = () => {
    if (loaded) return;
    loaded = true;
    tagManagerStarts(Date.now());
    const script = document.createElement('script');
    script.async = true;
    script.src = containerScript(gtmID, tagServer);
    document.head.append(script);
  };
  onConsent('analytics', load);
  onConsent('marketing', load);
}
