/** Why a page cannot stand where it was put, at its field. */
export const pageErrorMessages = {
  en: {
    queryInAddress: 'The address of a page has no ? and no #. Take them out.',
    spaceInAddress: 'An address has no spaces. Write - between words.',
    reservedAddress: 'The sites use this address themselves. Choose another.',
    takenByPage: (title: string, path: string) =>
      `The page “${title}” has the address ${path} already. Choose another part of the address.`,
    takenByRedirect: (source: string, destination: string) =>
      `A redirect leads away from ${source}, to ${destination}. Delete it first, or choose another part of the address.`,
    parentOfOtherSite: 'The page above must be a page of the same site. Choose another under “Below”.',
    belowItself: 'A page cannot stand below itself. Choose another page under “Below”.',
  },
  sv: {
    queryInAddress: 'En sidas adress har varken ? eller #. Ta bort dem.',
    spaceInAddress: 'En adress har inga mellanslag. Skriv - mellan orden.',
    reservedAddress: 'Webbplatserna använder den här adressen själva. Välj en annan.',
    takenByPage: (title: string, path: string) =>
      `Sidan ”${title}” har redan adressen ${path}. Välj en annan ”Del av adressen”.`,
    takenByRedirect: (source: string, destination: string) =>
      `En omdirigering leder bort från ${source}, till ${destination}. Ta bort den först, eller välj en annan ”Del av adressen”.`,
    parentOfOtherSite: 'Sidan ovanför måste höra till samma webbplats. Välj en annan under ”Ligger under”.',
    belowItself: 'En sida kan inte ligga under sig själv. Välj en annan sida under ”Ligger under”.',
  },
};
