import type { PageKind } from '../../shared/sites/page-kind.ts';
import { type Assets, type ClientModule, clientModuleKinds } from './assets.ts';
import deferredEntryScript from './deferred-entry.inline.ts?inline-script';
import { attributeValue, findTags } from './find-tags.ts';

/** The same text on every page, so that the content security policy can name its hash. */
export { deferredEntryScript };

/** A share of the visits measures how the page felt; in percent. */
export type VitalsSample = { kind: PageKind; percent: number };

const vitalsModule = 'src/web/client/web-vitals.ts';

export function deferredEntryTag(
  assets: Assets,
  sections: readonly string[],
  sample?: VitalsSample | undefined,
): string {
  const modules = modulesOf(sections, assets).join(' ');
  const vitals = vitalsAttributes(assets, sample);
  return `<script data-main="${assets.script}" data-modules="${modules}"${vitals}>${deferredEntryScript}</script>`;
}

function vitalsAttributes(assets: Assets, sample: VitalsSample | undefined): string {
  const address = assets.addressOf(vitalsModule);
  if (!sample || sample.percent === 0 || !address) return '';
  return ` data-vitals="${address}" data-share="${sample.percent}" data-kind="${sample.kind}"`;
}

/** Files of what hydrates with the page; what hydrates when visible or when something appears is fetched then. */
function modulesOf(sections: readonly string[], assets: Assets): readonly string[] {
  const needed: readonly ClientModule[] = clientModuleKinds.flatMap((kind) =>
    sections
      .flatMap((html) => findTags(`data-${kind}`, html))
      .filter((tag) => !/ data-(when="visible"|awaits=)/.test(tag))
      .map((tag) => ({ kind, name: attributeValue(tag, `data-${kind}`) })),
  );
  return [...new Set(needed.flatMap((each) => assets.modulesOf(each)))].filter(
    (file) => file !== assets.script,
  );
}
