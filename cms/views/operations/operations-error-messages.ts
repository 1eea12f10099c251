/** Why an action of the operations page was refused. */
export const operationsErrorMessages = {
  en: {
    administratorsOnly: 'Only administrators see this. Ask one of them.',
    noDelivery: 'Give the key of a delivery, or all.',
    noImport: 'Give the index and the revision of an import.',
    busy: 'An import of this index is running. Wait until it is done.',
    'not-kept': 'What was there before this import is no longer stored. Import the feed again instead.',
  },
  sv: {
    administratorsOnly: 'Bara administratörer ser det här. Be en av dem.',
    noDelivery: 'Ange nyckeln för en leverans, eller alla.',
    noImport: 'Ange index och revision för en import.',
    busy: 'En import av det här indexet pågår. Vänta tills den är klar.',
    'not-kept': 'Det som fanns före importen är inte längre sparat. Importera flödet igen i stället.',
  },
};
