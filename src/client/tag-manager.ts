import { allowsAnalytics, containerScript } from '../analytics/tag-manager.ts';
import { pageFacts } from './page-facts.ts';

/** Loads the tag manager where a container is set and the visitor has said yes; editors are never counted. */
export function loadTagManager(): void {
  const { gtmID, editing } = pageFacts();
  if (!gtmID || editing || !allowsAnalytics(document.cookie)) return;
  const script = document.createElement('script');
  script.async = true;
  script.src = containerScript(gtmID);
  document.head.append(script);
}
