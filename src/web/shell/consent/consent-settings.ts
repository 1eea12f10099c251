import type { PageContext } from '../../../shared/sites/page-context.ts';

/** Texts and revision of the consent dialog; the texts are in the dictionary, so that editors can change them. */
export function consentSettings({ site, texts, href }: Pick<PageContext, 'site' | 'texts' | 'href'>) {
  const privacy = texts('privacyAddress');
  return {
    /** A choice made under another revision is no longer valid. */
    revision: site.consentRevision ?? 0,
    privacy: privacy.startsWith('/') ? href(privacy) : privacy,
    heading: texts('consentHeading'),
    text: texts('consentText'),
    changed: texts('consentChanged'),
    acceptAll: texts('consentAcceptAll'),
    onlyNecessary: texts('consentOnlyNecessary'),
    choose: texts('consentChoose'),
    settingsHeading: texts('consentSettingsHeading'),
    settingsText: texts('consentSettingsText'),
    save: texts('consentSave'),
    close: texts('consentClose'),
    privacyLink: texts('consentPrivacyLink'),
    categories: {
      necessary: { name: texts('consentNecessary'), text: texts('consentNecessaryText') },
      analytics: { name: texts('consentAnalytics'), text: texts('consentAnalyticsText') },
      marketing: { name: texts('consentMarketing'), text: texts('consentMarketingText') },
    },
  };
}

export type ConsentSettings = ReturnType<typeof consentSettings>;
