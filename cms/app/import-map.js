import { SchedulePanel as SchedulePanel_2c24674aa7d491d27818bc310a023f38 } from '../components/scheduling/schedule-panel.tsx'
import { DateField as DateField_e9a23a3f8bc9f1dad587e6bcf35f26ca } from '../components/date-time-field.tsx'
import { TagsField as TagsField_97e289257d35c1a6ec96416fdd4f9999 } from '../components/stories/tags-field.tsx'
import { LinkTargetField as LinkTargetField_8612124ba65d0bcf82767f51ac601ce0 } from '../components/links/link-target-field.tsx'
import { OfferTarget as OfferTarget_0b611b6b7fbadb1f5f279bfcdc40a39c } from '../components/links/offer-target.tsx'
import { NameField as NameField_cb9358acf312a9b6d1a0436284cc2870 } from '../components/themes/name-field.tsx'
import { PublishingRequestPanel as PublishingRequestPanel_715bc54a05611e36cb906b24076cfb3e } from '../components/publishing-request/publishing-request.tsx'
import { PageLanguages as PageLanguages_a91733b37bfcf86c0f7b40dff794df5d } from '../components/languages/page-languages.tsx'
import { UsedBy as UsedBy_227276a0c92948563ab2640342828b04 } from '../components/uses/used-by.tsx'
import { NoDiff as NoDiff_7f2be3ecd32349eb918c78bb70d5414a } from '../components/rows/no-diff.tsx'
import { LastChange as LastChange_5079f7aadda1aba00c54fe65c4853db0 } from '../components/history/last-change.tsx'
import { TreeLink as TreeLink_5b8893e44e7cc3e5ba0e2bc19a746894 } from '../views/page-tree/tree-link.tsx'
import { BulkDeletionWarning as BulkDeletionWarning_e0a7794889f8522f4b3f5055f0bdb6d1 } from '../components/uses/bulk-deletion-warning.tsx'
import { PeopleHere as PeopleHere_73b0b6c7241fe8cc2df1b899e4785956 } from '../components/presence/people-here.tsx'
import { PreviewClicks as PreviewClicks_9680697390b131d78b3ea94aa79ba72b } from '../components/preview/preview-clicks.tsx'
import { NewRowExpander as NewRowExpander_465f5f5575179b15507031dfe13c50e1 } from '../components/rows/new-row-expander.tsx'
import { DeletionWarning as DeletionWarning_015357dfdefdb0bcb46ac8d346003b49 } from '../components/uses/deletion-warning.tsx'
import { SaveGuard as SaveGuard_0122b7c140a68c19213f4bdb8d1e8d05 } from '../components/saving/save-guard.tsx'
import { DuplicateLink as DuplicateLink_5ce19738b0ed38171eb5988375973fbf } from '../components/duplicate/duplicate-link.tsx'
import { PublishingStatus as PublishingStatus_26d1537504da81f2333fe07f49984ede } from '../components/status/publishing-status.tsx'
import { VersionsView as VersionsView_0e9372762d43390f26ca387ab2445d5e } from '../views/versions/versions-view.tsx'
import { PageTreeView as PageTreeView_11255e5d2d15ba607b6cbe7fdd136925 } from '../views/page-tree/page-tree-view.tsx'
import { NewPageView as NewPageView_19160db665054e1d25242ff166dcb790 } from '../views/new-document/new-page-view.tsx'
import { MediaUsesField as MediaUsesField_d05c7a5f241b1f0c764affce5a9f3c3f } from '../components/media/media-uses.tsx'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { ListRowLabel as ListRowLabel_bbdc51d56c30f85dd794762d39b88855 } from '../components/rows/list-row-label.tsx'
import { NewSiteView as NewSiteView_330e016c211cf59b93f90583a4745133 } from '../views/new-document/new-site-view.tsx'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { NewShellView as NewShellView_0d4476fcded4b8828c36b3aab4319eb3 } from '../views/new-document/new-shell-view.tsx'
import { TextFinder as TextFinder_e015772d4dfb757d5723784ae6fbccd3 } from '../components/texts/text-finder.tsx'
import { TextKeyField as TextKeyField_0c5d843c4dd493184702d46f932fa398 } from '../components/texts/text-key-field.tsx'
import { BuiltInText as BuiltInText_b2899e4a51460185dd3dfca9d1149e48 } from '../components/texts/built-in-text.tsx'
import { TextRowLabel as TextRowLabel_98ff20d4b43426d3902244db08787586 } from '../components/texts/text-row-label.tsx'
import { RuleCheck as RuleCheck_8e0e4f52530a1a18f15e00508dd1bb8e } from '../views/redirects/rule-check.tsx'
import { RedirectTesterPanel as RedirectTesterPanel_d3cd336f7b13fb784c054b4b3891a200 } from '../views/redirects/redirect-tester-panel.tsx'
import { PreviewPage as PreviewPage_31309abb0477dc118e8d7642c79deba7 } from '../components/themes/preview-page.tsx'
import { ColourField as ColourField_bc903cc60ff5f1f8b272b28a9c7acf56 } from '../components/themes/colour-field.tsx'
import { ThemeContrast as ThemeContrast_f1082433cd4ce79dec37c97bff4cf27f } from '../components/themes/theme-contrast.tsx'
import { FontSample as FontSample_249eecfda2b9b5b030660d8f9a914edb } from '../components/themes/font-sample.tsx'
import { CurrentPasswordField as CurrentPasswordField_7bff41ffe24e8621d5ea2a5bec32ca53 } from '../accounts/views/current-password-field.tsx'
import { AccountSecurity as AccountSecurity_e3dfa25e84fd412150f241961d540782 } from '../accounts/views/account-security.tsx'
import { BlockLabel as BlockLabel_74baa81bc08c9cfef5d2f0300a96dfff } from '../components/rows/block-label.tsx'
import { DateTimeField as DateTimeField_e9a23a3f8bc9f1dad587e6bcf35f26ca } from '../components/date-time-field.tsx'
import { Icon as Icon_179b2034f0954fa99d0cc79d4c677948 } from '../components/brand/icon.tsx'
import { Logo as Logo_0c4452dcb42f715f1662fbae12d78e84 } from '../components/brand/logo.tsx'
import { NavLinks as NavLinks_119dce3fc768612a81ef58f5ba7a8abd } from '../components/brand/nav-links.tsx'
import { KeepLanguage as KeepLanguage_045c5098d27f7ab505430816d46171cd } from '../components/languages/keep-language.tsx'
import { KeepSession as KeepSession_2dec4e48807e8e9f6bc34e042527b005 } from '../accounts/views/keep-session.tsx'
import { UploadLimit as UploadLimit_e3fa8103a2b894a63874c7eb60ee14a1 } from '../components/media/upload-limit.tsx'
import { NameControls as NameControls_c84cb99b05dd61b72f2099cb3306eacf } from '../components/accessibility/name-controls.tsx'
import { SignInView as SignInView_c94dfc4bf899f1b6076a42f87530760b } from '../accounts/views/sign-in-view.tsx'
import { Dashboard as Dashboard_d84d3307e7d15d6698a1f77b0b9ac387 } from '../views/dashboard/dashboard.tsx'
import { StoriesView as StoriesView_a5c929ed6bcb7b4d193fd7cbfa38eb5b } from '../views/stories/stories-view.tsx'
import { NewStoryView as NewStoryView_e189bc667f4b4bd1e2e8bd46d9e944de } from '../views/stories/new-story-view.tsx'
import { DuplicateView as DuplicateView_b476cabc40782784c91a4bb1b878e571 } from '../views/duplicate/duplicate-view.tsx'
import { DealershipsView as DealershipsView_4e5f780857ff30477359c64b2b284d61 } from '../views/dealerships/dealerships-view.tsx'
import { TextsView as TextsView_cb68c59ea28135faf5faceabd1eb9b40 } from '../views/texts/texts-view.tsx'
import { FeedsView as FeedsView_940a87f7821feac09fd626f9a297fc92 } from '../views/feeds/feeds-view.tsx'
import { OperationsView as OperationsView_aea9388aeced3438519a7d0b8cca5bf8 } from '../views/operations/operations-view.tsx'
import { PrivacyView as PrivacyView_cb466cdcc497f8312b6f592cf8381072 } from '../views/privacy/privacy-view.tsx'
import { GuideView as GuideView_56479b0a249432bb66707993f02ac5ba } from '../views/guide/guide-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/components/scheduling/schedule-panel.tsx#SchedulePanel": SchedulePanel_2c24674aa7d491d27818bc310a023f38,
  "/components/date-time-field.tsx#DateField": DateField_e9a23a3f8bc9f1dad587e6bcf35f26ca,
  "/components/stories/tags-field.tsx#TagsField": TagsField_97e289257d35c1a6ec96416fdd4f9999,
  "/components/links/link-target-field.tsx#LinkTargetField": LinkTargetField_8612124ba65d0bcf82767f51ac601ce0,
  "/components/links/offer-target.tsx#OfferTarget": OfferTarget_0b611b6b7fbadb1f5f279bfcdc40a39c,
  "/components/themes/name-field.tsx#NameField": NameField_cb9358acf312a9b6d1a0436284cc2870,
  "/components/publishing-request/publishing-request.tsx#PublishingRequestPanel": PublishingRequestPanel_715bc54a05611e36cb906b24076cfb3e,
  "/components/languages/page-languages.tsx#PageLanguages": PageLanguages_a91733b37bfcf86c0f7b40dff794df5d,
  "/components/uses/used-by.tsx#UsedBy": UsedBy_227276a0c92948563ab2640342828b04,
  "/components/rows/no-diff.tsx#NoDiff": NoDiff_7f2be3ecd32349eb918c78bb70d5414a,
  "/components/history/last-change.tsx#LastChange": LastChange_5079f7aadda1aba00c54fe65c4853db0,
  "/views/page-tree/tree-link.tsx#TreeLink": TreeLink_5b8893e44e7cc3e5ba0e2bc19a746894,
  "/components/uses/bulk-deletion-warning.tsx#BulkDeletionWarning": BulkDeletionWarning_e0a7794889f8522f4b3f5055f0bdb6d1,
  "/components/presence/people-here.tsx#PeopleHere": PeopleHere_73b0b6c7241fe8cc2df1b899e4785956,
  "/components/preview/preview-clicks.tsx#PreviewClicks": PreviewClicks_9680697390b131d78b3ea94aa79ba72b,
  "/components/rows/new-row-expander.tsx#NewRowExpander": NewRowExpander_465f5f5575179b15507031dfe13c50e1,
  "/components/uses/deletion-warning.tsx#DeletionWarning": DeletionWarning_015357dfdefdb0bcb46ac8d346003b49,
  "/components/saving/save-guard.tsx#SaveGuard": SaveGuard_0122b7c140a68c19213f4bdb8d1e8d05,
  "/components/duplicate/duplicate-link.tsx#DuplicateLink": DuplicateLink_5ce19738b0ed38171eb5988375973fbf,
  "/components/status/publishing-status.tsx#PublishingStatus": PublishingStatus_26d1537504da81f2333fe07f49984ede,
  "/views/versions/versions-view.tsx#VersionsView": VersionsView_0e9372762d43390f26ca387ab2445d5e,
  "/views/page-tree/page-tree-view.tsx#PageTreeView": PageTreeView_11255e5d2d15ba607b6cbe7fdd136925,
  "/views/new-document/new-page-view.tsx#NewPageView": NewPageView_19160db665054e1d25242ff166dcb790,
  "/components/media/media-uses.tsx#MediaUsesField": MediaUsesField_d05c7a5f241b1f0c764affce5a9f3c3f,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "/components/rows/list-row-label.tsx#ListRowLabel": ListRowLabel_bbdc51d56c30f85dd794762d39b88855,
  "/views/new-document/new-site-view.tsx#NewSiteView": NewSiteView_330e016c211cf59b93f90583a4745133,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/views/new-document/new-shell-view.tsx#NewShellView": NewShellView_0d4476fcded4b8828c36b3aab4319eb3,
  "/components/texts/text-finder.tsx#TextFinder": TextFinder_e015772d4dfb757d5723784ae6fbccd3,
  "/components/texts/text-key-field.tsx#TextKeyField": TextKeyField_0c5d843c4dd493184702d46f932fa398,
  "/components/texts/built-in-text.tsx#BuiltInText": BuiltInText_b2899e4a51460185dd3dfca9d1149e48,
  "/components/texts/text-row-label.tsx#TextRowLabel": TextRowLabel_98ff20d4b43426d3902244db08787586,
  "/views/redirects/rule-check.tsx#RuleCheck": RuleCheck_8e0e4f52530a1a18f15e00508dd1bb8e,
  "/views/redirects/redirect-tester-panel.tsx#RedirectTesterPanel": RedirectTesterPanel_d3cd336f7b13fb784c054b4b3891a200,
  "/components/themes/preview-page.tsx#PreviewPage": PreviewPage_31309abb0477dc118e8d7642c79deba7,
  "/components/themes/colour-field.tsx#ColourField": ColourField_bc903cc60ff5f1f8b272b28a9c7acf56,
  "/components/themes/theme-contrast.tsx#ThemeContrast": ThemeContrast_f1082433cd4ce79dec37c97bff4cf27f,
  "/components/themes/font-sample.tsx#FontSample": FontSample_249eecfda2b9b5b030660d8f9a914edb,
  "/accounts/views/current-password-field.tsx#CurrentPasswordField": CurrentPasswordField_7bff41ffe24e8621d5ea2a5bec32ca53,
  "/accounts/views/account-security.tsx#AccountSecurity": AccountSecurity_e3dfa25e84fd412150f241961d540782,
  "/components/rows/block-label.tsx#BlockLabel": BlockLabel_74baa81bc08c9cfef5d2f0300a96dfff,
  "/components/date-time-field.tsx#DateTimeField": DateTimeField_e9a23a3f8bc9f1dad587e6bcf35f26ca,
  "/components/brand/icon.tsx#Icon": Icon_179b2034f0954fa99d0cc79d4c677948,
  "/components/brand/logo.tsx#Logo": Logo_0c4452dcb42f715f1662fbae12d78e84,
  "/components/brand/nav-links.tsx#NavLinks": NavLinks_119dce3fc768612a81ef58f5ba7a8abd,
  "/components/languages/keep-language.tsx#KeepLanguage": KeepLanguage_045c5098d27f7ab505430816d46171cd,
  "/accounts/views/keep-session.tsx#KeepSession": KeepSession_2dec4e48807e8e9f6bc34e042527b005,
  "/components/media/upload-limit.tsx#UploadLimit": UploadLimit_e3fa8103a2b894a63874c7eb60ee14a1,
  "/components/accessibility/name-controls.tsx#NameControls": NameControls_c84cb99b05dd61b72f2099cb3306eacf,
  "/accounts/views/sign-in-view.tsx#SignInView": SignInView_c94dfc4bf899f1b6076a42f87530760b,
  "/views/dashboard/dashboard.tsx#Dashboard": Dashboard_d84d3307e7d15d6698a1f77b0b9ac387,
  "/views/stories/stories-view.tsx#StoriesView": StoriesView_a5c929ed6bcb7b4d193fd7cbfa38eb5b,
  "/views/stories/new-story-view.tsx#NewStoryView": NewStoryView_e189bc667f4b4bd1e2e8bd46d9e944de,
  "/views/duplicate/duplicate-view.tsx#DuplicateView": DuplicateView_b476cabc40782784c91a4bb1b878e571,
  "/views/dealerships/dealerships-view.tsx#DealershipsView": DealershipsView_4e5f780857ff30477359c64b2b284d61,
  "/views/texts/texts-view.tsx#TextsView": TextsView_cb68c59ea28135faf5faceabd1eb9b40,
  "/views/feeds/feeds-view.tsx#FeedsView": FeedsView_940a87f7821feac09fd626f9a297fc92,
  "/views/operations/operations-view.tsx#OperationsView": OperationsView_aea9388aeced3438519a7d0b8cca5bf8,
  "/views/privacy/privacy-view.tsx#PrivacyView": PrivacyView_cb466cdcc497f8312b6f592cf8381072,
  "/views/guide/guide-view.tsx#GuideView": GuideView_56479b0a249432bb66707993f02ac5ba,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
