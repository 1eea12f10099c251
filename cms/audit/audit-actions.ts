/** What the audit log records, and how its list names it. */
export const auditActions = {
  'signed-in': { en: 'Signed in', sv: 'Loggade in' },
  'sign-in-failed': { en: 'Sign-in refused', sv: 'Inloggning nekad' },
  'signed-out': { en: 'Signed out', sv: 'Loggade ut' },
  'sessions-ended': { en: 'Sessions ended', sv: 'Sessioner avslutade' },
  'password-changed': { en: 'Password changed', sv: 'Lösenord ändrat' },
  'password-reset-requested': { en: 'New password asked for', sv: 'Nytt lösenord begärt' },
  'password-reset': { en: 'Password set by mail', sv: 'Lösenord satt via e-post' },
  'second-factor-enabled': { en: 'Second factor turned on', sv: 'Tvåstegsinloggning påslagen' },
  'second-factor-disabled': { en: 'Second factor turned off', sv: 'Tvåstegsinloggning avslagen' },
  'second-factor-reset': {
    en: 'Second factor reset by an administrator',
    sv: 'Tvåstegsinloggning nollställd av administratör',
  },
  'recovery-code-used': { en: 'Recovery code used', sv: 'Reservkod använd' },
  'recovery-codes-renewed': { en: 'New recovery codes', sv: 'Nya reservkoder' },
  'account-created': { en: 'Account created', sv: 'Konto skapat' },
  'account-changed': { en: 'Account changed', sv: 'Konto ändrat' },
  'role-changed': { en: 'Role or sites changed', sv: 'Roll eller webbplatser ändrade' },
  'account-deleted': { en: 'Account deleted', sv: 'Konto borttaget' },
  published: { en: 'Published', sv: 'Publicerade' },
  unpublished: { en: 'Unpublished', sv: 'Avpublicerade' },
  created: { en: 'Created', sv: 'Skapade' },
  changed: { en: 'Changed', sv: 'Ändrade' },
  moved: { en: 'Moved in the tree', sv: 'Flyttade i sidträdet' },
  trashed: { en: 'Moved to the trash', sv: 'Lade i papperskorgen' },
  restored: { en: 'Brought back from the trash', sv: 'Återställde från papperskorgen' },
  deleted: { en: 'Deleted', sv: 'Tog bort' },
} as const;

export type AuditAction = keyof typeof auditActions;
