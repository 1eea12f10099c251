/** Sentences of Payload's own that say that something is wrong, but not what to do about it. */
export const payloadErrorMessages = {
  en: {
    error: {
      notAllowedToPerformAction:
        'You may not do this. Ask an editor of the site, or an administrator, to do it for you.',
      valueMustBeUnique: 'Another one has this already. Choose something else.',
      userEmailAlreadyRegistered:
        'Somebody with this mail address has an account already. Use another address, or change that account.',
    },
    validation: {
      required: 'Fill this in.',
      invalidSelection: 'This cannot be chosen here. Choose something else.',
      trueOrFalse: 'Choose yes or no.',
    },
  },
  sv: {
    error: {
      notAllowedToPerformAction:
        'Du får inte göra detta. Be en redaktör för webbplatsen, eller en administratör, att göra det åt dig.',
      valueMustBeUnique: 'Det är redan upptaget. Välj något annat.',
      userEmailAlreadyRegistered:
        'Någon med den här e-postadressen har redan ett konto. Använd en annan adress, eller ändra det kontot.',
    },
    validation: {
      required: 'Fyll i det här.',
      invalidSelection: 'Det går inte att välja här. Välj något annat.',
      trueOrFalse: 'Välj ja eller nej.',
    },
  },
};
