import type { InStudioLanguages } from '../../i18n/studio-text.ts';

type SecurityTexts = {
  title: string;
  off: string;
  on: (recoveryCodesLeft: number) => string;
  required: string;
  password: string;
  turnOn: string;
  turnOff: string;
  newCodes: string;
  scan: string;
  qrCode: string;
  orType: string;
  code: string;
  codeHelp: string;
  codeOptional: string;
  confirm: string;
  recoveryTitle: string;
  recoveryHelp: string;
  saved: string;
  otherSessions: (others: number) => string;
  endOthers: string;
  ended: string;
  ofOther: string;
  reset: string;
  resetDone: string;
  currentPassword: string;
  currentPasswordHelp: string;
  failed: string;
};

/** What the pages about signing in say. */
export const securityTexts: InStudioLanguages<SecurityTexts> = {
  en: {
    title: 'Sign-in in two steps',
    off: 'Off. With an authenticator app a stolen password is not enough to sign in as you.',
    on: (left) => `On. ${left} of 10 recovery codes are left.`,
    required: 'Your role needs it.',
    password: 'Your password',
    turnOn: 'Turn on',
    turnOff: 'Turn off',
    newCodes: 'New recovery codes',
    scan: 'Scan the picture with an authenticator app.',
    qrCode: 'QR code for your authenticator app',
    orType: 'Or type this key into the app:',
    code: 'Code',
    codeHelp: 'Six digits from the app, or a recovery code.',
    codeOptional: 'If you sign in in two steps: with its code you need not wait.',
    confirm: 'Confirm',
    recoveryTitle: 'Your recovery codes',
    recoveryHelp:
      'Save them where you find them without your telephone. Each works once, and they are not shown again.',
    saved: 'I have saved them',
    otherSessions: (others) =>
      others === 0
        ? 'You are signed in here only.'
        : `You are also signed in elsewhere: ${others} more ${others === 1 ? 'session' : 'sessions'}.`,
    endOthers: 'End my other sessions',
    ended: 'Your other sessions are ended.',
    ofOther:
      'If this person has lost the telephone and the recovery codes, reset the second step. They set it up anew.',
    reset: 'Reset the second step',
    resetDone: 'The second step is reset, and the sessions of this person are ended.',
    currentPassword: 'Current password',
    currentPasswordHelp: 'Needed to change your password or mail address.',
    failed: 'The studio did not answer. Try again.',
  },
  sv: {
    title: 'Tvåstegsinloggning',
    off: 'Av. Med en autentiseringsapp räcker ett stulet lösenord inte för att logga in som du.',
    on: (left) => `På. ${left} av 10 reservkoder finns kvar.`,
    required: 'Din roll kräver det.',
    password: 'Ditt lösenord',
    turnOn: 'Slå på',
    turnOff: 'Stäng av',
    newCodes: 'Nya reservkoder',
    scan: 'Skanna bilden med en autentiseringsapp.',
    qrCode: 'QR-kod för din autentiseringsapp',
    orType: 'Eller skriv in den här nyckeln i appen:',
    code: 'Kod',
    codeHelp: 'Sex siffror från appen, eller en reservkod.',
    codeOptional: 'Om du loggar in i två steg: med koden behöver du inte vänta.',
    confirm: 'Bekräfta',
    recoveryTitle: 'Dina reservkoder',
    recoveryHelp:
      'Spara dem där du hittar dem utan telefonen. Varje kod fungerar en gång, och de visas inte igen.',
    saved: 'Jag har sparat dem',
    otherSessions: (others) =>
      others === 0
        ? 'Du är bara inloggad här.'
        : `Du är även inloggad på annat håll: ${others} ${others === 1 ? 'session' : 'sessioner'} till.`,
    endOthers: 'Avsluta mina andra sessioner',
    ended: 'Dina andra sessioner är avslutade.',
    ofOther:
      'Har personen blivit av med telefonen och reservkoderna, nollställ andra steget. Personen ställer in det på nytt.',
    reset: 'Nollställ andra steget',
    resetDone: 'Andra steget är nollställt och personens sessioner är avslutade.',
    currentPassword: 'Nuvarande lösenord',
    currentPasswordHelp: 'Behövs för att byta lösenord eller e-postadress.',
    failed: 'Studion svarade inte. Försök igen.',
  },
};
