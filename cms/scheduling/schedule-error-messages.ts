/** Why a time for publishing was refused. */
export const scheduleErrorMessages = {
  en: {
    noTime: 'Choose a day and a time.',
    past: 'That time has passed. Choose one that is still to come.',
    notAllowed: 'Only editors of the site set when something becomes public. Ask one of them to publish it.',
    noPage: 'There is no such document, or you do not work on its site. Load the list again.',
  },
  sv: {
    noTime: 'Välj dag och tid.',
    past: 'Den tiden har passerat. Välj en som kommer.',
    notAllowed:
      'Bara webbplatsens redaktörer bestämmer när något blir publikt. Be en av dem att publicera det.',
    noPage: 'Dokumentet finns inte, eller så arbetar du inte med dess webbplats. Ladda om listan.',
  },
};
