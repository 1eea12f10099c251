import { compareVersions } from '../../src/main/release-record.ts';

/** A release as the changelog has it; what is not released yet has no version. */
export type Release = { version: string | undefined; date: string | undefined; sections: readonly Section[] };
export type Section = { title: string; text: string };

/** The section that says what an operator must do for an upgrade. */
export const UPGRADING = 'Upgrading';

/** Reads the releases of a changelog that follows Keep a Changelog, newest first. */
export function parseChangelog(text: string): readonly Release[] {
  return splitAt(text, /^## /m).map(({ title, text: body }) => {
    const [, version, date] = /^\[?v?(\d+\.\d+\.\d+[\w.-]*)\]?(?: - (\d{4}-\d{2}-\d{2}))?/.exec(title) ?? [];
    return { version, date, sections: splitAt(body, /^### /m) };
  });
}

/** What operators must know who go from one version to another; what is not released yet counts for this working copy. */
export function upgradeNotes(
  releases: readonly Release[],
  from: string | undefined,
  to: string,
): readonly { version: string; text: string }[] {
  return releases
    .filter(({ version }) => version === undefined || compareVersions(version, to) <= 0)
    .filter(({ version }) => version === undefined || !from || compareVersions(version, from) > 0)
    .flatMap(({ version, sections }) =>
      sections
        .filter(({ title }) => title === UPGRADING)
        .map(({ text }) => ({ version: version ?? 'not released yet', text })),
    );
}

function splitAt(text: string, heading: RegExp): Section[] {
  return text
    .split(heading)
    .slice(1)
    .map((part) => {
      const [title = '', ...lines] = part.split('\n');
      return { title: title.trim(), text: lines.join('\n').trim() };
    });
}
