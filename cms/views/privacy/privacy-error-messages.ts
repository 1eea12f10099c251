/** Why the page about personal data refused something. */
export const privacyErrorMessages = {
  en: {
    notYours: 'Only administrators and those with the role Privacy see this. Ask one of them.',
    nobody: 'Say who is meant: by mail address, telephone, plate or name.',
    nothing: 'Choose at least one record.',
    noLanguage: 'Choose a language of the installation.',
  },
  sv: {
    notYours: 'Bara administratörer och de som har rollen Integritet ser det här. Be en av dem.',
    nobody: 'Ange vem det gäller: med e-postadress, telefonnummer, registreringsnummer eller namn.',
    nothing: 'Välj minst en post.',
    noLanguage: 'Välj ett språk som finns i installationen.',
  },
};
