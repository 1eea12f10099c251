import type { InStudioLanguages } from '../../i18n/studio-text.ts';

type ControlNames = {
  moveRow: string;
  documentActions: string;
  rowActions: string;
  copyAndPaste: string;
  morePublishing: string;
  more: string;
  clear: string;
  copyAddress: string;
  removeFile: string;
  preview: string;
  document: string;
  views: string;
  openFile: (name: string) => string;
  leaveOutFile: (name: string) => string;
  tools: Readonly<Record<string, string>>;
};

/** What Payload's controls without words are called, for those who do not see them. */
export const controlNames: InStudioLanguages<ControlNames> = {
  en: {
    moveRow: 'Move the row',
    documentActions: 'More actions',
    rowActions: 'Actions of the row',
    copyAndPaste: 'Copy and paste',
    morePublishing: 'More ways to publish',
    more: 'More',
    clear: 'Remove the choice',
    copyAddress: 'Copy the address of the file',
    removeFile: 'Choose another file',
    preview: 'Preview of the page',
    document: 'Name and views of the document',
    views: 'Views of the document',
    openFile: (name) => `Open ${name || 'the file'}`,
    leaveOutFile: (name) => `Leave out ${name || 'the file'} here`,
    tools: { bold: 'Bold', italic: 'Italic', link: 'Link' },
  },
  sv: {
    moveRow: 'Flytta raden',
    documentActions: 'Fler åtgärder',
    rowActions: 'Åtgärder för raden',
    copyAndPaste: 'Kopiera och klistra in',
    morePublishing: 'Fler sätt att publicera',
    more: 'Mer',
    clear: 'Ta bort valet',
    copyAddress: 'Kopiera filens adress',
    removeFile: 'Välj en annan fil',
    preview: 'Förhandsvisning av sidan',
    document: 'Dokumentets namn och vyer',
    views: 'Dokumentets vyer',
    openFile: (name) => `Öppna ${name || 'filen'}`,
    leaveOutFile: (name) => `Utelämna ${name || 'filen'} här`,
    tools: { bold: 'Fet', italic: 'Kursiv', link: 'Länk' },
  },
};
