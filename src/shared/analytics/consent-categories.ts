/** What a visitor may consent to. Embedded videos count as marketing: their provider may recognise the visitor. */
export const consentCategories = ['necessary', 'analytics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
