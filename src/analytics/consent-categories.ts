/** What a visitor may say yes to. Films of others count as marketing: whoever shows them may recognise the visitor. */
export const consentCategories = ['necessary', 'analytics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
