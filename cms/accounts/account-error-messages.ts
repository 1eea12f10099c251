import type { PayloadRequest } from 'payload';
import { chooseText, type InStudioLanguages } from '../i18n/studio-text.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH, type PasswordProblem } from './password-problem.ts';

type AccountErrorMessages = {
  password: Record<PasswordProblem, string>;
  /** The same for an unknown account, a wrong password and too many attempts. */
  refused: string;
  lockedUntil: (time: string) => string;
  codeNeeded: string;
  codeWrong: string;
  setupNeeded: string;
  resetExpired: string;
  currentPassword: string;
  secondFactorThere: string;
  secondFactorMissing: string;
  secondFactorRequired: string;
  onTheMachine: string;
};

/** Why somebody cannot sign in, or change how their account is guarded. */
export const accountErrorMessages: InStudioLanguages<AccountErrorMessages> = {
  en: {
    password: {
      'too short': `Use at least ${MIN_PASSWORD_LENGTH} characters. A few words with spaces between them are easy to remember.`,
      'too long': `Use at most ${MAX_PASSWORD_LENGTH} characters.`,
      common: 'This password is among the first that are tried. Choose one that is your own.',
      'own name': 'The password is your name or mail address. Choose something else.',
    },
    refused:
      'The mail address or password is not right, or there were too many attempts. Check both; after five refusals wait a minute, after each further one twice as long.',
    lockedUntil: (time) =>
      `The password is right, but there were too many wrong ones before it. Sign in again after ${time}`,
    codeNeeded: 'Type the code of your authenticator app, or a recovery code.',
    codeWrong: 'The code is not right, has been used, or is too old. Wait for the next one.',
    setupNeeded: 'Your role needs a second factor. Scan the code with an authenticator app.',
    resetExpired: 'This link has been used or is too old. Ask for a new one.',
    currentPassword: 'Type your current password.',
    secondFactorThere: 'The second factor is turned on already. Turn it off first to use another app.',
    secondFactorMissing: 'Start with the second factor first.',
    secondFactorRequired: 'Your role needs a second factor; it cannot be turned off.',
    onTheMachine:
      'The first administrator is made on the machine itself: npm run studio:admin -- you@company.example',
  },
  sv: {
    password: {
      'too short': `Använd minst ${MIN_PASSWORD_LENGTH} tecken. Några ord med mellanslag är lätta att minnas.`,
      'too long': `Använd högst ${MAX_PASSWORD_LENGTH} tecken.`,
      common: 'Lösenordet hör till dem som prövas först. Välj ett eget.',
      'own name': 'Lösenordet är ditt namn eller din e-postadress. Välj något annat.',
    },
    refused:
      'E-postadressen eller lösenordet stämmer inte, eller så har det gjorts för många försök. Kontrollera båda; vänta en minut efter fem nekade försök och dubbelt så länge efter varje till.',
    lockedUntil: (time) =>
      `Lösenordet stämmer, men det har gjorts för många felaktiga försök. Logga in igen efter ${time}`,
    codeNeeded: 'Skriv koden från din autentiseringsapp, eller en reservkod.',
    codeWrong: 'Koden stämmer inte, är redan använd eller för gammal. Vänta på nästa.',
    setupNeeded: 'Din roll kräver tvåstegsinloggning. Skanna koden med en autentiseringsapp.',
    resetExpired: 'Länken är redan använd eller för gammal. Begär en ny.',
    currentPassword: 'Skriv ditt nuvarande lösenord.',
    secondFactorThere: 'Tvåstegsinloggning är redan på. Stäng av den först för att byta app.',
    secondFactorMissing: 'Börja med att slå på tvåstegsinloggning.',
    secondFactorRequired: 'Din roll kräver tvåstegsinloggning; den kan inte stängas av.',
    onTheMachine:
      'Den första administratören skapas på själva maskinen: npm run studio:admin -- du@foretaget.example',
  },
};

export function errorMessagesFor({ i18n }: Pick<PayloadRequest, 'i18n'>): AccountErrorMessages {
  return chooseText(accountErrorMessages, i18n.language);
}
