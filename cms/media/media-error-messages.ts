/** Why a file cannot be saved, replaced or shown, and what to do about it. */
export const mediaErrorMessages = {
  en: {
    siteMissing: 'Choose the site it belongs to.',
    foreignFile:
      'This picture or file belongs to another site. Choose one of your own sites or of the shared library.',
    foreignFolder:
      'The folder belongs to another site. Choose a folder of the same site, or of the shared library for shared files.',
    inUse: (places: string, count: number) =>
      `This file is used in ${count === 1 ? 'one place' : `${count} places`} (${places}), which would all show the new one. Replace it with “Replace the file”, or send replace=everywhere.`,
    stillUsed: (places: string, count: number) =>
      `This file is used in ${count === 1 ? 'one place' : `${count} places`}${places && ` (${places})`}, so it was not deleted. Take it out there first, or let another file take its place with “Replace the file”.`,
    gone: 'There is no such file, or you do not work on its site. Load the list of media again.',
  },
  sv: {
    siteMissing: 'Välj vilken webbplats den hör till.',
    foreignFile:
      'Bilden eller filen hör till en annan webbplats. Välj en från dina egna webbplatser eller från det gemensamma biblioteket.',
    foreignFolder:
      'Mappen hör till en annan webbplats. Välj en mapp på samma webbplats, eller i det gemensamma biblioteket för gemensamma filer.',
    inUse: (places: string, count: number) =>
      `Filen används på ${count === 1 ? 'ett ställe' : `${count} ställen`} (${places}), som alla skulle visa den nya. Byt den med ”Byt fil”, eller skicka replace=everywhere.`,
    stillUsed: (places: string, count: number) =>
      `Filen används på ${count === 1 ? 'ett ställe' : `${count} ställen`}${places && ` (${places})`}, så den togs inte bort. Ta bort den där först, eller låt en annan fil ta dess plats med ”Byt fil”.`,
    gone: 'Filen finns inte, eller så arbetar du inte med dess webbplats. Ladda om medielistan.',
  },
};
