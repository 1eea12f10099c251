/** The smallest form that the studio saves. */
export function aForm(site: unknown, formId: string, more: object = {}): Record<string, unknown> {
  return {
    site,
    formId,
    title: 'Vi ringer upp',
    button: 'Ring mig',
    thanks: 'Tack.',
    receivers: [{ email: 'anna@solvik.example' }],
    questions: [{ text: 'Telefon', kind: 'phone' }],
    ...more,
  };
}
