/** Why a page with a form cannot be published. */
export const pageFormErrorMessages = {
  en: {
    unknownForm: (id: string) =>
      `This site has no form “${id}”, so nobody would get the answers. Make it under Forms, with a receiver, or name another one.`,
  },
  sv: {
    unknownForm: (id: string) =>
      `Webbplatsen har inget formulär ”${id}”, så ingen skulle få svaren. Gör det under Formulär, med en mottagare, eller ange ett annat.`,
  },
};
