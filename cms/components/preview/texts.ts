/** What is said after a click in the preview. */
export const previewTexts = {
  en: {
    gone: 'This block is not in the form any more. The preview catches up in a moment.',
    ofSite: 'The header and the footer belong to every page of the site.',
    ofPage: 'This belongs to the page. Here you edit what is above and below every page.',
    open: 'Open',
  },
  sv: {
    gone: 'Blocket finns inte längre i formuläret. Förhandsvisningen hinner ikapp om ett ögonblick.',
    ofSite: 'Sidhuvudet och sidfoten hör till alla sidor på webbplatsen.',
    ofPage: 'Det här hör till sidan. Här redigerar du det som står ovanför och under varje sida.',
    open: 'Öppna',
  },
};

export type PreviewTexts = (typeof previewTexts)['en'];
