/** Vulnerabilities that do not reach this product, each with the reason; docs/security.md explains how one gets here. */
const explained: Readonly<Record<string, string>> = {};

export type AuditOutcome =
  | { state: 'clean' }
  | { state: 'vulnerable'; problems: readonly string[] }
  /** The registry in use does not offer the service, or cannot be reached. */
  | { state: 'unknown'; reason: string };

type Vulnerability = { severity?: string; range?: string; fixAvailable?: unknown };

/** Reads what `npm audit --json` printed. */
export function auditOutcome(
  printed: string,
  known: Readonly<Record<string, string>> = explained,
): AuditOutcome {
  const report = parse(printed);
  if (!report?.vulnerabilities) {
    const reason = report?.message ?? report?.error?.summary ?? 'npm audit gave no report';
    return { state: 'unknown', reason: `${reason.split(' - ')[0]}. The registry in use does not answer it.` };
  }
  const serious = Object.entries(report.vulnerabilities).filter(
    ([name, { severity = '' }]) => ['high', 'critical'].includes(severity) && !(name in known),
  );
  if (serious.length === 0) return { state: 'clean' };
  const problems = serious.map(([name, { severity, range, fixAvailable }]) => {
    const remedy = fixAvailable ? 'a corrected version is there' : 'there is no corrected version yet';
    return `${name} ${range ?? ''}: ${severity}; ${remedy}.`;
  });
  return { state: 'vulnerable', problems };
}

type Report = {
  vulnerabilities?: Record<string, Vulnerability>;
  message?: string;
  error?: { summary?: string };
};

function parse(printed: string): Report | undefined {
  try {
    return JSON.parse(printed.slice(printed.indexOf('{'))) as Report;
  } catch {
    return undefined;
  }
}
