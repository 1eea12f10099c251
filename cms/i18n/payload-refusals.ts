/** Sentences of Payload's own that say that something is wrong, but not what to do about it. */
export const payloadRefusals = {
  en: {
    error: {
      notAllowedToPerformAction:
        'You may not do this. Ask an editor of the site, or an administrator, to do it for you.',
      notFound: 'It is not there any more, or it belongs to a site you do not work on. Load the list again.',
      valueMustBeUnique: 'Another one has this already. Choose something else.',
      userEmailAlreadyRegistered:
        'Somebody with this mail address has an account already. Use another address, or change that account.',
      invalidFileType: 'Files of this kind cannot be used. Choose a picture, a film (MP4, WebM) or a PDF.',
    },
    validation: {
      required: 'Fill this in.',
      invalidSelection: 'This cannot be chosen here. Choose something else.',
      invalidSelections: 'These cannot be chosen here. Choose something else instead of:',
      invalidInput: 'This cannot be used here. Write something else.',
      shorterThanMax: 'Write at most {{maxLength}} characters.',
      trueOrFalse: 'Choose yes or no.',
    },
  },
  sv: {
    error: {
      notAllowedToPerformAction:
        'Du får inte göra detta. Be en redaktör för webbplatsen, eller en administratör, att göra det åt dig.',
      notFound: 'Det finns inte längre, eller hör till en webbplats du inte arbetar med. Ladda om listan.',
      valueMustBeUnique: 'Det är redan upptaget. Välj något annat.',
      userEmailAlreadyRegistered:
        'Någon med den här e-postadressen har redan ett konto. Använd en annan adress, eller ändra det kontot.',
      invalidFileType:
        'Filer av det här slaget går inte att använda. Välj en bild, en film (MP4, WebM) eller en PDF.',
    },
    validation: {
      required: 'Fyll i det här.',
      invalidSelection: 'Det går inte att välja här. Välj något annat.',
      invalidSelections: 'Dessa går inte att välja här. Välj något annat i stället för:',
      invalidInput: 'Det går inte att använda här. Skriv något annat.',
      shorterThanMax: 'Skriv högst {{maxLength}} tecken.',
      trueOrFalse: 'Välj ja eller nej.',
    },
  },
};
