import type { Lead } from '../lead.ts';

/** The webhook body: the form's values with the receiver found on the server, and links to the photos. */
export function webhookPayload(
  { id, formName, submissionId, site, language, receivedAt, ...lead }: Lead,
  photoUrls: readonly string[] = [],
  otherwise: Readonly<Record<string, unknown>> = {},
): string {
  const { customer, receiver, copies = [], source, values } = lead;
  return JSON.stringify({
    type: 'lead.received',
    timestamp: receivedAt,
    data: {
      id,
      formName,
      formSubmissionId: submissionId,
      site,
      language,
      receivedAt,
      values: {
        ...customer,
        ...values,
        ...otherwise,
        toName: receiver?.name,
        toEmail: receiver?.email,
        ...(copies.length > 0 && { copies: copies.map(({ email }) => email) }),
        source,
      },
      ...(photoUrls.length > 0 && { photos: photoUrls }),
    },
  });
}
