/** Holds the id of this browser's last submission: with it the answers are returned in full. */
const NAME = '__Host-sent-form';
const MAX_AGE_SECONDS = 15 * 60;

export function sentCookie(submissionId: string): string {
  return `${NAME}=${submissionId}; Path=/; Max-Age=${MAX_AGE_SECONDS}; Secure; HttpOnly; SameSite=Lax`;
}

export function sentSubmissionId(cookies: string | undefined): string | undefined {
  return cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
}
