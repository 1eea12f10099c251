import type { PayloadRequest } from 'payload';
import { chooseText, type InStudioLanguages } from '../i18n/studio-text.ts';

type AccountTexts = {
  resetSent: string;
  resetDone: string;
  mailSubject: string;
  mailBody: string;
  mailIgnore: string;
};

const texts: InStudioLanguages<AccountTexts> = {
  en: {
    resetSent: 'If there is an account with this mail address, a mail is on its way.',
    resetDone: 'The password is changed. Sign in with it.',
    mailSubject: 'Choose a new password for the studio',
    mailBody: 'Somebody, probably you, asked for a new password. Choose it here within an hour:',
    mailIgnore: 'If it was not you, you need not do anything: the old password remains.',
  },
  sv: {
    resetSent: 'Om det finns ett konto med den här e-postadressen är ett mejl på väg.',
    resetDone: 'Lösenordet är ändrat. Logga in med det.',
    mailSubject: 'Välj ett nytt lösenord till studion',
    mailBody: 'Någon, troligen du, har begärt ett nytt lösenord. Välj det här inom en timme:',
    mailIgnore: 'Var det inte du behöver du inte göra något: det gamla lösenordet gäller.',
  },
};

export function accountTexts({ i18n }: Pick<PayloadRequest, 'i18n'>): AccountTexts {
  return chooseText(texts, i18n.language);
}
