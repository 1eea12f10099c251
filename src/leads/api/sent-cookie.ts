/** Holds the id of what this browser sent last: who shows it may see the answers in full. */
const NAME = '__Host-sent-form';
const SECONDS_KEPT = 15 * 60;

export function sentCookie(submissionId: string): string {
  return `${NAME}=${submissionId}; Path=/; Max-Age=${SECONDS_KEPT}; Secure; HttpOnly; SameSite=Lax`;
}

export function sentIn(cookies: string | undefined): string | undefined {
  return cookies
    ?.split(';')
    .map((cookie) => cookie.trim())
    .find((cookie) => cookie.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
}
