import type { PayloadRequest, Where } from 'payload';
import { relationId } from '../access/person.ts';
import { isolateRequest } from '../collections/isolate-request.ts';
import { chooseText } from '../i18n/studio-text.ts';
import type { StudioSettings } from '../settings.ts';
import type { PublishingRequest } from './request-store.ts';
import { requestTexts } from './request-texts.ts';

type MailSettings = Pick<StudioSettings, 'smtpUrl'>;

/** The overview shows every request; a mail is sent where there is a mail server, and its failure stops nothing. */
export async function mailEditors(
  request: PublishingRequest,
  req: PayloadRequest,
  settings: MailSettings,
): Promise<void> {
  const site = relationId(request.site) as number | string;
  const where = { and: [{ role: { equals: 'editor' } }, { sites: { in: [site] } }] };
  const subject = chooseText(requestTexts, req.i18n.language).askedMail(
    request.askedByName ?? '',
    request.title ?? '',
  );
  await mail(where, subject, request.note, request, req, settings);
}

export async function mailAnswer(
  request: PublishingRequest,
  req: PayloadRequest,
  settings: MailSettings,
): Promise<void> {
  const texts = chooseText(requestTexts, req.i18n.language);
  const subject = request.state === 'published' ? texts.publishedMail : texts.returnedMail;
  const where = { id: { equals: (relationId(request.askedBy) ?? 0) as number | string } };
  const named = subject(request.answeredByName ?? '', request.title ?? '');
  await mail(where, named, request.answer, request, req, settings);
}

async function mail(
  to: Where,
  subject: string,
  note: string | null | undefined,
  { kind, document }: PublishingRequest,
  req: PayloadRequest,
  { smtpUrl }: MailSettings,
): Promise<void> {
  if (!smtpUrl) return;
  const { docs } = await req.payload.find({
    collection: 'users',
    ...{ depth: 0, pagination: false, overrideAccess: true, select: { email: true } },
    where: to,
    req: isolateRequest(req),
  });
  const text = [note, `${req.origin ?? ''}/admin/collections/${kind}/${document}`]
    .filter(Boolean)
    .join('\n\n');
  for (const { email } of docs as unknown as { email: string }[])
    void req.payload
      .sendEmail({ to: email, subject, text })
      .catch((error: unknown) =>
        req.payload.logger.warn({ code: 'STUDIO_MAIL_FAILED', error }, 'a mail about publishing failed'),
      );
}
